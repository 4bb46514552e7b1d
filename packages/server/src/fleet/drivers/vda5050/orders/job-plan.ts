import type { MoveType } from '@tractrix/domain/moves'
import { ORDER_ACTION_TYPES, type OrderActionType } from '@tractrix/fleet-protocol'
import type { Job, Stop } from '../../../vehicles/vehicle-port.ts'

/** One place of a job and what is done there; no stop: where the truck stands. */
export interface JobStep {
  stop: Stop | null
  action: OrderActionType | null
  /** True: a vehicle that does not know the action can do without it. */
  optional: boolean
}

/** What the truck does for a job, in order; null when the job lacks a place that its kind needs. */
export function planJob(job: Job): JobStep[] | null {
  const steps = PLANS[job.kind](job)
  return steps.includes(null) ? null : (steps as JobStep[])
}

const { pick, drop, startCharging, detectObject, stage, ...yard } = ORDER_ACTION_TYPES

const PLANS = {
  trailer: ({ from, to }) => [at(from, pick), at(to, drop)],
  trailer_attached: ({ to }) => [at(to, drop)],
  repark: ({ from, to }) => [at(from ?? to, pick), at(from ?? to, drop)],
  stage: ({ to }) => [at(to, stage, { optional: true })],
  go_to_zone: ({ to }) => [at(to, null)],
  go_to_charger: ({ to }) => [at(to, startCharging)],
  find_trailer: ({ from, to }) => [here(to ?? from, detectObject)],
  yard_inventory: ({ to }) => [here(to, yard.yardInventory)],
  go_mission: ({ to }) => [here(to, yard.goMission)],
  truck_controlled_move: ({ to }) => [at(to, yard.truckControlledMove)],
  run_route: ({ to }) => [here(to, yard.runRoute)],
  hitch_unhitch_torture: ({ from, to }) => [at(from ?? to, yard.hitchUnhitch)],
  back_trailer_torture_no_drop: ({ to }) => [at(to, yard.backTrailerNoDrop)],
} satisfies Record<MoveType, (job: Job) => (JobStep | null)[]>

/** A step at a place that the job must name. */
function at(stop: Stop | null, action: OrderActionType | null, { optional = false } = {}): JobStep | null {
  return stop === null ? null : { stop, action, optional }
}

/** A step that is done where the truck stands when the job names no place. */
const here = (stop: Stop | null, action: OrderActionType): JobStep => ({ stop, action, optional: false })
