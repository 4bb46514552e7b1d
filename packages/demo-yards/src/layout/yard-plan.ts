import type { SitePoint } from '@tractrix/domain/platform'
import type { ZoneType } from '@tractrix/domain/zones'
import type { BaseMapKind } from '../base-map/base-map.ts'

/** A yard as it is laid out: everything in meters of the yard's own frame. */
export interface YardPlan {
  zones: PlanZone[]
  lanes: PlanLane[]
  waitingPlaces: PlanPlace[]
  drawn: PlanDrawing[]
}

export interface PlanZone {
  name: string
  zoneType: ZoneType
  corners: SitePoint[]
  /** Where the nose of a parked trailer points, counter-clockwise from x; null: no direction. */
  noseTheta: number | null
  lengthMeters: number | null
  widthMeters: number | null
  bank: string | null
}

export interface PlanLane {
  name: string
  kind: 'aisle' | 'cross' | 'road'
  points: SitePoint[]
  speedLimitMetersPerSecond: number
  oneWay: boolean
}

export interface PlanPlace {
  name: string
  center: SitePoint
  theta: number
}

/** Something only drawn; a polygon when `closed`, else a line, or a point when there is one. */
export interface PlanDrawing {
  kind: BaseMapKind
  name?: string
  class?: string
  points: SitePoint[]
  closed: boolean
  source: string
  theta?: number
}

/** Size of a waiting place: a tractor with half a meter around it, in meters. */
export const WAITING_PLACE_SIZE = { lengthMeters: 6, widthMeters: 3.6 }
