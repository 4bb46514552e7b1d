import type { Geometry } from '../seed/read-data.ts'

/**
 * What is drawn under the zones. `ground` is the grass inside the fence, `asphalt` what trucks drive on, `building` the
 * yard's own; `other_building`, `street`, `rail`, `water` and `landuse` lie outside. `gate` is a point.
 */
export const BASE_MAP_KINDS = [
  'ground',
  'asphalt',
  'building',
  'car_park',
  'yard_road',
  'lane',
  'fence',
  'gate',
  'waiting_place',
  'other_building',
  'street',
  'rail',
  'water',
  'landuse',
] as const
export type BaseMapKind = (typeof BASE_MAP_KINDS)[number]

export interface BaseMapFeature {
  type: 'Feature'
  properties: {
    kind: BaseMapKind
    /**
     * Of a street its OpenStreetMap class (`primary`, `residential`, `service` …), of a rail `rail`, `disused` or
     * `abandoned`, of a lane `aisle`, `cross` or `road`, of a landuse its OpenStreetMap value.
     */
    class?: string
    name?: string
    /** Of a lane: the limit in m/s. */
    speedLimitMetersPerSecond?: number
    /** Of a lane: true when it is driven only from its first point to its last. */
    oneWay?: boolean
    /** Where it comes from: an OpenStreetMap object such as `way/323485073`, or `generated`. */
    source: string
    /** Of a gate or waiting place: counter-clockwise from east. */
    headingRadians?: number
  }
  geometry: Geometry
}

export interface BaseMap {
  type: 'FeatureCollection'
  /** Has to be shown wherever the map is shown. */
  attribution: string
  features: BaseMapFeature[]
}
