import type { YardGround } from '../ground/yard-ground.ts'
import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import { type Passage, rigAt } from '../planning/leg.ts'
import type { LegStart } from '../planning/leg-request.ts'
import { planLegs } from '../planning/plan-leg.ts'
import { legClaims } from '../traffic/leg-claims.ts'
import type { ParkingSpot } from '../yard/index.ts'
import type { Drive } from './drive.ts'

/** A drive as it is saved; its states are many and computed again. */
export interface DriveMemory {
  rig: RigState
  start: { kind: 'spot'; spotId: string; parked: TrailerGear | null } | Extract<LegStart, { kind: 'track' }>
  goal: { spotId: string; parked: TrailerGear | null }
  passages: readonly Passage[]
  index: number
  drivenMeters: number
  granted: number
  released: number
}

/** A drive whose present plan deviates by more than this is not continued, in meters. */
const SAME_PLACE_METERS = 0.5

/** What is saved of a driving truck so that it continues exactly where it was; null: it does not drive. */
export function rememberDrive(drive: Drive | null): DriveMemory | null {
  if (drive === null) return null
  const { plan, drivenMeters, granted, released } = drive
  const { rig, start, goal, passages = [] } = plan.request
  return {
    rig,
    start: start.kind === 'spot' ? { kind: 'spot', spotId: start.spot.id, parked: start.parked } : start,
    goal: { spotId: goal.spot.id, parked: goal.parked },
    passages,
    index: plan.index,
    drivenMeters,
    granted,
    released,
  }
}

/**
 * Restores a saved drive, so that all trucks hold the cells that made the yard safe; null: the yard or the planning
 * has changed since.
 *
 * @param now where the truck stands, and what it pulls
 */
export function restoreDrive(
  ground: YardGround,
  memory: DriveMemory,
  now: { rig: RigState; gear: TrailerGear | null },
): Drive | null {
  const { spotById } = ground.yard
  const goal = spotById.get(memory.goal.spotId)
  const start = startOf(memory, spotById)
  if (goal === undefined || start === null) return null
  const { gear } = now
  const { rig, passages, index, drivenMeters } = memory
  const request = { rig, gear, start, goal: { spot: goal, parked: memory.goal.parked }, passages }
  const leg = nth(planLegs(ground.yard, ground.pullOuts, request), index)
  if (leg === null || drivenMeters > leg.lengthMeters) return null
  const there = rigAt(leg, drivenMeters)
  if (Math.hypot(there.x - now.rig.x, there.y - now.rig.y) > SAME_PLACE_METERS) return null
  const claims = legClaims(ground.grid, leg, gear ?? memory.goal.parked)
  const { granted, released } = memory
  return { leg, plan: { request, index }, claims, drivenMeters, granted, released }
}

function startOf({ start }: DriveMemory, spots: ReadonlyMap<string, ParkingSpot>): LegStart | null {
  if (start.kind === 'track') return start
  const spot = spots.get(start.spotId)
  return spot === undefined ? null : { kind: 'spot', spot, parked: start.parked }
}

function nth<Value>(values: Iterable<Value>, index: number): Value | null {
  let left = index
  for (const value of values) if (left-- === 0) return value
  return null
}
