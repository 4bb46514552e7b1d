import type { DemoYard, DemoZone } from '@tractrix/demo-yards'
import { headingToTheta, type SiteOrigin, toSiteMeters } from '@tractrix/domain/platform'
import { laneAccesses, routeNetwork, type Track } from '@tractrix/domain/routes'
import { type Area, areas } from './area.ts'
import type { ParkingSpot } from './parking-spot.ts'
import type { Point } from './point.ts'

/** A yard as trucks see it, in meters of its own frame. */
export interface SimYard {
  alias: string
  mapId: string
  origin: SiteOrigin
  tracks: Track[]
  /** The tracks that are no dead ends, by id. */
  through: Set<number>
  spots: ParkingSpot[]
  spotById: Map<string, ParkingSpot>
  /** Zones that are neither spots nor closed, such as a part of the yard. */
  areas: Area[]
  /** The surveyed routes: names of lanes in order, by the route's name. */
  routes: Map<string, readonly string[]>
  /** The lanes in front of spots, in the order of the yard's plan: the route of a check of the whole yard. */
  aisles: string[]
  /** The corners of the ground that matters, in meters. */
  bounds: { left: number; bottom: number; right: number; top: number }
}

/** Half a body in the next spot: a trailer in a spot, a tractor in a waiting place; meters. */
const TRAILER_HALF_WIDTH = 1.3
const TRACTOR_HALF_WIDTH = 1.25
/** Waiting places stand this far apart, in meters. */
const WAITING_PITCH = 4
/** Free ground beyond a lane with nothing opposite, in meters from the middle of the nearer track. */
const OPEN_GROUND = 10.1

const SPOT_KINDS: Partial<Record<DemoZone['zoneType'], ParkingSpot['kind']>> = {
  trailer_dock_spot: 'dock',
  trailer_parking_spot: 'stall',
  staging: 'staging',
  charging_station: 'charging',
}

/** The drivable yard behind a demo yard's data. */
export function simYard(yard: DemoYard): SimYard {
  const { tracks, through, served } = routeNetwork(
    yard.lanes.map(lane => ({ ...lane, points: lane.points.map(point => toSiteMeters(yard.origin, point)) })),
  )
  const obstacles = yard.zones
    .filter(zone => zone.headingRadians !== null || zone.zoneType === 'no_go')
    .map(zone => zone.polygon.map(corner => toSiteMeters(yard.origin, corner)))
  const spots = [...zoneSpots(yard), ...waitingSpots(yard)].map(spot => {
    const accesses = laneAccesses(spot.mouth, spot.theta, served)
    return { ...spot, accesses, oppositeMeters: oppositeOf(spot, obstacles, accesses[0]?.laneMeters ?? 0) }
  })
  return {
    alias: yard.alias,
    mapId: yard.mapId,
    origin: yard.origin,
    tracks,
    through,
    spots,
    spotById: new Map(spots.map(spot => [spot.id, spot])),
    areas: areas(yard),
    routes: new Map(yard.staticRoutes.map(route => [route.name, route.lanes])),
    aisles: yard.lanes.filter(({ kind }) => kind === 'aisle').map(({ name }) => name),
    bounds: boundsOf([...tracks.flatMap(track => track.points), ...spots.map(spot => spot.mouth)]),
  }
}

type OpenSpot = Omit<ParkingSpot, 'accesses' | 'oppositeMeters'>

function zoneSpots(yard: DemoYard): OpenSpot[] {
  return yard.zones.flatMap(zone => {
    const kind = SPOT_KINDS[zone.zoneType]
    if (kind === undefined || zone.headingRadians === null) return []
    const theta = headingToTheta(yard.origin, zone.headingRadians)
    const corners = zone.polygon.map(corner => toSiteMeters(yard.origin, corner))
    const lengthMeters = zone.lengthMeters!
    return [
      {
        id: zone.id,
        name: zone.name,
        kind,
        mouth: ahead(middleOf(corners), theta, lengthMeters / 2),
        theta,
        lengthMeters,
        besideMeters: zone.widthMeters! - TRAILER_HALF_WIDTH,
      },
    ]
  })
}

function waitingSpots(yard: DemoYard): OpenSpot[] {
  return yard.waitingPlaces.map(place => {
    const theta = headingToTheta(yard.origin, place.headingRadians)
    return {
      id: `waiting/${place.name}`,
      name: place.name,
      kind: 'waiting',
      mouth: ahead(toSiteMeters(yard.origin, place.center), theta, place.lengthMeters / 2),
      theta,
      lengthMeters: place.lengthMeters,
      besideMeters: WAITING_PITCH - TRACTOR_HALF_WIDTH,
    }
  })
}

/** Distance from the mouth to the nearest corner of anything in front, within 35 m to both sides. */
function oppositeOf(spot: OpenSpot, obstacles: Point[][], laneMeters: number): number {
  const cos = Math.cos(spot.theta)
  const sin = Math.sin(spot.theta)
  let nearest = Number.POSITIVE_INFINITY
  for (const corners of obstacles) {
    for (const corner of corners) {
      const dx = corner.x - spot.mouth.x
      const dy = corner.y - spot.mouth.y
      const forward = dx * cos + dy * sin
      const aside = Math.abs(dy * cos - dx * sin)
      if (forward > NOTHING_NEARER && aside < 35) nearest = Math.min(nearest, forward)
    }
  }
  return nearest < FURTHEST_OPPOSITE ? nearest : laneMeters + OPEN_GROUND
}

/** Beyond this nothing stands opposite, in meters. */
const FURTHEST_OPPOSITE = 30

/** Corners nearer than this belong to the spot's own row, in meters. */
const NOTHING_NEARER = 10

function middleOf(corners: readonly Point[]): Point {
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  }
}

function ahead(point: Point, theta: number, distance: number): Point {
  return { x: point.x + distance * Math.cos(theta), y: point.y + distance * Math.sin(theta) }
}

function boundsOf(points: readonly Point[]): SimYard['bounds'] {
  let bounds = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
  for (const { x, y } of points) {
    bounds = {
      left: Math.min(bounds.left, x),
      bottom: Math.min(bounds.bottom, y),
      right: Math.max(bounds.right, x),
      top: Math.max(bounds.top, y),
    }
  }
  return bounds
}
