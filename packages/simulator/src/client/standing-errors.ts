import {
  AV_BLOCKED_ERROR_TYPE,
  AV_BLOCKED_REASON_KEY,
  ORDER_ID_REFERENCE_KEY,
  type VehicleError,
} from '@tractrix/fleet-protocol'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'

/** The errors that a truck reports for as long as they last: a failed order, the emergency stop, a blocked path. */
export function standingErrors({ activeFaults, run }: VirtualTruck): VehicleError[] {
  const standing: VehicleError[] = []
  // An order without actions has no other way to tell that it failed.
  if (run?.end === 'failed' && run.actionStates.length === 0) {
    standing.push({
      errorType: 'orderFailed',
      errorLevel: 'FATAL',
      errorDescription: run.failure ?? 'The order failed.',
      errorReferences: [{ referenceKey: ORDER_ID_REFERENCE_KEY, referenceValue: run.order.orderId }],
    })
  }
  if (activeFaults.eStopped) {
    const errorDescription = 'The emergency stop was pressed.'
    standing.push({ errorType: 'eStop', errorLevel: 'FATAL', errorDescription })
  }
  if (activeFaults.stalled) {
    standing.push({
      errorType: AV_BLOCKED_ERROR_TYPE,
      errorLevel: 'WARNING',
      errorDescription: 'The truck does not see a way on.',
      errorReferences: [{ referenceKey: AV_BLOCKED_REASON_KEY, referenceValue: '1001' }],
    })
  }
  return standing
}
