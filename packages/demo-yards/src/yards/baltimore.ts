import { degreesToRadians, type SiteOrigin, type SitePoint } from '@tractrix/domain/platform'
import type { YardDefinition } from '../definition/yard-definition.ts'
import { bendSurfaces } from '../layout/bend-surfaces.ts'
import { waitingRow } from '../layout/waiting-places.ts'
import type { PlanDrawing, PlanLane, YardPlan } from '../layout/yard-plan.ts'
import { baltimoreLayout } from './baltimore-layout.ts'

/** Zero at the south-east corner of the hall; x points away from its dock doors, along the spots (measured). */
const ORIGIN: SiteOrigin = {
  latitude: 39.2667522,
  longitude: -76.5458217,
  rotationRadians: degreesToRadians(2.884),
}

/** Where the perimeter road crosses the generated fence; the road itself goes on to the street. */
const GATE: PlanDrawing = {
  kind: 'gate',
  name: 'Gate',
  points: [{ x: 218, y: 12.51 }],
  closed: false,
  source: 'generated',
  theta: 0.132,
}

/** 10 mph, as in the aisles. */
const COURT_SPEED = 4.4704

/** The real distribution center in Baltimore with generated doors, stalls and lanes. */
export const BALTIMORE: YardDefinition = {
  alias: 'baltimore',
  name: 'Baltimore',
  partner: 'Chesapeake Distribution',
  timeZone: 'America/New_York',
  origin: ORIGIN,
  headingDegrees: 357,
  truckPrefix: 'bwi',
  truckCount: 8,
  plan,
  boundsZone: 'Operating area east',
  extract: 'odbl/baltimore-bwi2-osm.geojson',
  leaveOut: ['way/323485073', 'way/326845185', 'way/323485072'],
  trailers: {
    count: 198,
    modes: ['truckload', 'ltl', 'domestic_container', 'parcel', 'ocean'],
    containerShare: 0.24,
    doorShare: 0.14,
  },
  detention: {
    currency: 'USD',
    rows: [
      { scac: null, load: 'loaded', freeHours: 60, priceMinor: 7_500, per: 'day' },
      { scac: 'DAFG', load: 'empty', freeHours: 48, priceMinor: 3_500, per: 'day' },
      { scac: 'MRTN', load: 'loaded', freeHours: 36, priceMinor: 1_500, per: 'hour' },
      { scac: 'RETL', load: 'any', freeHours: 48, priceMinor: 6_000, per: 'day' },
    ],
  },
  staticRoutes: [
    { name: 'Full Yard', routeType: 'inventory', lanes: ['court-east', 'aisle-1', 'aisle-2', 'aisle-3'] },
    { name: 'East Docks', routeType: 'inventory', lanes: ['court-east'] },
    { name: 'North Docks', routeType: 'inventory', lanes: ['court-north-in', 'court-north'] },
    { name: 'Parking Rows', routeType: 'inventory', lanes: ['aisle-1', 'aisle-2', 'aisle-3'] },
    {
      name: 'Perimeter',
      routeType: 'svmp',
      lanes: ['perimeter-road-3', 'perimeter-road-4', 'court-north-in', 'court-north'],
    },
    {
      name: 'East Court Loop',
      routeType: 'svmp',
      lanes: ['court-east', 'cross-south-1', 'aisle-1', 'cross-north-1'],
    },
    {
      name: 'Center Loop',
      routeType: 'svmp',
      lanes: ['aisle-1', 'cross-south-2', 'aisle-2', 'cross-north-2'],
    },
  ],
  config: {
    acceptPartnerMoves: true,
    enableDynamicNoGo: true,
    enableMetricsPage: true,
    enablePartnerTable: true,
    enableTrailerBulkUpload: true,
    enableTrailerConfirmDropoff: true,
    enableSvmpMissions: true,
    enableTruckAssignment: true,
    enableZoneImages: true,
    enableTruckControlledMove: true,
    hideActiveYardInventory: false,
    hidePassiveYardInventory: false,
    trailerUndoCheckoutExpiration: null,
    lengthUnit: 'feet',
  },
  shouldSkipMissionPlanning: false,
}

function plan(): YardPlan {
  const layout = baltimoreLayout(ORIGIN)
  const lanes = [...layout.lanes.flatMap(lane => fitted(lane)), ...northCourt()]
  return {
    zones: layout.zones,
    lanes,
    waitingPlaces: [56.4, 111.2, 166.1].flatMap((x, block) => [
      ...waitingRow('W', block * 8 + 1, 4, { x, y: 26 }, -Math.PI / 2),
      ...waitingRow('W', block * 8 + 5, 4, { x, y: 222.8 }, Math.PI / 2),
    ]),
    drawn: [...layout.drawn, GATE, ...fences(), ...grounds(), ...bendSurfaces(lanes).map(asphalt)],
  }
}

/** The perimeter road with joints for the north court; the file's own stub of that court is left out. */
function fitted(lane: PlanLane): PlanLane[] {
  if (lane.name === 'court-north') return []
  if (lane.name !== 'perimeter-road-3') return [lane]
  const last = lane.points.at(-1)!
  const before = lane.points.at(-2)!
  const on = (x: number): SitePoint => ({
    x,
    y: before.y + ((last.y - before.y) * (x - before.x)) / (last.x - before.x),
  })
  return [
    { ...lane, points: [...lane.points.slice(0, -1), on(-522)] },
    { ...lane, name: 'perimeter-road-4', points: [on(-522), on(-502)] },
    { ...lane, name: 'perimeter-road-5', points: [on(-502), last] },
  ]
}

/** A one-way loop in front of the N doors, so that trucks can pass their door, back in and drive on westwards. */
function northCourt(): PlanLane[] {
  const aisle = { kind: 'aisle' as const, speedLimitMetersPerSecond: COURT_SPEED, oneWay: true }
  const turn = Array.from({ length: 7 }, (_, index) => {
    const angle = Math.PI / 2 - (index * Math.PI) / 6
    return { x: -398 + 10.9 * Math.cos(angle), y: 213.3 + 10.9 * Math.sin(angle) }
  })
  return [
    {
      ...aisle,
      name: 'court-north-in',
      points: [{ x: -502, y: 185.013 }, { x: -470, y: 224.2 }, ...turn],
    },
    {
      ...aisle,
      name: 'court-north',
      points: [turn.at(-1)!, { x: -502, y: 202.4 }, { x: -522, y: 184.851 }],
    },
  ]
}

function fences(): PlanDrawing[] {
  const fence = (points: [number, number][]): PlanDrawing => ({
    kind: 'fence',
    points: points.map(([x, y]) => ({ x, y })),
    closed: false,
    source: 'generated',
  })
  return [
    fence([
      [218, 17.5],
      [218, 252],
      [-0.6, 252],
      [-0.6, 239],
    ]),
    fence([
      [218, 7.5],
      [218, -46],
      [-494, -46],
      [-584, -26],
      [-584, 236],
      [-374.2, 236.3],
    ]),
  ]
}

const asphalt = (points: SitePoint[]): PlanDrawing => ({
  kind: 'asphalt',
  points,
  closed: true,
  source: 'generated',
})

function grounds(): PlanDrawing[] {
  const ground = (kind: 'ground' | 'asphalt', points: [number, number][]): PlanDrawing => ({
    kind,
    points: points.map(([x, y]) => ({ x, y })),
    closed: true,
    source: 'generated',
  })
  return [
    ground('ground', [
      [218, -46],
      [218, 252],
      [-0.6, 252],
      [-0.6, 239],
      [-374.2, 236.3],
      [-584, 236],
      [-584, -26],
      [-494, -46],
    ]),
    ground('asphalt', [
      [0, 4],
      [201.6, 4],
      [201.6, 242],
      [0, 242],
    ]),
    ground('asphalt', [
      [-528, 183],
      [-424.2, 183],
      [-424.2, 191.4],
      [-376.6, 191.4],
      [-376.6, 231],
      [-476, 231],
      [-516, 206],
    ]),
  ]
}
