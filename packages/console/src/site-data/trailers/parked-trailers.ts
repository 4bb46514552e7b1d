import type { TrailerRow } from './use-trailers.ts'

/** The trailer in each zone, by zone id. A trailer in transit hangs on a truck and stands in no zone. */
export function parkedTrailers(trailers: readonly TrailerRow[]): ReadonlyMap<string, TrailerRow> {
  const parked = new Map<string, TrailerRow>()
  for (const trailer of trailers) {
    if (trailer.zoneId !== null && !trailer.inTransit && !trailer.archived)
      parked.set(trailer.zoneId, trailer)
  }
  return parked
}
