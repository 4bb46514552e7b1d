import { type LegClaims, legClaims } from '../traffic/leg-claims.ts'
import type { Berth } from '../yard/index.ts'
import type { Driver } from './driver.ts'
import type { RigState, TrailerGear } from './kinematics.ts'
import { type Leg, type Passage, rigAt } from './leg.ts'
import { type LegRequest, type LegStart, planLegs } from './plan-leg.ts'
import type { YardGround } from './yard-ground.ts'

/** What a leg was worked out from: asked for the same again, planning offers it in the same place. */
export interface LegPlan {
  request: LegRequest
  /** Which of the ways that planning offers, from 0. */
  index: number
}

/** A leg under way, and how much of it traffic has granted. */
export interface Drive {
  leg: Leg
  plan: LegPlan
  claims: LegClaims
  /** Metres driven of it. */
  way: number
  granted: number
  released: number
}

/** A drive as it is written down; its states are many and worked out again. */
export interface DriveMemory {
  rig: RigState
  start: { kind: 'berth'; berthId: string; parked: TrailerGear | null } | Extract<LegStart, { kind: 'track' }>
  goal: { berthId: string; parked: TrailerGear | null }
  passages: readonly Passage[]
  index: number
  way: number
  granted: number
  released: number
}

/** A drive that is planned differently today is not gone on with, in metres. */
const SAME_PLACE_METERS = 0.5

/** What a truck on its way must remember to go on exactly as it was; null: it is not on its way. */
export function rememberDrive(driver: Driver): DriveMemory | null {
  const { drive } = driver
  if (drive === null) return null
  const { plan, way, granted, released } = drive
  const { rig, start, goal, passages = [] } = plan.request
  return {
    rig,
    start: start.kind === 'berth' ? { kind: 'berth', berthId: start.berth.id, parked: start.parked } : start,
    goal: { berthId: goal.berth.id, parked: goal.parked },
    passages,
    index: plan.index,
    way,
    granted,
    released,
  }
}

/**
 * The drive that was written down, so that all trucks hold the ground that made the yard safe; null: the yard or the
 * planning has changed since.
 *
 * @param now where the truck stands, and what it pulls
 */
export function restoreDrive(
  ground: YardGround,
  memory: DriveMemory,
  now: { rig: RigState; gear: TrailerGear | null },
): Drive | null {
  const { berthById } = ground.yard
  const goal = berthById.get(memory.goal.berthId)
  const start = startOf(memory, berthById)
  if (goal === undefined || start === null) return null
  const { gear } = now
  const { rig, passages, index, way } = memory
  const request = { rig, gear, start, goal: { berth: goal, parked: memory.goal.parked }, passages }
  const leg = nth(planLegs(ground.yard, ground.pullOuts, request), index)
  if (leg === null || way > leg.lengthMeters) return null
  const there = rigAt(leg, way)
  if (Math.hypot(there.x - now.rig.x, there.y - now.rig.y) > SAME_PLACE_METERS) return null
  const claims = legClaims(ground.grid, leg, gear ?? memory.goal.parked)
  const { granted, released } = memory
  return { leg, plan: { request, index }, claims, way, granted, released }
}

function startOf({ start }: DriveMemory, berths: ReadonlyMap<string, Berth>): LegStart | null {
  if (start.kind === 'track') return start
  const berth = berths.get(start.berthId)
  return berth === undefined ? null : { kind: 'berth', berth, parked: start.parked }
}

function nth<Value>(values: Iterable<Value>, index: number): Value | null {
  let left = index
  for (const value of values) if (left-- === 0) return value
  return null
}
