import type { Move } from '@tractrix/domain/moves'
import type { DispatchTruck, DispatchYard } from '../yard/dispatch-yard.ts'

/** How long a truck with a move may be silent before it counts as lost, in milliseconds, unless the settings say so. */
export const LOST_TRUCK_AFTER_MS = 120_000

/**
 * When the last message of a truck that counts as lost came, ISO; null: it is not lost. Silence counts only while this server
 * listens: neither a restart nor a broker that is away makes a truck lost.
 */
export function lostSince(
  { lastMessageAt, telemetry }: DispatchTruck,
  { inProgressAt }: Pick<Move, 'inProgressAt'>,
  { listeningSince }: Pick<DispatchYard, 'listeningSince'>,
  { now, lostTruckAfterMs }: { now: string; lostTruckAfterMs: number },
): string | null {
  if (listeningSince === null) return null
  const silentFrom = Math.max(
    ...[lastMessageAt, listeningSince, inProgressAt].map(at => Date.parse(at ?? '1970')),
  )
  if (Date.parse(now) - silentFrom < lostTruckAfterMs) return null
  if (lastMessageAt !== null) return lastMessageAt
  const reported = telemetry.isDefault ? null : telemetry.updatedAt
  return reported !== null && reported < now ? reported : (inProgressAt ?? listeningSince)
}
