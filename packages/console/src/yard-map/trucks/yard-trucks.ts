import type { LatLon } from '@tractrix/domain/platform'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { type Telemetry, truckLook } from '../../trucks/index.ts'
import type { DrawnTruck } from '../drawing/draw-trucks.ts'
import type { YardPoint } from '../frame/yard-frame.ts'
import { TruckMotion } from './truck-motion.ts'

/** Time in which a truck appears (OP-OVL-22, OP-OPEN-21), in milliseconds. */
const FADE_MS = 500

interface KnownTruck {
  sample: Telemetry
  receivedAt: number
  motion: TruckMotion
  appearedAt: number
}

/** The site's trucks as the map draws them: fed with telemetry as it comes, asked for poses as often as one likes. */
export class YardTrucks {
  readonly #known = new Map<string, KnownTruck>()
  readonly #toYard: (place: LatLon) => YardPoint
  /** Names by truck id; a truck without a name, or an archived one, is not drawn. */
  names: ReadonlyMap<string, string> = new Map()
  /** What each truck tows, by truck id. */
  towed: ReadonlyMap<string, NonNullable<DrawnTruck['trailer']>> = new Map()
  selectedId: string | null = null
  showStates = true

  constructor(toYard: (place: LatLon) => YardPoint) {
    this.#toYard = toYard
  }

  /** Takes the newest sample of a truck; one without a position leaves it where it was. */
  take(sample: Telemetry, receivedAt: number): void {
    const { latitudeDegrees: latitude, longitudeDegrees: longitude, headingRadians } = sample
    if (latitude === null || longitude === null) return
    const known = this.#known.get(sample.truckId)
    if (known?.sample === sample) return
    const motion = known?.motion ?? new TruckMotion()
    motion.sample({
      receivedAt,
      ...this.#toYard({ latitude, longitude }),
      headingRadians: headingRadians ?? 0,
      trailerAngleRadians: sample.trailerIsConnected ? (sample.trailerAngleRadians ?? 0) : null,
    })
    const appearedAt = known?.appearedAt ?? receivedAt
    this.#known.set(sample.truckId, { sample, receivedAt, motion, appearedAt })
  }

  /** The trucks of one picture; selected and needing help last, so that they lie on top. */
  drawn(now: number): DrawnTruck[] {
    const trucks: DrawnTruck[] = []
    for (const [id, known] of this.#known) {
      const name = this.names.get(id)
      if (name !== undefined) trucks.push(this.#draw(id, name, known, now))
    }
    return trucks.sort((a, b) => onTop(a) - onTop(b))
  }

  /** Where a truck was last, in degrees; null when it has not said. */
  position(truckId: string): LatLon | null {
    const sample = this.#known.get(truckId)?.sample
    if (!sample || sample.latitudeDegrees === null || sample.longitudeDegrees === null) return null
    return { latitude: sample.latitudeDegrees, longitude: sample.longitudeDegrees }
  }

  /** Whether the next picture would differ from this one. */
  isMoving(now: number): boolean {
    for (const { motion, appearedAt } of this.#known.values())
      if (motion.isMoving(now) || now - appearedAt < FADE_MS) return true
    return false
  }

  #draw(
    id: string,
    name: string,
    { sample, receivedAt, motion, appearedAt }: KnownTruck,
    now: number,
  ): DrawnTruck {
    const look = truckLook(sample, receivedAt, now)
    const isStale = look.colour === 'grey'
    return {
      id,
      name,
      pose: motion.at(now),
      colour: look.colour,
      isStale,
      isSelected: id === this.selectedId,
      needsHelp: !isStale && (sample.hasRemoteAssist || !sample.eStopReleased || look.colour === 'red'),
      label: this.#label(sample, isStale, look.label),
      opacity: Math.min(1, (now - appearedAt) / FADE_MS),
      trailer: sample.trailerIsConnected ? (this.towed.get(id) ?? null) : null,
    }
  }

  #label(sample: Telemetry, isStale: boolean, state: string): string | null {
    if (!this.showStates) return null
    return isStale ? t('Last seen here at {time}', { time: formatTimestamp(sample.updatedAt) }) : t(state)
  }
}

const onTop = (truck: DrawnTruck) => (truck.isSelected ? 2 : truck.needsHelp ? 1 : 0)
