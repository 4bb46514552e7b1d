import { type Move, type WaitReason, waitReason } from '@tractrix/domain/moves'
import { trailerName } from '@tractrix/domain/trailers'
import { obstacleReason } from '../rules/choose-truck.ts'
import { loadText } from '../rules/load-of.ts'
import { lostSince } from '../rules/lost-truck.ts'
import { lostReason, silentReason, standReasons } from '../rules/stand-reasons.ts'
import { noGoAhead } from '../rules/yard-reasons.ts'
import type { DispatchTruck } from '../yard/dispatch-yard.ts'
import type { DispatchRun } from './dispatch-run.ts'
import { resumeObstacle } from './resume-moves.ts'
import { mayHoldTrailer } from './return-lost-moves.ts'

/** Finds out what holds the moves in progress: nobody shall look at one that hangs without being told why. */
export async function judgeDrives(run: DispatchRun): Promise<void> {
  const ordered = new Set([...run.yard.openOrders, ...run.jobs].map(({ moveId }) => moveId))
  for (const queued of run.yard.moves) {
    const { move } = queued
    const truck = run.yard.trucks.find(one => one.truck.id === move.truck?.id)
    if (move.status !== 'in_progress' || !truck) continue
    const closed = noGoAhead(move, run.yard)
    const since = lostSince(truck, move, run.yard, run)
    if (since !== null && (await mayHoldTrailer(run, queued, truck))) {
      run.driving.push({ move, reasons: [...closed, lostReason(truck, move, since, run.now)] })
      continue
    }
    const held = ordered.has(move.id) ? standReasons(truck, run.now) : lostReasons(run, move, truck)
    run.driving.push({ move, reasons: [...closed, ...held] })
  }
}

/** Why a truck that lost its order has not been given it again. */
function lostReasons(run: DispatchRun, move: Move, truck: DispatchTruck): WaitReason[] {
  const obstacle = resumeObstacle(run, move, truck)
  if (obstacle === null) return []
  if (obstacle === 'forgetful') return [waitReason('truck_forgot_order', { truck: truck.truck })]
  const named = {
    truck: truck.truck,
    trailer: move.trailer && { id: move.trailer.id, name: trailerName(move.trailer) },
  }
  if (obstacle === 'load_unknown') return [waitReason('load_unknown', named)]
  if (obstacle === 'load_contradicts')
    return [waitReason('load_contradicts', { ...named, detail: loadText(truck, run.now) })]
  if (obstacle.kind === 'stale') return [silentReason(truck, run.now)]
  return [obstacleReason(obstacle, truck.truck, move)]
}
