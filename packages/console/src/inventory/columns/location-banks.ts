import type { ZoneRow } from '../../site-data/index.ts'

/** Stands for trailers in no zone among the values of the Location filter. */
export const NO_ZONE = ''

/** Where a trailer can be, as the Location filter offers it. */
export interface LocationBanks {
  /** The value of the filter for a zone: its bank, or its own name where it belongs to none. */
  bankOf: (zoneId: string | null) => string
  /** The name of a zone; null for none, and for one that is not known. */
  nameOf: (zoneId: string | null) => string | null
  /** Every bank once, by name. */
  banks: readonly string[]
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Rows of stalls and doors in place of hundreds of spots. */
export function locationBanks(zones: readonly ZoneRow[]): LocationBanks {
  const byId = new Map(zones.map(zone => [zone.id, zone]))
  const zoneOf = (id: string | null) => (id === null ? undefined : byId.get(id))
  const bankName = (zone: ZoneRow) => zone.bank ?? zone.name
  const banks = new Set(
    zones.filter(({ zoneType }) => TRAILER_ZONES.has(zoneType)).map(zone => bankName(zone)),
  )
  return {
    bankOf: id => {
      const zone = zoneOf(id)
      return zone === undefined ? NO_ZONE : bankName(zone)
    },
    nameOf: id => zoneOf(id)?.name ?? null,
    banks: [...banks].sort(names.compare),
  }
}

/** Zones in which trailers are parked. */
const TRAILER_ZONES: ReadonlySet<ZoneRow['zoneType']> = new Set([
  'trailer_dock_spot',
  'trailer_parking_spot',
  'staging',
])
