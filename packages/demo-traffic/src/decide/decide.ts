import type { Pace } from '../config/paces.ts'
import { type Unclaimed, unclaimed } from '../yard/unclaimed.ts'
import type { YardMove, YardView } from '../yard/yard-view.ts'
import { atTheGate } from './at-the-gate.ts'
import { charge } from './charge.ts'
import { dockJob } from './dock-job.ts'
import type { Intent } from './intent.ts'
import type { Turn } from './turn.ts'

/** A queued move that no truck has taken for so long waits for something that only a person can change, in milliseconds. */
const STUCK_MS = 5 * 60_000
/** Moves that may be stuck beside those that trucks are to do; more are not made. */
const MOST_STUCK = 2
/** How long it takes until somebody sees that a driver forgot to confirm, on average, in milliseconds. */
const NOTICED_AFTER_MS = 15 * 60_000

/**
 * What gate or dock office does now; null: nothing. One thing at a time, so that no two of them want the same spot. Trucks that run low come first. One
 * move is always under way where trucks are in service; everything else comes by chance, at the pace. Nothing happens
 * outside of working hours.
 */
export function decide(view: YardView, turn: Turn): Intent | null {
  if (!view.isWorkingHours) return null
  const free = unclaimed(view)
  const count = mayQueue(view, turn.pace)
  const first = count === 'now' ? dockJob('queue_move', view, free, turn.random) : null
  return (
    charge(view, turn) ??
    first ??
    atTheGate(view, free, turn) ??
    confirmation(view, turn) ??
    draft(view, free, turn) ??
    (count === 'when due' && isNextDue(view, turn) ? dockJob('queue_move', view, free, turn.random) : null)
  )
}

/** Whether something that comes every so often, on average, comes in this turn. */
const happens = ({ random, sinceMs }: Turn, everyMs: number): boolean => random.chance(sinceMs / everyMs)

/** Trucks are for people first: while a move of theirs waits, the demo keeps no more than one truck. */
function mayQueue({ moves, trucksInService }: YardView, pace: Pace): 'now' | 'when due' | 'no' {
  if (trucksInService === 0) return 'no'
  const queued = moves.filter(isJob)
  const stuck = queued.filter(isStuck).length
  const underWay = queued.length - stuck
  if (stuck > MOST_STUCK) return 'no'
  if (underWay === 0) return 'now'
  const peopleWait = moves.some(({ isOurs, status }) => !isOurs && status === 'pending')
  const most = Math.ceil(pace.truckShare * trucksInService)
  return underWay < most && !peopleWait ? 'when due' : 'no'
}

/** A queued move of its own that a door asked for. */
const isJob = ({ isOurs, status, isCharging }: YardMove): boolean =>
  isOurs && status !== 'draft' && !isCharging

const isStuck = ({ status, ageMs }: YardMove): boolean => status === 'pending' && ageMs > STUCK_MS

/** By chance, and at the latest when the newest of its own moves is as old as the pace has it, so that drives overlap. */
function isNextDue({ moves }: YardView, turn: Turn): boolean {
  const ages = moves.filter(isJob).map(({ ageMs }) => ageMs)
  return happens(turn, turn.pace.moveEveryMs) || Math.min(...ages) >= turn.pace.moveEveryMs
}

/** Somebody confirms what a driver forgot; only for trailers of its own. */
function confirmation({ trailers, moves }: YardView, turn: Turn): Intent | null {
  const claimed = new Set(moves.map(({ trailerId }) => trailerId))
  const forgotten = trailers.filter(
    ({ id, isOurs, otrDropOffConfirmed }) => isOurs && !otrDropOffConfirmed && !claimed.has(id),
  )
  if (forgotten.length === 0 || !happens(turn, NOTICED_AFTER_MS / forgotten.length)) return null
  return { kind: 'confirm_drop_off', trailerId: turn.random.pick(forgotten).id }
}

function draft(view: YardView, free: Unclaimed, turn: Turn): Intent | null {
  const drafts = view.moves.filter(({ isOurs, status }) => isOurs && status === 'draft')
  if (drafts.length >= turn.pace.mostDrafts || !happens(turn, turn.pace.draftEveryMs)) return null
  return dockJob('draft_move', view, free, turn.random)
}
