import { boxAround, type MapBox, type MapPoint } from '../../map-kit/index.ts'
import { isSceneSpot, type SceneSpot, type SceneZone, spotPlace } from './scene-zone.ts'

/** The concrete in front of a row of doors: x points away from the wall, y runs along it. */
export interface DockApron {
  /** A point of the wall. */
  origin: MapPoint
  /** Away from the wall, counter-clockwise from east. */
  headingRadians: number
  /** How far it reaches along the wall, in meters from the origin. */
  from: number
  to: number
  /** How far it reaches away from the wall, in meters. */
  depth: number
  box: MapBox
}

const DEPTH = 19
const BEYOND_LAST_DOOR = 2

/** One apron for each row of doors: the doors of one bank that face the same way. */
export function dockAprons(zones: readonly SceneZone[]): DockApron[] {
  const rows = new Map<string, SceneSpot[]>()
  for (const zone of zones) {
    if (zone.zoneType !== 'trailer_dock_spot' || !isSceneSpot(zone)) continue
    const row = `${zone.bank} ${zone.spot.headingRadians.toFixed(1)}`
    rows.set(row, [...(rows.get(row) ?? []), zone])
  }
  return [...rows.values()].map(apronOf)
}

function apronOf(doors: readonly SceneSpot[]): DockApron {
  const first = doors[0]!
  const { headingRadians } = first.spot
  const origin = spotPlace(first, -first.spot.lengthMeters / 2)
  const along = (at: MapPoint) =>
    (at.y - origin.y) * Math.cos(headingRadians) - (at.x - origin.x) * Math.sin(headingRadians)
  const places = doors.flatMap(door => door.corners.map(along))
  const from = Math.min(...places) - BEYOND_LAST_DOOR
  const to = Math.max(...places) + BEYOND_LAST_DOOR
  const corner = (x: number, y: number) => ({
    x: origin.x + x * Math.cos(headingRadians) - y * Math.sin(headingRadians),
    y: origin.y + x * Math.sin(headingRadians) + y * Math.cos(headingRadians),
  })
  const corners = [corner(0, from), corner(DEPTH, from), corner(0, to), corner(DEPTH, to)]
  return { origin, headingRadians, from, to, depth: DEPTH, box: boxAround(corners) }
}
