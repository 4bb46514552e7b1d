/** What is known of a trailer on site when a line is judged. */
export interface YardTrailer {
  id: string
  scac: string
  serial: string
  dimensionCode: string | null
  loaded: boolean | null
  zoneId: string | null
  notes: string | null
}

/** A zone by the name that files use. */
export interface YardZone {
  id: string
  name: string
  /** Whether a trailer can stand there. */
  isSpot: boolean
}

/** Names and spots of a yard, kept up to date while the lines of a file are gone through one after the other. */
export class ImportYard {
  readonly #zones: ReadonlyMap<string, YardZone>
  readonly #trailers = new Map<string, YardTrailer>()
  readonly #occupants = new Map<string, YardTrailer>()

  constructor(zones: readonly YardZone[], trailers: readonly YardTrailer[]) {
    const named = (name: (zone: YardZone) => string) => zones.map(zone => [name(zone), zone] as const)
    // Names that differ in case only are told apart where they are written exactly so.
    this.#zones = new Map([...named(({ name }) => name.toUpperCase()), ...named(({ name }) => name)])
    for (const trailer of trailers) this.put(trailer)
  }

  /** The zone of that name, whatever its case; null: there is none. */
  zoneOf(name: string): YardZone | null {
    return this.#zones.get(name) ?? this.#zones.get(name.toUpperCase()) ?? null
  }

  /** The trailer on site of that carrier and number; null: there is none. */
  trailerOf(name: Pick<YardTrailer, 'scac' | 'serial'>): YardTrailer | null {
    return this.#trailers.get(keyOf(name)) ?? null
  }

  /** The trailer that stands in the zone; null: none does. */
  occupantOf(zoneId: string): YardTrailer | null {
    return this.#occupants.get(zoneId) ?? null
  }

  /** Notes how a trailer stands from now on. */
  put(trailer: YardTrailer): void {
    const before = this.trailerOf(trailer)
    if (before?.zoneId) this.#occupants.delete(before.zoneId)
    this.#trailers.set(keyOf(trailer), trailer)
    if (trailer.zoneId !== null) this.#occupants.set(trailer.zoneId, trailer)
  }
}

const keyOf = ({ scac, serial }: Pick<YardTrailer, 'scac' | 'serial'>): string =>
  `${scac.toUpperCase()} ${serial.toUpperCase()}`
