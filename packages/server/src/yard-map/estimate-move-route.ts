import { catalogued } from '@tractrix/domain/errors'
import {
  headingToTheta,
  type LatLon,
  polygonCenter,
  type SiteOrigin,
  toLatLon,
  toSiteMeters,
} from '@tractrix/domain/platform'
import { planRoute, type RoutePlace } from '@tractrix/domain/routes'
import type { Zone } from '@tractrix/domain/zones'
import type { ServerContext } from '../platform/context/index.ts'
import { LIVE_TRUCKS } from '../trucks/index.ts'
import { readZones } from '../zones/index.ts'
import { LANE_NETWORKS } from './lane-networks.ts'

/** What a move is expected to drive. */
export interface MoveRoute {
  distanceMeters: number
  /** On the move, without coupling and without waiting. */
  drivingSeconds: number
  points: (LatLon & { reverse: boolean })[]
}

export interface MoveRouteEnds {
  siteId: string
  /** Where the trailer stands; null: the move begins where its truck is. */
  fromZoneId: string | null
  truckId: string | null
  toZoneId: string
}

/**
 * The route of a move along the lanes of its site.
 *
 * @returns null: no route is known, for instance in a site without lanes, or while nobody knows where the truck is
 * @throws ZONE_NOT_FOUND for a zone that is not on the site
 */
export async function estimateMoveRoute(app: ServerContext, ends: MoveRouteEnds): Promise<MoveRoute | null> {
  const { siteId, fromZoneId, truckId, toZoneId } = ends
  const zones = await readZones(app.db.kysely, fromZoneId === null ? [toZoneId] : [fromZoneId, toZoneId])
  const zone = (id: string): Zone => {
    const found = zones.find(candidate => candidate.id === id && candidate.siteId === siteId)
    if (!found) throw catalogued('ZONE_NOT_FOUND')
    return found
  }
  const destination = zone(toZoneId)
  const start = fromZoneId === null ? null : zone(fromZoneId)
  const site = await app.services.get(LANE_NETWORKS).of(siteId)
  if (site === null) return null
  const { network, origin } = site
  const from = start ? placeOfZone(start, origin) : placeOfTruck(app, { siteId, truckId }, origin)
  const to = placeOfZone(destination, origin)
  if (from === null || to === null) return null
  const route = planRoute(network, from.place, to.place, { tows: from.tows })
  if (route === null) return null
  return {
    distanceMeters: route.lengthMeters,
    drivingSeconds: route.drivingSeconds,
    points: route.points.map(point => ({ ...toLatLon(origin, point), reverse: point.reverse })),
  }
}

interface Start {
  place: RoutePlace
  /** Whether a trailer is moved from here. */
  tows: boolean
}

function placeOfZone(zone: Zone, origin: SiteOrigin): Start | null {
  const center = polygonCenter(zone.coordinates)
  if (center === null) return null
  const theta = zone.headingRadians === null ? null : headingToTheta(origin, zone.headingRadians)
  const place = { center: toSiteMeters(origin, center), theta, lengthMeters: zone.lengthMeters }
  return { place, tows: true }
}

/** Where a truck of the site is now; null: none is named, or nobody knows. */
function placeOfTruck(
  app: ServerContext,
  { siteId, truckId }: Pick<MoveRouteEnds, 'siteId' | 'truckId'>,
  origin: SiteOrigin,
): Start | null {
  const telemetry = truckId === null ? null : app.services.get(LIVE_TRUCKS).fleet.telemetry(truckId)
  if (!telemetry || telemetry.siteId !== siteId) return null
  const { latitudeDegrees: latitude, longitudeDegrees: longitude, trailerIsConnected } = telemetry
  if (latitude === null || longitude === null) return null
  const center = toSiteMeters(origin, { latitude, longitude })
  return { place: { center, theta: null, lengthMeters: null }, tows: trailerIsConnected }
}
