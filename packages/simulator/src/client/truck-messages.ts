import { thetaToHeading, toLatLon } from '@tractrix/domain/platform'
import {
  type Header,
  parseOrderId,
  type RoutePoint,
  type State,
  type Visualization,
  YARD_PROFILE,
  type YardEvent,
  type YardRoute,
  type YardState,
} from '@tractrix/fleet-protocol'
import type { Sighting } from '../ground/look-around.ts'
import { wrapAngle } from '../motion/angles.ts'
import type { VirtualTruck } from '../trucks/virtual-truck.ts'
import type { VehicleEndpoint } from './vehicle-endpoint.ts'

type Body<Message extends Partial<Header>> = Omit<Message, keyof Header>

/** Which software the simulated trucks say they run. */
const MANIFEST = { source: 'simulator', versionRef: '2.96.4', versionCommit: 'a41c9e0' }

/** Distance of the points of a published route, in meters. */
const ROUTE_POINT_METERS = 2.5

/** The truck's `state` without header. */
export function stateBody(endpoint: VehicleEndpoint): Body<State> {
  const { truck } = endpoint
  const { run, battery, trailer, activeFaults } = truck
  return {
    orderId: run?.order.orderId ?? '',
    orderUpdateId: run?.order.orderUpdateId ?? 0,
    lastNodeId: run?.lastNode.nodeId ?? '',
    lastNodeSequenceId: run?.lastNode.sequenceId ?? 0,
    driving: truck.driver.speed > 0,
    paused: truck.paused,
    operatingMode: truck.truckState === 'manual' ? 'SEMIAUTOMATIC' : 'AUTOMATIC',
    nodeStates: run?.nodeStates ?? [],
    edgeStates: run?.edgeStates ?? [],
    ...visualizationBody(truck),
    loads: trailer === null ? [] : [{ loadId: trailer.id, loadType: 'trailer' }],
    actionStates: endpoint.actionStates,
    batteryState: { batteryCharge: battery.percentage, charging: battery.charging },
    errors: endpoint.errors,
    safetyState: { eStop: activeFaults.eStopped ? 'MANUAL' : 'NONE', fieldViolation: false },
  }
}

/** The truck's place and speed. */
export function visualizationBody({
  driver,
  ground,
}: VirtualTruck): Required<Pick<Visualization, 'agvPosition' | 'velocity'>> {
  const { x, y, theta } = driver.rig
  const vx = driver.direction * driver.speed
  return {
    agvPosition: {
      x: round(x, 3),
      y: round(y, 3),
      theta: round(wrapAngle(theta), 5),
      mapId: ground.yard.mapId,
      positionInitialized: true,
      localizationScore: 1,
    },
    velocity: { vx: round(vx, 3), vy: 0, omega: round(vx * driver.curvature, 4) },
  }
}

/** The truck's `yardState` without header. */
export function yardStateBody(endpoint: VehicleEndpoint): Body<YardState> {
  const { truck } = endpoint
  const { driver, trailer, ground, run } = truck
  const place = toLatLon(ground.yard.origin, driver.rig)
  const { truckState } = truck
  const working = truckState !== 'idle'
  return {
    profile: YARD_PROFILE,
    truckState,
    segment: working ? { id: `s${driver.legCount}-${run?.stepIndex ?? 0}`, type: truckState } : null,
    moveId: run?.active ? (parseOrderId(run.order.orderId)?.moveId ?? null) : null,
    trailer: {
      connected: trailer !== null,
      trailerId: trailer?.id ?? null,
      articulationRadians: trailer === null ? null : round(wrapAngle(driver.rig.psi - driver.rig.theta), 5),
    },
    gatewayConnected: true,
    taskable: truck.taskable,
    diskUtilizationPercentage: diskUse(truck),
    latitudeDegrees: round(place.latitude, 8),
    longitudeDegrees: round(place.longitude, 8),
    headingRadians: round(thetaToHeading(ground.yard.origin, driver.rig.theta), 5),
    manifestVersion: MANIFEST,
    commandStates: endpoint.commandStates,
  }
}

/** What a truck saw in a spot, as `yardEvents` without header. Seen again for the same order it is the same event. */
export function yardEventBody({ orderId, spot, trailer }: Sighting): Body<YardEvent> {
  return {
    profile: YARD_PROFILE,
    eventId: `${orderId}/${spot.id}`,
    type: trailer === null ? 'spotObserved' : 'trailerObserved',
    moveId: parseOrderId(orderId)?.moveId ?? null,
    zoneId: spot.id,
    details: trailer === null ? { objectClasses: [] } : observedTrailer(trailer),
  }
}

function observedTrailer({ id, name, gear }: NonNullable<Sighting['trailer']>): Record<string, unknown> {
  return {
    trailerId: id,
    scacSerial: name,
    trailerType: null,
    trailerLength: gear.lengthMeters,
    trailerParkedState: {
      trailerWithinSpot: 'true',
      trailerBackwards: 'false',
      hitchableByAutonomy: 'true',
    },
    objectClasses: ['trailer'],
  }
}

/** The truck's `yardRoute` without header: the whole leg it drives, or no points. */
export function yardRouteBody({ driver, run, ground }: VirtualTruck): Body<YardRoute> {
  const orderId = run?.active ? run.order.orderId : null
  return {
    profile: YARD_PROFILE,
    moveId: orderId === null ? null : (parseOrderId(orderId)?.moveId ?? null),
    orderId,
    mapId: ground.yard.mapId,
    points: routePoints(driver),
  }
}

function routePoints({ leg, driving }: VirtualTruck['driver']): RoutePoint[] {
  if (leg === null || !driving) return []
  const points: RoutePoint[] = []
  const step = Math.round(ROUTE_POINT_METERS / 0.1)
  for (const section of leg.sections) {
    const reverse = section.direction === -1
    for (let state = section.from; state < section.to; state += step)
      points.push(routePoint(leg.states[state]!, reverse))
  }
  const last = leg.states.at(-1)!
  return [...points, routePoint(last, leg.sections.at(-1)!.direction === -1)]
}

function routePoint({ x, y }: { x: number; y: number }, reverse: boolean): RoutePoint {
  return { x: round(x, 2), y: round(y, 2), reverse }
}

/** The recording disk fills with every kilometer and is emptied when nine tenths are used, in percent. */
function diskUse({ serial, driver }: VirtualTruck): number {
  const start = [...serial].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 40
  return Math.round(25 + ((start + driver.odometer / 400) % 65))
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
