import { feetToMeters, type SitePoint } from '@tractrix/domain/platform'
import { rectangle } from './rectangle.ts'
import { waitingRow } from './waiting-places.ts'
import type { PlanDrawing, PlanLane, PlanPlace, PlanZone, YardPlan } from './yard-plan.ts'

/** What a generated yard is made of: a hall with doors, rows of stalls side by side, lanes around them. */
export interface GridYard {
  hall: { name: string; depthMeters: number }
  doors: { prefix: string; count: number }
  /** From the doors outwards; rows 1 and 2, 3 and 4, … stand back to back. */
  rows: { prefix: string }[]
  stallsPerRow: number
  /** Stalls at the lower end of the last row that are something else. */
  staging: { prefix: string; count: number }
  charging: { prefix: string; count: number }
  areaName: string
  gateName: string
  /**
   * A small block of lanes below the yard. A yard with one block of stalls needs it: going round one block, trucks that
   * keep right can never turn to go round it the other way.
   */
  turningBlock: boolean
}

/** Published dimensions: stall 12 x 55 ft, door pitch 12 ft, aisle 70 ft, in meters. */
const PITCH = feetToMeters(12)
const STALL_LENGTH = feetToMeters(55)
const AISLE = feetToMeters(70)
/** The truck court in front of the doors, in meters (the 130 ft of the rule less the stall length, and a lane's play). */
const COURT = feetToMeters(130) - STALL_LENGTH - 0.6
/** Edge of the operating area to the middle of the cross lane, and from there to the first stall, in meters. */
const EDGE_TO_CROSS = 9
const CROSS_TO_STALLS = 13.3
/** Size of the turning block, in meters. */
const TURN_WIDTH = 30
const TURN_DEPTH = 36
const INTERSECTION_HALF = 6.8
const AISLE_SPEED = 4.4704
const CROSS_SPEED = 6.7056

/** The yard in a frame whose zero is the lower corner of the hall's outer wall, x away from the hall. */
export function gridYard(yard: GridYard): YardPlan {
  const firstStall = EDGE_TO_CROSS + CROSS_TO_STALLS
  const crossTop = firstStall + yard.stallsPerRow * PITCH + CROSS_TO_STALLS
  const top = crossTop + EDGE_TO_CROSS
  const columns = columnsOf(yard)
  const last = columns.at(-1)!
  const right = last.right === null ? last.laneX + EDGE_TO_CROSS : last.right.noseX + STALL_LENGTH + 2
  return {
    zones: [
      { ...plainZone(yard.hall.name, 'no_go'), corners: rectangle(0, 0, yard.hall.depthMeters, top) },
      { ...plainZone(yard.areaName, 'autonomous'), corners: rectangle(yard.hall.depthMeters, 0, right, top) },
      ...doors(yard, firstStall),
      ...stalls(yard, columns, firstStall),
      ...columns.flatMap(({ laneX }, index) => [
        intersection(`X-S${index}`, laneX, EDGE_TO_CROSS),
        intersection(`X-N${index}`, laneX, crossTop),
      ]),
    ],
    lanes: lanes(yard, columns, crossTop, right),
    waitingPlaces: waitingPlaces(columns, firstStall, crossTop),
    drawn: drawings(yard, last.laneX, right, top),
  }
}

/** A lane along y with the rows it serves; `left` noses point to it with +x, `right` with −x. */
interface Column {
  laneX: number
  left: { prefix: string; noseX: number } | null
  right: { prefix: string; noseX: number } | null
}

function columnsOf(yard: GridYard): Column[] {
  const columns: Column[] = []
  let noseX = yard.hall.depthMeters + STALL_LENGTH
  let left: Column['left'] = null
  let width = COURT
  for (let index = 0; index <= yard.rows.length; index += 2) {
    const rightRow = yard.rows[index]
    const laneX = noseX + width / 2
    const rightNose = noseX + width
    columns.push({ laneX, left, right: rightRow ? { prefix: rightRow.prefix, noseX: rightNose } : null })
    const next = yard.rows[index + 1]
    if (next === undefined) break
    noseX = rightNose + 2 * STALL_LENGTH
    left = { prefix: next.prefix, noseX }
    width = AISLE
  }
  return columns
}

function drawings(yard: GridYard, lastLaneX: number, right: number, top: number): PlanDrawing[] {
  const { hall, gateName, turningBlock } = yard
  const shape = (kind: PlanDrawing['kind'], points: SitePoint[], closed: boolean): PlanDrawing => ({
    kind,
    points,
    closed,
    source: 'generated',
  })
  const edge = right + 6
  const turnLeft = lastLaneX - TURN_WIDTH - 8
  const turnBottom = EDGE_TO_CROSS - TURN_DEPTH - 8
  const lowerEdge: SitePoint[] = turningBlock
    ? [
        { x: 0, y: -6 },
        { x: turnLeft - 6, y: -6 },
        { x: turnLeft - 6, y: turnBottom - 6 },
        { x: edge, y: turnBottom - 6 },
      ]
    : [
        { x: 0, y: -6 },
        { x: edge, y: -6 },
      ]
  const upperEdge: SitePoint[] = [
    { x: edge, y: top + 6 },
    { x: 0, y: top + 6 },
  ]
  return [
    shape('ground', [...lowerEdge, ...upperEdge], true),
    shape('asphalt', rectangle(hall.depthMeters, 0, right, top), true),
    ...(turningBlock ? [shape('asphalt', rectangle(turnLeft, turnBottom, lastLaneX + 8, 0), true)] : []),
    { ...shape('building', rectangle(0, 0, hall.depthMeters, top), true), name: hall.name },
    { ...shape('gate', [{ x: edge, y: EDGE_TO_CROSS }], false), name: gateName, theta: 0 },
    shape('fence', [...lowerEdge, { x: edge, y: EDGE_TO_CROSS - 5 }], false),
    shape('fence', [{ x: edge, y: EDGE_TO_CROSS + 5 }, ...upperEdge], false),
  ]
}

function doors(yard: GridYard, firstStall: number): PlanZone[] {
  const rowLength = yard.stallsPerRow * PITCH
  const start = firstStall + (rowLength - yard.doors.count * PITCH) / 2
  const wall = yard.hall.depthMeters
  return numbered(yard.doors.prefix, yard.doors.count).map((name, index) => ({
    name,
    zoneType: 'trailer_dock_spot',
    corners: rectangle(wall, start + index * PITCH, wall + STALL_LENGTH, start + (index + 1) * PITCH),
    noseTheta: 0,
    lengthMeters: STALL_LENGTH,
    widthMeters: PITCH,
    bank: yard.doors.prefix,
  }))
}

function stalls(yard: GridYard, columns: Column[], firstStall: number): PlanZone[] {
  const last = yard.rows.at(-1)!.prefix
  const rows = columns.flatMap(({ left, right }) => [
    ...(left === null ? [] : [{ ...left, noseTheta: 0 }]),
    ...(right === null ? [] : [{ ...right, noseTheta: Math.PI }]),
  ])
  return rows.flatMap(({ prefix, noseX, noseTheta }) =>
    numbered(prefix, yard.stallsPerRow).map((name, index) => {
      const backX = noseTheta === 0 ? noseX - STALL_LENGTH : noseX + STALL_LENGTH
      const bottom = firstStall + index * PITCH
      return {
        ...(prefix === last
          ? special(yard, index, name)
          : { name, zoneType: 'trailer_parking_spot' as const }),
        corners: rectangle(Math.min(noseX, backX), bottom, Math.max(noseX, backX), bottom + PITCH),
        noseTheta,
        lengthMeters: STALL_LENGTH,
        widthMeters: PITCH,
        bank: prefix,
      }
    }),
  )
}

function special(yard: GridYard, index: number, name: string): Pick<PlanZone, 'name' | 'zoneType'> {
  const { staging, charging } = yard
  if (index < charging.count) return { name: `${charging.prefix}${index + 1}`, zoneType: 'charging_station' }
  const staged = index - charging.count
  if (staged < staging.count) return { name: `${staging.prefix}${staged + 1}`, zoneType: 'staging' }
  return { name, zoneType: 'trailer_parking_spot' }
}

function lanes(yard: GridYard, columns: Column[], crossTop: number, right: number): PlanLane[] {
  const lane = (
    name: string,
    kind: PlanLane['kind'],
    from: [number, number],
    to: [number, number],
    speedLimitMetersPerSecond: number,
  ): PlanLane => ({
    name,
    kind,
    points: [
      { x: from[0], y: from[1] },
      { x: to[0], y: to[1] },
    ],
    speedLimitMetersPerSecond,
    oneWay: false,
  })
  const last = columns.at(-1)!.laneX
  return [
    ...columns.map(({ laneX }, index) =>
      lane(
        index === 0 ? 'court' : `aisle-${index}`,
        'aisle',
        [laneX, EDGE_TO_CROSS],
        [laneX, crossTop],
        AISLE_SPEED,
      ),
    ),
    ...columns.slice(1).flatMap(({ laneX }, index) => {
      const before = columns[index]!.laneX
      const south = (name: string, from: number, to: number) =>
        lane(name, 'cross', [from, EDGE_TO_CROSS], [to, EDGE_TO_CROSS], CROSS_SPEED)
      const turn = last - TURN_WIDTH
      const turns = yard.turningBlock && laneX === last
      return [
        ...(turns ? [south('cross-south-0', before, turn)] : []),
        south(`cross-south-${index + 1}`, turns ? turn : before, laneX),
        lane(`cross-north-${index + 1}`, 'cross', [before, crossTop], [laneX, crossTop], CROSS_SPEED),
      ]
    }),
    ...(yard.turningBlock
      ? turningLanes(last).map(([name, from, to]) => lane(name, 'cross', from, to, AISLE_SPEED))
      : []),
    lane('gate-link', 'road', [last, EDGE_TO_CROSS], [right + 20, EDGE_TO_CROSS], CROSS_SPEED),
  ]
}

function turningLanes(last: number): [name: string, from: [number, number], to: [number, number]][] {
  const left = last - TURN_WIDTH
  const bottom = EDGE_TO_CROSS - TURN_DEPTH
  return [
    ['turn-east', [last, EDGE_TO_CROSS], [last, bottom]],
    ['turn-south', [last, bottom], [left, bottom]],
    ['turn-west', [left, bottom], [left, EDGE_TO_CROSS]],
  ]
}

function waitingPlaces(columns: Column[], firstStall: number, crossTop: number): PlanPlace[] {
  const lastStall = crossTop - CROSS_TO_STALLS
  const middles = columns.slice(1).map(({ laneX }, index) => (columns[index]!.laneX + laneX) / 2)
  return middles.flatMap((x, index) => [
    ...waitingRow('W', index * 8 + 1, 4, { x, y: firstStall - 3.3 }, -Math.PI / 2),
    ...waitingRow('W', index * 8 + 5, 4, { x, y: lastStall + 3.3 }, Math.PI / 2),
  ])
}

function intersection(name: string, x: number, y: number): PlanZone {
  const half = INTERSECTION_HALF
  return { ...plainZone(name, 'intersection'), corners: rectangle(x - half, y - half, x + half, y + half) }
}

function plainZone(name: string, zoneType: PlanZone['zoneType']): Omit<PlanZone, 'corners'> {
  return { name, zoneType, noseTheta: null, lengthMeters: null, widthMeters: null, bank: null }
}

/** `PA01`, `PA02`, …: two digits at least. */
function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`)
}
