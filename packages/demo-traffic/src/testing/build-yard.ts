import type { YardMove, YardSpot, YardTrailer, YardTruck, YardView } from '../yard/yard-view.ts'

/** Monday noon in Vienna. */
export const MONDAY_NOON = new Date('2026-11-23T11:00:00Z')

/** A yard of twelve stalls and four doors, half of both filled with rested trailers of others, and two trucks. */
export function buildYard(changes: Partial<YardView> = {}): YardView {
  return {
    now: MONDAY_NOON,
    timeZone: 'Europe/Vienna',
    isWorkingHours: true,
    confirmsDropOffs: true,
    trucksInService: 2,
    trucks: [],
    spots: [...spots('stall', 12), ...spots('door', 4)],
    trailers: [
      ...Array.from({ length: 6 }, (_, index) => buildTrailer(`stall-${index + 1}`)),
      ...Array.from({ length: 2 }, (_, index) => buildTrailer(`door-${index + 1}`)),
    ],
    moves: [],
    chargings: [],
    peoplesTrailerIds: [],
    ...changes,
  }
}

const spots = (kind: YardSpot['kind'], count: number): YardSpot[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${kind}-${index + 1}`, kind, enabled: true }))

/** A trailer of others that stands in a spot for a long time; its id is `in-<spot>`. */
export function buildTrailer(zoneId: string, changes: Partial<YardTrailer> = {}): YardTrailer {
  return {
    id: `in-${zoneId}`,
    scac: 'SNLU',
    serial: `1${zoneId.replaceAll(/\D/g, '')}`,
    dimensionCode: 'standard',
    zoneId,
    canMove: true,
    isMoving: false,
    otrDropOffConfirmed: true,
    isOurs: false,
    restedMs: 3_600_000,
    ...changes,
  }
}

/** A move of the demo traffic that a truck is doing, elsewhere in the yard. */
export function buildMove(changes: Partial<YardMove> = {}): YardMove {
  return {
    isOurs: true,
    status: 'in_progress',
    trailerId: 'elsewhere',
    fromZoneId: null,
    toZoneId: null,
    truckId: null,
    isCharging: false,
    ageMs: 5_000,
    ...changes,
  }
}

/** An idle truck with a low battery. */
export function buildTruck(id: string, changes: Partial<YardTruck> = {}): YardTruck {
  return { id, isFree: true, batteryPercentage: 30, chargerId: null, ...changes }
}
