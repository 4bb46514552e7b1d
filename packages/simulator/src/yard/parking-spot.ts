import type { LaneAccess } from '@tractrix/domain/routes'
import type { Point } from './point.ts'

/** A spot in which a truck or a trailer can park: a dock, a stall, a staging or charging spot, or a waiting place. */
export interface ParkingSpot {
  /** The zone's id; of a waiting place `waiting/` and its name. */
  id: string
  name: string
  kind: 'dock' | 'stall' | 'staging' | 'charging' | 'waiting'
  /** Middle of the open end, where noses stand. */
  mouth: Point
  /** Where a nose in it points, counter-clockwise from site x. */
  theta: number
  lengthMeters: number
  /** Middle of the spot to the nearest body in the spot beside it. */
  besideMeters: number
  /** From the mouth to whatever stands opposite. */
  oppositeMeters: number
  accesses: LaneAccess[]
}
