import { type Move, type WaitReason, waitReason } from '@tractrix/domain/moves'
import type { DispatchRun } from '../dispatch-run.ts'
import type { DispatchTruck } from '../dispatch-yard.ts'
import { obstacleReason } from '../rules/choose-truck.ts'
import { silentReason, standReasons } from '../rules/stand-reasons.ts'
import { noGoAhead } from '../rules/yard-reasons.ts'
import { resumeObstacle } from './resume-moves.ts'

/** Finds out what holds the moves in progress: nobody shall look at one that hangs without being told why. */
export function judgeDrives(run: DispatchRun): void {
  const ordered = new Set([...run.yard.openOrders, ...run.jobs].map(({ moveId }) => moveId))
  for (const { move } of run.yard.moves) {
    const truck = run.yard.trucks.find(one => one.truck.id === move.truck?.id)
    if (move.status !== 'in_progress' || !truck) continue
    const closed = noGoAhead(move, run.yard)
    const held = ordered.has(move.id) ? standReasons(truck, run.now) : lostReasons(run, move, truck)
    run.driving.push({ move, reasons: [...closed, ...held] })
  }
}

/** Why a truck that lost its order has not been given it again. */
function lostReasons(run: DispatchRun, move: Move, truck: DispatchTruck): WaitReason[] {
  const obstacle = resumeObstacle(run, move, truck)
  if (obstacle === null) return []
  if (obstacle === 'forgetful') return [waitReason('truck_forgot_order', { truck: truck.truck })]
  if (obstacle.kind === 'stale') return [silentReason(truck, run.now)]
  return [obstacleReason(obstacle, truck.truck, move)]
}
