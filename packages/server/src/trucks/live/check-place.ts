import { type LatLon, toLatLon } from '@tractrix/domain/platform'
import { isNearSite } from '@tractrix/domain/sites'
import type { ServerAlertCode } from '@tractrix/domain/trucks'
import type { VehicleTelemetry } from '../../fleet/index.ts'
import type { FleetTruck } from '../store/trucks.store.ts'

/** Farther than this no truck has driven from its site: the number is wrong, in degrees. */
const IMPOSSIBLE_DEGREES = 0.2

/** Where a truck is, and what is wrong with that. */
export interface CheckedPlace {
  /** Null: it did not say, or what it said is not believed. */
  place: LatLon | null
  problem: { code: ServerAlertCode; text: string } | null
}

/** Places a truck on its site, unless it drives on another map or its numbers lead somewhere else. */
export function checkPlace(truck: FleetTruck, { position, latLon }: VehicleTelemetry): CheckedPlace {
  if (position !== null && position.mapId !== truck.mapId) {
    const text = `It is on map ${quoted(position.mapId)}; the map of this site is ${quoted(truck.mapId)}.`
    return { place: null, problem: { code: 'WRONG_MAP', text } }
  }
  const place = latLon ?? (position && toLatLon(truck.origin, position))
  if (place === null || isNearSite(place, truck.bounds)) return { place, problem: null }
  const where = `latitude ${place.latitude.toPrecision(7)}, longitude ${place.longitude.toPrecision(7)}`
  if (isNearSite(place, truck.bounds, IMPOSSIBLE_DEGREES))
    return { place, problem: { code: 'OUTSIDE_SITE', text: `It is outside the site: ${where}.` } }
  return {
    place: null,
    problem: { code: 'INVALID_VALUE', text: `It reports a place far from its site: ${where}.` },
  }
}

/** A name from the wire, cut to a length for people. */
const quoted = (name: string): string => JSON.stringify(name.length > 40 ? `${name.slice(0, 39)}…` : name)
