import { catalogued } from '@tractrix/domain/errors'
import { MOVE_REFUSALS, type Move, transition } from '@tractrix/domain/moves'
import type { Actor, Sentence } from '@tractrix/domain/platform'
import { isPlaygroundTruck } from '@tractrix/domain/trucks'
import type { Trx } from '../../platform/db/index.ts'
import { changeSite } from '../../platform/db/index.ts'
import { readTrucks, type TruckRecord } from '../../trucks/index.ts'
import type { ActionContext } from '../changes/action-context.ts'
import { changeMove } from '../changes/change-move.ts'
import { loadMove } from '../changes/load-moves.ts'
import { isTruckDriving } from '../store/moves.store.ts'

/**
 * Gives a move to a stub truck, for tests of integrations (MV-MUT-12, MV-OPEN-92): a pending move is then in progress, any
 * other keeps its status. Nothing drives; the testing tools end the move. A stub does one move at a time, like a truck.
 *
 * @throws MOVE_ACTION:NOT_ALLOWED for a truck that is no stub, a move that a real truck has, and a stub that is busy;
 *   UNAUTHORIZED for what is not of the site
 */
export function assignMoveToPlaygroundTruck(
  app: ActionContext,
  actor: Actor,
  siteId: string,
  { moveId, truckId }: { moveId: string; truckId: string },
): Promise<Move> {
  return changeSite(app, siteId, async (trx, now) => {
    const move = await loadMove(trx, siteId, moveId)
    const truck = await loadStub(trx, siteId, truckId)
    await assertWithoutRealTruck(trx, move)
    const starts = transition(move.status, 'start') !== null
    if (starts && (await isTruckDriving(trx, truckId)))
      throw refused(MOVE_REFUSALS.of('truck_busy', { truck: truck.name }))
    const values = starts
      ? ({ truckId, status: 'in_progress', inProgressAt: now, waitReasons: [] } as const)
      : { truckId }
    await changeMove(trx, move, { event: 'assigned', actor, now, values, reasons: [{ code: 'playground' }] })
    return loadMove(trx, siteId, moveId)
  })
}

async function loadStub(trx: Trx, siteId: string, truckId: string): Promise<TruckRecord> {
  const [truck] = await readTrucks(trx, [truckId])
  if (truck?.siteId !== siteId || truck.archived) throw catalogued('UNAUTHORIZED')
  if (!isPlaygroundTruck(truck)) throw refused(MOVE_REFUSALS.of('no_playground_truck', { truck: truck.name }))
  return truck
}

async function assertWithoutRealTruck(trx: Trx, move: Move): Promise<void> {
  const [before] = move.truck ? await readTrucks(trx, [move.truck.id]) : []
  if (before && !isPlaygroundTruck(before))
    throw refused(MOVE_REFUSALS.of('has_truck', { truck: before.name }))
}

const refused = (message: Sentence) => catalogued('MOVE_ACTION:NOT_ALLOWED', { message })
