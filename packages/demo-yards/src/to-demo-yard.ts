import {
  type LatLon,
  type SiteOrigin,
  type SitePoint,
  thetaToHeading,
  toLatLon,
} from '@tractrix/domain/platform'
import type { SiteBounds } from '@tractrix/domain/sites'
import { PLAYGROUND_TRUCK_PREFIX } from '@tractrix/domain/trucks'
import { demoPeople } from './definition/demo-people.ts'
import type { DemoTruck, DemoYard, DemoYardPerson, DemoZone } from './definition/demo-yard.ts'
import { staticRoutes } from './definition/static-routes.ts'
import type { YardDefinition } from './definition/yard-definition.ts'
import { type PlanZone, WAITING_PLACE_SIZE } from './layout/yard-plan.ts'
import { baseMap } from './plan-features.ts'
import { demoId } from './seed/demo-id.ts'
import { parkTrailers } from './trailers/park-trailers.ts'

/** Beyond the zones that make the bounds, in degrees: about 20 m. */
const BOUNDS_MARGIN_DEGREES = 0.0002

/** A yard's definition as plain data with ids, in degrees. */
export function toDemoYard(definition: YardDefinition): DemoYard {
  const { alias, name, partner, origin } = definition
  const plan = definition.plan()
  const place = (point: SitePoint) => toLatLon(origin, point)
  const zones = plan.zones.map(zone => toZone(alias, zone, origin))
  const everything = boundsOf(zones.flatMap(zone => zone.polygon))
  const boundsZone = zones.find(zone => zone.name === definition.boundsZone)
  return {
    alias,
    name,
    partner: { id: demoId(`partner/${partner}`), name: partner },
    siteId: demoId(`site/${alias}`),
    timeZone: definition.timeZone,
    origin,
    mapId: `${alias}-1`,
    headingDegrees: definition.headingDegrees,
    bounds: boundsZone ? boundsOf(boundsZone.polygon) : everything,
    config: definition.config,
    shouldSkipMissionPlanning: definition.shouldSkipMissionPlanning,
    zones,
    lanes: plan.lanes.map(lane => ({ ...lane, points: lane.points.map(place) })),
    waitingPlaces: plan.waitingPlaces.map(each => ({
      name: each.name,
      center: place(each.center),
      headingRadians: thetaToHeading(origin, each.theta),
      ...WAITING_PLACE_SIZE,
    })),
    baseMap: baseMap(definition, plan, everything),
    trucks: trucks(definition),
    playgroundTrucks: playgroundTrucks(definition),
    staticRoutes: staticRoutes(alias, `${alias}-1`, definition.staticRoutes),
    trailers: parkTrailers(alias, zones, definition.trailers),
    detention: definition.detention,
    people: people(alias),
  }
}

function toZone(alias: string, zone: PlanZone, origin: SiteOrigin): DemoZone {
  return {
    id: demoId(`zone/${alias}/${zone.name}`),
    name: zone.name,
    zoneType: zone.zoneType,
    polygon: zone.corners.map(corner => toLatLon(origin, corner)),
    headingRadians: zone.noseTheta === null ? null : thetaToHeading(origin, zone.noseTheta),
    lengthMeters: zone.lengthMeters,
    widthMeters: zone.widthMeters,
    bank: zone.bank,
  }
}

function boundsOf(places: LatLon[]): SiteBounds {
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  return {
    latitudeMin: Math.min(...latitudes) - BOUNDS_MARGIN_DEGREES,
    latitudeMax: Math.max(...latitudes) + BOUNDS_MARGIN_DEGREES,
    longitudeMin: Math.min(...longitudes) - BOUNDS_MARGIN_DEGREES,
    longitudeMax: Math.max(...longitudes) + BOUNDS_MARGIN_DEGREES,
  }
}

function trucks({ truckPrefix, truckCount }: YardDefinition): DemoTruck[] {
  return Array.from({ length: truckCount }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    const internalId = `${truckPrefix}-av-${number}`
    return { id: demoId(`truck/${internalId}`), internalId, name: `AV-${number}`, manufacturer: 'tractrix' }
  })
}

function playgroundTrucks({ truckPrefix }: YardDefinition): DemoTruck[] {
  return ['01', '02'].map(number => {
    const internalId = `${PLAYGROUND_TRUCK_PREFIX}-${truckPrefix}-${number}`
    return { id: demoId(`truck/${internalId}`), internalId, name: `PG-${number}`, manufacturer: 'tractrix' }
  })
}

function people(alias: string): DemoYardPerson[] {
  return demoPeople().flatMap(({ id, email, name, roles }) =>
    roles.filter(({ yardAlias }) => yardAlias === alias).map(({ role }) => ({ id, email, name, role })),
  )
}
