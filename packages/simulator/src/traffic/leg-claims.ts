import { rigOutlines } from '../motion/footprint.ts'
import type { RigState, TrailerGear } from '../motion/kinematics.ts'
import type { Leg } from '../planning/leg.ts'
import type { CellGrid } from './cell-grid.ts'

/**
 * Ground claimed beyond the bodies on every side, in meters; little enough that trucks can stand in spots side by side.
 */
const MARGIN_METERS = 0.12

/** Way of one stretch, in meters: trucks claim ground stretch by stretch. */
const STRETCH_METERS = 5

/** Distance between the poses whose ground is claimed, in states (0.1 m each). */
const POSE_STEP = 3

/** The ground that a leg needs, cut into stretches. */
export interface LegClaims {
  /** Way from the start of the leg to the end of each stretch, in meters. */
  ends: number[]
  /** Cells that a stretch needs and no stretch before it. */
  acquire: Int32Array[]
  /** Cells that no stretch after this one needs. */
  release: Int32Array[]
  /** Cells under the truck at the end. */
  terminal: Int32Array
}

/** The ground under a standing truck. */
export function standingCells(grid: CellGrid, rig: RigState, gear: TrailerGear | null): Int32Array {
  const cells = new Set<number>()
  for (const outline of rigOutlines(rig, gear, MARGIN_METERS)) grid.eachCell(outline, cell => cells.add(cell))
  return Int32Array.from(cells)
}

/**
 * What ground a leg needs and when. Ground needed twice is kept in between.
 *
 * @param gearAtEnd the trailer that will hang on the truck when it leaves again: its ground is claimed with the end,
 * because a standing truck must never need more ground than it has
 */
export function legClaims(grid: CellGrid, leg: Leg, gearAtEnd: TrailerGear | null): LegClaims {
  const last = leg.states.length - 1
  const count = Math.max(1, Math.ceil(leg.lengthMeters / STRETCH_METERS))
  const stretches = Array.from({ length: count }, () => new Set<number>())
  const stretchOf = (state: number) => Math.min(count - 1, Math.floor(leg.distances[state]! / STRETCH_METERS))
  for (let state = 0; state <= last; state = state === last ? last + 1 : Math.min(last, state + POSE_STEP)) {
    const stretch = stretches[stretchOf(state)]!
    // The stretch before ends where this one begins, so that a truck at its end stands on claimed ground.
    const before = state > 0 ? stretches[stretchOf(Math.max(0, state - POSE_STEP))]! : stretch
    for (const outline of rigOutlines(leg.states[state]!, leg.gear, MARGIN_METERS)) {
      grid.eachCell(outline, cell => {
        stretch.add(cell)
        before.add(cell)
      })
    }
  }
  const terminal = standingCells(grid, leg.states[last]!, gearAtEnd)
  for (const cell of terminal) stretches.at(-1)!.add(cell)
  const firstUse = new Map<number, number>()
  const lastUse = new Map<number, number>()
  stretches.forEach((cells, index) => {
    for (const cell of cells) {
      if (!firstUse.has(cell)) firstUse.set(cell, index)
      lastUse.set(cell, index)
    }
  })
  return {
    ends: stretches.map((_, index) => Math.min(leg.lengthMeters, (index + 1) * STRETCH_METERS)),
    acquire: byStretch(firstUse, count),
    release: byStretch(lastUse, count),
    terminal,
  }
}

function byStretch(uses: Map<number, number>, count: number): Int32Array[] {
  const lists: number[][] = Array.from({ length: count }, () => [])
  for (const [cell, index] of uses) lists[index]!.push(cell)
  return lists.map(list => Int32Array.from(list))
}
