import type { TrailerType } from '@tractrix/domain/trailers'
import type { ZoneType } from '@tractrix/domain/zones'
import { type MapPoint, mapFrame, worldFrame } from '../../map-kit/index.ts'
import type { BaseMapFeature } from '../base-map/base-map.ts'
import type { DrawnTruck } from '../scene/drawn-truck.ts'
import type { ParkedTrailer } from '../scene/parked-rear.ts'
import { sceneShapes } from '../scene/scene-shapes.ts'
import { isSceneSpot, type SceneZone, sceneZone } from '../scene/scene-zone.ts'

const ORIGIN = { latitude: 39.28, longitude: -76.55 }
const toWorld = worldFrame(ORIGIN)
const toMap = mapFrame(ORIGIN)

/** A zone of a scripted yard, upright around a middle in meters; a spot's nose points east. */
export function scriptedZone(
  id: string,
  zoneType: ZoneType,
  { x, y }: MapPoint,
  size: { length: number; width: number },
  { enabled = true, isSpot = true }: { enabled?: boolean; isSpot?: boolean } = {},
): SceneZone {
  const [half, side] = [size.length / 2, size.width / 2]
  return sceneZone(
    {
      id,
      name: id,
      zoneType,
      enabled,
      bank: 'Row',
      coordinates: corners(x - half, y - side, x + half, y + side).map(toWorld),
      headingRadians: isSpot ? 0 : null,
      lengthMeters: isSpot ? size.length : null,
      widthMeters: isSpot ? size.width : null,
    },
    toMap,
  )
}

/** A truck of a scripted yard. */
export function scriptedTruck(
  id: string,
  pose: Partial<DrawnTruck['pose']>,
  changes: Partial<DrawnTruck> = {},
): DrawnTruck {
  return {
    id,
    name: id,
    pose: { x: 0, y: 0, headingRadians: 0, trailerAngleRadians: null, ...pose },
    color: 'green',
    isStale: false,
    isSelected: false,
    needsHelp: false,
    label: 'Idle',
    opacity: 1,
    trailer: null,
    ...changes,
  }
}

/** A trailer in a spot of a scripted yard. */
export function scriptedTrailer(
  spot: SceneZone,
  type: TrailerType,
  changes: Partial<ParkedTrailer> = {},
): ParkedTrailer {
  if (!isSceneSpot(spot)) throw new Error(`${spot.id} is no spot`)
  return {
    type,
    lengthMeters: 12,
    widthMeters: 2.6,
    loaded: true,
    scac: 'UPSN',
    serial: `4${spot.id}`,
    spot,
    ...changes,
  }
}

const STALL = { length: 17, width: 4 }
const TYPES: readonly TrailerType[] = ['dryVan', 'reefer', 'tanker', 'emptyChassis', 'containerChassis']

/** A small yard with one of everything that the map draws, the same at each call. */
export function scriptedYard() {
  const stalls = Array.from({ length: 8 }, (_, index) =>
    scriptedZone(`PA${index}`, 'trailer_parking_spot', { x: -20, y: index * 4 - 16 }, STALL, {
      enabled: index !== 6,
    }),
  )
  const doors = [0, 1].map(index =>
    scriptedZone(`E1${index}`, 'trailer_dock_spot', { x: 25, y: index * 5 }, STALL),
  )
  const area = { isSpot: false }
  const zones = [
    scriptedZone('Operating area', 'autonomous', { x: 0, y: 0 }, { length: 120, width: 90 }, area),
    scriptedZone('crossing', 'intersection', { x: 0, y: 30 }, { length: 12, width: 12 }, area),
    ...doors,
    ...stalls,
    scriptedZone('STG1', 'staging', { x: 5, y: -30 }, STALL),
    scriptedZone('C1', 'charging_station', { x: 30, y: -30 }, { length: 8, width: 4 }),
    scriptedZone('hall', 'no_go', { x: 45, y: 5 }, { length: 20, width: 30 }, area),
    scriptedZone('Crane', 'no_go_dynamic', { x: 0, y: 12 }, { length: 10, width: 8 }, area),
  ]
  return {
    shapes: sceneShapes(SHAPES, toMap),
    zones,
    marks: {
      inMove: new Set(['PA2', 'E10']),
      shownTypes: new Set(zones.map(({ zoneType }) => zoneType)),
      openZoneId: 'PA3',
    },
    parked: TYPES.map((type, index) => scriptedTrailer(stalls[index]!, type, { loaded: index % 2 === 0 })),
    trucks: [
      scriptedTruck('AV-01', { x: 3, y: 3, headingRadians: 0.4 }),
      scriptedTruck(
        'AV-02',
        { x: -4, y: -12, headingRadians: 2 },
        { color: 'grey', isStale: true, opacity: 0.5 },
      ),
      scriptedTruck('AV-03', { x: 400, y: 10 }, { color: 'red', needsHelp: true }),
      scriptedTruck(
        'AV-04',
        { x: 12, y: -8, headingRadians: 5 },
        { color: 'yellow', needsHelp: true, label: null },
      ),
      scriptedTruck(
        'AV-05',
        { x: 4, y: 22, headingRadians: 1, trailerAngleRadians: 0.3 },
        {
          isSelected: true,
          trailer: {
            type: 'dryVan',
            lengthMeters: 16,
            widthMeters: 2.6,
            loaded: true,
            scac: 'HJBT',
            serial: '77',
          },
        },
      ),
    ],
    route: [
      { x: 4, y: 22, reverse: false },
      { x: 10, y: 30, reverse: false },
      { x: 14, y: 10, reverse: true },
      { x: 25, y: 5, reverse: true },
    ],
  }
}

function corners(left: number, low: number, right: number, high: number): MapPoint[] {
  return [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ]
}

const position = (point: MapPoint) => {
  const { longitude, latitude } = toWorld(point)
  return [longitude, latitude]
}
const line = (kind: string, from: MapPoint, to: MapPoint, more: { class?: string; name?: string } = {}) =>
  ({
    properties: { kind, ...more },
    geometry: { type: 'LineString', coordinates: [from, to].map(position) },
  }) satisfies BaseMapFeature
const block = (kind: string, ...box: [number, number, number, number]) =>
  ({
    properties: { kind },
    geometry: {
      type: 'Polygon',
      coordinates: [[...corners(...box), { x: box[0], y: box[1] }].map(position)],
    },
  }) satisfies BaseMapFeature

const SHAPES: readonly BaseMapFeature[] = [
  block('water', -90, -90, -70, -60),
  block('other_building', -90, 40, -70, 60),
  line('rail', { x: -80, y: -60 }, { x: 80, y: -55 }, { class: 'rail' }),
  line('rail', { x: -80, y: -50 }, { x: 80, y: -52 }, { class: 'disused' }),
  line('street', { x: -90, y: 55 }, { x: 90, y: 58 }, { class: 'primary', name: 'Broening Highway' }),
  line('street', { x: -65, y: -90 }, { x: -60, y: 90 }, { class: 'secondary' }),
  block('ground', -60, -45, 60, 45),
  block('asphalt', -50, -40, 50, 40),
  line('yard_road', { x: -50, y: 38 }, { x: 50, y: 38 }),
  line('lane', { x: 0, y: -40 }, { x: 0, y: 40 }, { class: 'aisle' }),
  line('lane', { x: 0, y: 40 }, { x: 40, y: 60 }, { class: 'road' }),
  block('car_park', -48, 20, -30, 38),
  block('waiting_place', -10, -40, -4, -34),
  block('building', 34, -10, 56, 20),
  line('fence', { x: -58, y: -42 }, { x: 58, y: -42 }),
  {
    properties: { kind: 'gate', name: 'Gate 1', headingRadians: 0.2 },
    geometry: { type: 'Point', coordinates: position({ x: -50, y: -42 }) },
  },
]
