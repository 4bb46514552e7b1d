/** Telemetry older than this is stale, in milliseconds: half a minute (MV-TRK-05). */
export const TELEMETRY_STALE_AFTER_MS = 30_000

/** A truck from which nothing came for this long is stale whatever its timestamps say, in milliseconds (MV-TRK-06). */
export const TELEMETRY_SILENT_AFTER_MS = 300_000

/** A truck whose last message came less than this ago is live, in milliseconds (OP-CNB-01). */
export const TRUCK_LIVE_WITHIN_MS = 5_000

/** A truck unheard of for this long is disconnected, in milliseconds (OP-CNB-02). */
export const TRUCK_DISCONNECTED_AFTER_MS = 7_000

/** A moment: ISO 8601 text or milliseconds since 1970. */
export type Moment = string | number

/** A truck whose clock is farther from ours than this is reported, in seconds. */
export const CLOCK_OFFSET_WARNING_SECONDS = 5

/**
 * Whether telemetry is too old to trust (MV-TRK-05, MV-TRK-06, MV-OPEN-94). The truck's own clock has no say in it.
 * @param updatedAt when the server received it, by the clock of `now`; null: never
 * @param receivedAt when the last update of any kind arrived where it is shown; as `updatedAt` when left out
 */
export function isTelemetryStale(updatedAt: Moment | null, now: Moment, receivedAt = updatedAt): boolean {
  if (updatedAt === null || receivedAt === null) return true
  // A time of receipt ahead of now was written before a clock was set back: as far off, it says as little.
  const age = Math.abs(milliseconds(now) - milliseconds(updatedAt))
  const silence = milliseconds(now) - milliseconds(receivedAt)
  return !(age <= TELEMETRY_STALE_AFTER_MS && silence <= TELEMETRY_SILENT_AFTER_MS)
}

/** How connected a truck looks from its last update: under 5 s live, up to 7 s connected, then gone (OP-OPEN-97). */
export function truckPresence(updatedAt: Moment | null, now: Moment): 'live' | 'connected' | 'disconnected' {
  if (updatedAt === null) return 'disconnected'
  const age = milliseconds(now) - milliseconds(updatedAt)
  if (age < TRUCK_LIVE_WITHIN_MS) return 'live'
  return age < TRUCK_DISCONNECTED_AFTER_MS ? 'connected' : 'disconnected'
}

/** An unreadable text gives NaN, which no comparison above takes for fresh. */
function milliseconds(moment: Moment): number {
  return typeof moment === 'number' ? moment : Date.parse(moment)
}
