import { type LatLon, thetaToHeading, toLatLon } from '@tractrix/domain/platform'
import { isNearSite } from '@tractrix/domain/sites'
import { ALERT_DETAILS, ALERT_SENTENCES, type TruckPlace } from '@tractrix/domain/trucks'
import type { ReportedPlace } from '../../fleet/index.ts'
import type { FleetTruck } from '../store/trucks.store.ts'
import type { ServerFinding } from './truck-alerts.ts'

/** Farther than this no truck has driven from its site: the number is wrong, in degrees. */
const IMPOSSIBLE_DEGREES = 0.2

/** Where a truck is, and what is wrong with that. */
export interface CheckedPlace {
  /** Null: it did not say, or what it said is not believed. */
  place: LatLon | null
  problem: ServerFinding | null
}

/** Places a truck on its site, unless it drives on another map or its numbers lead somewhere else. */
export function checkPlace(truck: FleetTruck, { position, latLon }: ReportedPlace): CheckedPlace {
  if (position !== null && position.mapId !== truck.mapId) {
    const maps = { map: quoted(position.mapId), siteMap: quoted(truck.mapId) }
    return { place: null, problem: { code: 'WRONG_MAP', sentence: ALERT_SENTENCES.of('wrong_map', maps) } }
  }
  const place = latLon ?? (position && toLatLon(truck.origin, position))
  if (place === null || isNearSite(place, truck.bounds)) return { place, problem: null }
  const where = ALERT_DETAILS.of('place', {
    latitude: place.latitude.toPrecision(7),
    longitude: place.longitude.toPrecision(7),
  })
  if (isNearSite(place, truck.bounds, IMPOSSIBLE_DEGREES))
    return {
      place,
      problem: { code: 'OUTSIDE_SITE', sentence: ALERT_SENTENCES.of('outside_site', { place: where }) },
    }
  return {
    place: null,
    problem: { code: 'INVALID_VALUE', sentence: ALERT_SENTENCES.of('far_place', { place: where }) },
  }
}

/** The place in the fields of telemetry; the heading is the truck's own, else that of its site meters. */
export function placeFields(
  truck: FleetTruck,
  { position, headingRadians }: ReportedPlace,
  place: LatLon | null,
): TruckPlace {
  const heading = headingRadians ?? (position && thetaToHeading(truck.origin, position.theta))
  return {
    latitudeDegrees: place?.latitude ?? null,
    longitudeDegrees: place?.longitude ?? null,
    headingRadians: place && heading,
  }
}

/** A name from the wire, cut to a length for people. */
const quoted = (name: string): string => JSON.stringify(name.length > 40 ? `${name.slice(0, 39)}…` : name)
