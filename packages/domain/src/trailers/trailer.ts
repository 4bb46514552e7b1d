import { titleCase } from '../platform/index.ts'

/** What kind of trailer it is (MV-ENT-17). */
export const TRAILER_TYPES = [
  'containerChassis',
  'dryVan',
  'emptyChassis',
  'reefer',
  'tanker',
  'wedge',
  'unknown',
] as const
export type TrailerType = (typeof TRAILER_TYPES)[number]

/** `Container Chassis`, `Dry Van`, … */
export function trailerTypeLabel(type: TrailerType): string {
  return titleCase(type)
}

/** What is in a trailer, as people say it; `unknown`: nobody looked (OP-TRM-16). */
export const TRAILER_LOADS = ['loaded', 'empty', 'unknown'] as const
export type TrailerLoad = (typeof TRAILER_LOADS)[number]

/** A trailer of a site (MV-ENT-13, OP-ENT-01, MV-OPEN-128). Times are ISO 8601 UTC. */
export interface Trailer {
  id: string
  siteId: string
  /** Carrier code, 2 to 4 capital letters. */
  scac: string
  /** The trailer number painted on it. */
  serial: string
  type: TrailerType
  /** Size by code; null: unknown. */
  dimensionCode: string | null
  lengthMeters: number | null
  widthMeters: number | null
  /** Null: nobody looked. */
  loaded: boolean | null
  /** On the road or behind a truck, not standing in a spot (MV-OPEN-69). */
  inTransit: boolean
  canMove: boolean
  otrDropOffConfirmed: boolean
  notes: string | null
  zoneId: string | null
  priorZoneId: string | null
  /** The truck it hangs on; null: none. */
  attachedTruckId: string | null
  /** True once checked out (OP-TRS-01). */
  archived: boolean
  archivedAt: string | null
  additionalInfo: unknown
  createdAt: string
  updatedAt: string
}

/** How people name a trailer: carrier code, space, serial (OP-OPEN-94). */
export function trailerName(trailer: { scac: string; serial: string }): string {
  return `${trailer.scac} ${trailer.serial}`
}

/** What the move rules ask about a trailer. */
export interface TrailerFacts {
  id: string
  inTransit: boolean
  canMove: boolean
  dimensionCode: string | null
  zoneId: string | null
  /** The truck of the site that has it as its connected trailer (MV-OPEN-69); null: none. */
  attachedTruckId: string | null
  otrDropOffConfirmed: boolean
  archived: boolean
}
