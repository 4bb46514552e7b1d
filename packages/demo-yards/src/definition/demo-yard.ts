import type { Currency, TermsRow } from '@tractrix/domain/detention'
import type { LatLon, SiteOrigin } from '@tractrix/domain/platform'
import type { SiteBounds, SiteConfig } from '@tractrix/domain/sites'
import type { TrailerType } from '@tractrix/domain/trailers'
import type { SiteRole } from '@tractrix/domain/users'
import type { ZoneType } from '@tractrix/domain/zones'
import type { BaseMap } from '../base-map/base-map.ts'
import type { DemoStaticRoute } from './static-routes.ts'

/** A demo yard as plain data; every id is derived from names and so the same on every machine. */
export interface DemoYard {
  /** Short name in integrations and settings, such as `baltimore`. */
  alias: string
  name: string
  partner: { id: string; name: string }
  siteId: string
  /** IANA name. */
  timeZone: string
  /** Zero and direction of the yard's meters: the frame in which trucks report. */
  origin: SiteOrigin
  /** The VDA 5050 map id of that frame. */
  mapId: string
  /** Compass heading that the map shows upwards, in degrees, so that rows lie level. */
  headingDegrees: number
  bounds: SiteBounds
  config: SiteConfig
  shouldSkipMissionPlanning: boolean
  zones: DemoZone[]
  lanes: DemoLane[]
  /** Places off the lanes where trucks without work stand; no zones. One per truck at least. */
  waitingPlaces: DemoWaitingPlace[]
  baseMap: BaseMap
  trucks: DemoTruck[]
  /** Stub trucks for tests of integrations (MV-ENT-21): on record only, nothing drives them. */
  playgroundTrucks: DemoTruck[]
  /** Surveyed routes that yard checks and run-route moves follow (MV-ENT-29). */
  staticRoutes: DemoStaticRoute[]
  trailers: DemoTrailer[]
  /** Free time and rates, in force before the first trailer came. */
  detention: DemoTerms
  /** The demo people with a role at this yard. */
  people: DemoYardPerson[]
}

export interface DemoZone {
  id: string
  name: string
  zoneType: ZoneType
  /** Corners in order, not closed. */
  polygon: LatLon[]
  /** Where the nose of a parked trailer points, counter-clockwise from east; null: no direction. */
  headingRadians: number | null
  lengthMeters: number | null
  widthMeters: number | null
  /** The row it belongs to; null: none. */
  bank: string | null
}

/** A piece of drivable lane; where two lanes share an end point they are joined. */
export interface DemoLane {
  name: string
  /** `aisle` runs in front of spots, `cross` joins aisles, `road` leads round the yard. */
  kind: 'aisle' | 'cross' | 'road'
  points: LatLon[]
  speedLimitMetersPerSecond: number
  /** True: only from the first point to the last. Otherwise trucks keep right. */
  oneWay: boolean
}

/** A marked place for one tractor without trailer. */
export interface DemoWaitingPlace {
  name: string
  /** The middle of the place. */
  center: LatLon
  /** Where the tractor's nose points, counter-clockwise from east. */
  headingRadians: number
  lengthMeters: number
  widthMeters: number
}

export interface DemoTruck {
  id: string
  /** Serial number on the wire. */
  internalId: string
  name: string
  manufacturer: string
}

export interface DemoTrailer {
  id: string
  scac: string
  serial: string
  type: TrailerType
  /** Size by code (OP-ENT-03); null: unknown. */
  dimensionCode: string | null
  lengthMeters: number | null
  widthMeters: number | null
  loaded: boolean
  canMove: boolean
  otrDropOffConfirmed: boolean
  notes: string | null
  /** The spot it stands in. */
  zoneId: string
}

/**
 * The table of free time and rates of a yard. Trailers came over three days: some are within their free time at the start, of
 * some it ends soon, of some it is over, and some have no terms.
 */
export interface DemoTerms {
  currency: Currency
  rows: TermsRow[]
}

export interface DemoYardPerson {
  id: string
  email: string
  name: string
  role: SiteRole
}
