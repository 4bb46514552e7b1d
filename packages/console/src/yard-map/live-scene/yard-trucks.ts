import type { LatLon, SentenceText } from '@tractrix/domain/platform'
import type { ServerAlertCode } from '@tractrix/domain/trucks'
import type { MapPoint } from '../../map-kit/index.ts'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import type { Telemetry } from '../../site-data/index.ts'
import { truckLook } from '../../trucks/index.ts'
import type { DrawnTruck } from '../scene/drawn-truck.ts'
import { STANDARD_LENGTH_METERS, STANDARD_WIDTH_METERS } from '../scene/trailer-body.ts'
import { TruckMotion } from '../scene/truck-motion.ts'

/** Time in which a truck appears and goes (OP-OVL-22, OP-OPEN-21), in milliseconds. */
export const FADE_MS = 500
/** A fade wants as many pictures as a truck at this speed, in meters per second. */
const FADE_PACE = 3

/** Alerts of a truck whose position is not where it says, or nowhere. */
const PLACE_DOUBTS: readonly string[] = ['WRONG_MAP', 'INVALID_VALUE'] satisfies ServerAlertCode[]

type TowedTrailer = NonNullable<DrawnTruck['trailer']>

/** What is drawn behind a truck that tows something nobody knows. */
const UNKNOWN_TRAILER: TowedTrailer = {
  type: 'dryVan',
  lengthMeters: STANDARD_LENGTH_METERS,
  widthMeters: STANDARD_WIDTH_METERS,
  loaded: true,
  scac: '',
  serial: '',
}

interface KnownTruck {
  sample: Telemetry
  receivedAt: number
  motion: TruckMotion
  /** Since when it is drawn, and under which name; null while it is not. */
  shown: { name: string; since: number } | null
  /** Since when it has no name any more. */
  goneAt: number | null
}

/** The site's trucks as the map draws them: fed with telemetry as it comes, asked for poses as often as one likes. */
export class YardTrucks {
  readonly #known = new Map<string, KnownTruck>()
  readonly #toYard: (place: LatLon) => MapPoint
  /** Names by truck id; a truck without one fades away. */
  names: ReadonlyMap<string, string> = new Map()
  /** Trailers by id, for what trucks tow. */
  trailers: ReadonlyMap<string, TowedTrailer> = new Map()
  /** The trailer that the inventory hangs on a truck, by truck id; what the truck itself says comes first. */
  attached: ReadonlyMap<string, string> = new Map()
  selectedId: string | null = null
  showStates = true

  constructor(toYard: (place: LatLon) => MapPoint) {
    this.#toYard = toYard
  }

  /**
   * Takes the newest sample of a truck; one without a position leaves it where it was. A truck whose place is not
   * believed is not drawn at all.
   */
  take(sample: Telemetry, receivedAt: number): void {
    const { latitudeDegrees: latitude, longitudeDegrees: longitude, headingRadians } = sample
    if (latitude === null || longitude === null) {
      if (sample.alerts.some(({ code }) => PLACE_DOUBTS.includes(code))) this.#known.delete(sample.truckId)
      return
    }
    const known = this.#known.get(sample.truckId)
    if (known?.sample === sample) return
    const motion = known?.motion ?? new TruckMotion()
    motion.sample({
      reportedAt: sample.reportedAt === null ? null : Date.parse(sample.reportedAt),
      receivedAt,
      ...this.#toYard({ latitude, longitude }),
      headingRadians: headingRadians ?? 0,
      trailerAngleRadians: sample.trailerIsConnected ? (sample.trailerAngleRadians ?? 0) : null,
    })
    const { shown = null, goneAt = null } = known ?? {}
    this.#known.set(sample.truckId, { sample, receivedAt, motion, shown, goneAt })
  }

  /** The trucks of one picture; selected and needing help last, so that they lie on top. */
  drawn(now: number): DrawnTruck[] {
    const trucks: DrawnTruck[] = []
    for (const [id, known] of this.#known) {
      this.#appearOrGo(id, known, now)
      if (known.shown) trucks.push(this.#draw(id, known.shown.name, known, now))
    }
    return trucks.sort((a, b) => onTop(a) - onTop(b))
  }

  /** Where a truck is now, in yard meters; null when it has not said. */
  place(truckId: string, now: number): MapPoint | null {
    return this.#known.get(truckId)?.motion.at(now) ?? null
  }

  /** Ids of the trailers that trucks say they tow: those stand in no spot, whatever the inventory still says. */
  towedIds(): string[] {
    return [...this.#known.values()].flatMap(({ sample }) => sample.connectedTrailerId ?? [])
  }

  /** How fast anything moves on the next picture, in meters per second; 0 when it would be the same as this one. */
  pace(now: number): number {
    let fastest = 0
    for (const { motion, shown, goneAt } of this.#known.values()) {
      const fades = (shown !== null && now - shown.since < FADE_MS) || goneAt !== null
      fastest = Math.max(fastest, motion.pace(now), fades ? FADE_PACE : 0)
    }
    return fastest
  }

  #appearOrGo(id: string, known: KnownTruck, now: number): void {
    const name = this.names.get(id)
    if (name !== undefined) {
      known.shown = { name, since: known.shown?.since ?? now }
      known.goneAt = null
      return
    }
    if (known.shown === null) return
    known.goneAt ??= now
    if (now - known.goneAt < FADE_MS) return
    known.shown = null
    known.goneAt = null
  }

  #draw(id: string, name: string, known: KnownTruck, now: number): DrawnTruck {
    const { sample, receivedAt, motion } = known
    const look = truckLook(sample, receivedAt, now)
    const isStale = look.color === 'grey'
    return {
      id,
      name,
      pose: motion.at(now),
      color: look.color,
      isStale,
      isSelected: id === this.selectedId,
      needsHelp: look.needsHelp,
      label: this.#label(sample, isStale, look.label),
      opacity: opacityOf(known, now),
      trailer: this.#trailerBehind(id, sample),
    }
  }

  #trailerBehind(truckId: string, sample: Telemetry): TowedTrailer | null {
    if (!sample.trailerIsConnected) return null
    const trailerId = sample.connectedTrailerId ?? this.attached.get(truckId) ?? ''
    return this.trailers.get(trailerId) ?? UNKNOWN_TRAILER
  }

  #label(sample: Telemetry, isStale: boolean, state: SentenceText): string | null {
    if (!this.showStates) return null
    return isStale ? t('Last seen here at {time}', { time: formatTimestamp(sample.updatedAt) }) : t(state)
  }
}

const onTop = (truck: DrawnTruck) => (truck.isSelected ? 2 : truck.needsHelp ? 1 : 0)

function opacityOf({ shown, goneAt }: KnownTruck, now: number): number {
  if (goneAt !== null) return Math.max(0, 1 - (now - goneAt) / FADE_MS)
  return shown ? Math.min(1, Math.max(0, now - shown.since) / FADE_MS) : 0
}
