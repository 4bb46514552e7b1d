import type { LatLon } from '../platform/index.ts'

/** What a piece of the yard is for (MV-ENT-26). */
export const ZONE_TYPES = [
  'autonomous',
  'charging_station',
  'intersection',
  'no_go',
  'no_go_dynamic',
  'staging',
  'trailer_dock_spot',
  'trailer_parking_spot',
] as const
export type ZoneType = (typeof ZONE_TYPES)[number]

/** Zones that hold one trailer: the spots. */
export const SPOT_ZONE_TYPES = ['trailer_dock_spot', 'trailer_parking_spot'] as const satisfies ZoneType[]

/** Whether a zone of this type holds a trailer. */
export function isSpot(zoneType: ZoneType): boolean {
  return (SPOT_ZONE_TYPES as readonly ZoneType[]).includes(zoneType)
}

/** Who said so: a person or a truck's sensors (OP-ENT-09, MV-OPEN-25). */
export const ENABLED_SOURCES = ['human', 'truck'] as const
export type EnabledSource = (typeof ENABLED_SOURCES)[number]

/** Yes, no, or nobody looked (MV-OPEN-24). */
export const OBSERVED_FLAGS = ['true', 'false', 'unknown'] as const
export type ObservedFlag = (typeof OBSERVED_FLAGS)[number]

/** What a truck saw in a spot (MV-ENT-15, OP-ENT-10). */
export interface ObservationData {
  createdAt: string
  scacSerial: string | null
  vendorResponseId: string | null
  trailerType: string | null
  trailerLength: number | null
  trailerParkedState: {
    trailerWithinSpot: ObservedFlag
    trailerBackwards: ObservedFlag
    hitchableByAutonomy: ObservedFlag
  } | null
  objectClasses: readonly string[]
}

/** A piece of the yard (MV-ENT-25, OP-ENT-06). */
export interface Zone {
  id: string
  siteId: string
  name: string
  zoneType: ZoneType
  /** Corners of the polygon in order, not closed. */
  coordinates: readonly LatLon[]
  /** Where the nose of a parked trailer points, counter-clockwise from east; null: the zone has no direction. */
  headingRadians: number | null
  lengthMeters: number | null
  widthMeters: number | null
  /** The row of spots it belongs to, such as a door side; null: none. */
  bank: string | null
  enabled: boolean
  enabledSource: EnabledSource | null
  occupancySource: EnabledSource | null
  occupancyUpdatedAt: string | null
  observationData: ObservationData | null
  /** When it last changed, ISO time: of two answers the later one is true. */
  updatedAt: string
}

/** What the move rules ask about a zone. `trailerId` is the on-site trailer in it, null when there is none. */
export interface ZoneFacts {
  id: string
  name: string
  enabled: boolean
  zoneType: ZoneType
  trailerId: string | null
}
