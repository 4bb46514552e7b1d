import type { JobReasonCode } from '../../fleet/index.ts'
import type { TruckRefusal } from '../yard/dispatch.store.ts'

/** How long a truck that refused a move is not asked for it again, in milliseconds; doubled with every refusal. */
export const REJECTION_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 600_000

/** A truck that refused so many moves one after the other is asked for none for a while. */
export const MANY_REFUSALS = 3
/** Refusals older than this say nothing about how the truck is now, in milliseconds. */
const REFUSALS_COUNT_FOR_MS = 2 * LONGEST_PAUSE_MS

/** Reasons that speak of the move; the truck may well take another one. */
const ABOUT_THE_MOVE: readonly (string | null)[] = [
  'unsupported_action',
  'invalid_job',
] satisfies JobReasonCode[]

/** What the truck said when it refused this move, while it is not to be asked again; null: it may be asked. */
export function refusalOfMove(
  refusals: readonly TruckRefusal[],
  truckId: string,
  moveId: string,
  now: string,
): string | null {
  const last = refusals.find(
    one => one.event === 'rejected' && one.moveId === moveId && one.truckId === truckId,
  )
  return last && isWithin(last.at, now, pauseAfter(last.count)) ? last.text : null
}

/**
 * Whether the truck refuses whatever it is given and is left alone for a while, the longer the more it refused: with a
 * long queue there would always be another move to ask it for, for ever.
 *
 * @param truck with the time when it last took an order, as far as this server has seen
 */
export function refusesEverything(
  refusals: readonly TruckRefusal[],
  truck: { id: string; acceptedAt: string | null },
  now: string,
): boolean {
  const acceptedAt = truck.acceptedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(truck.acceptedAt)
  const recent = refusals.filter(
    one =>
      one.event === 'rejected' &&
      one.truckId === truck.id &&
      Date.parse(one.at) > acceptedAt &&
      !ABOUT_THE_MOVE.includes(one.code) &&
      isWithin(one.at, now, REFUSALS_COUNT_FOR_MS),
  )
  if (recent.length < MANY_REFUSALS) return false
  const times = recent.reduce((sum, { count }) => sum + count, 0)
  const pause = pauseAfter(times - MANY_REFUSALS + 1)
  return recent.some(({ at }) => isWithin(at, now, pause))
}

/** Whether a truck that forgot its order more than once is given time before it gets the move again. */
export function forgetsTooOften(
  refusals: readonly TruckRefusal[],
  truckId: string,
  moveId: string,
  now: string,
): boolean {
  const lost = refusals.find(one => one.event === 'lost' && one.moveId === moveId && one.truckId === truckId)
  return lost !== undefined && lost.count > 1 && isWithin(lost.at, now, pauseAfter(lost.count - 1))
}

const pauseAfter = (count: number) => Math.min(REJECTION_PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS)

const isWithin = (at: string, now: string, milliseconds: number) =>
  Date.parse(now) - Date.parse(at) < milliseconds
