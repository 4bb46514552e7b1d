import { jobReason } from '../../../vehicles/job-reason.ts'
import type { JobReason } from '../../../vehicles/vehicle-port.ts'
import type { ControlledVehicle } from './controlled-vehicle.ts'
import type { OpenOrder } from './open-order.ts'
import { reportedOrder } from './reported-order.ts'
import type { StrayOrders } from './stray-orders.ts'

/** After this long without an echo the identical message is sent again, in milliseconds. */
export const RESEND_AFTER_MS = 4_000
/** A state older than this says too little to start an order on, in milliseconds. */
const FRESH_MS = 5_000

/** What keeps the vehicle from taking an order now, after asking it to clear that away; null: nothing. */
export function clearForStart(
  open: OpenOrder,
  vehicle: ControlledVehicle,
  strays: StrayOrders,
  now: number,
): JobReason | null {
  if (!vehicle.isOnline()) return jobReason('vehicle_offline')
  const live = vehicle.liveState()
  if (live === null || now - live.receivedAt > FRESH_MS) {
    vehicle.requestState()
    return jobReason('vehicle_offline')
  }
  const { state } = live
  if (reportedOrder(state) !== null || state.driving) {
    strays.onState(state, now)
    return jobReason('vehicle_busy')
  }
  if (state.batteryState.charging && vehicle.stopsChargingFirst()) {
    stopCharging(open, vehicle, now)
    return jobReason('vehicle_busy')
  }
  return vehicle.startPosition() === null ? jobReason('position_unknown') : null
}

function stopCharging(open: OpenOrder, vehicle: ControlledVehicle, now: number): void {
  if (now - open.chargeStoppedAt < RESEND_AFTER_MS) return
  open.chargeStoppedAt = now
  vehicle.sendStopCharging(`${open.expected.orderId}.charge.${now}`)
}
