import { ACTION_PARAMETERS, actionParameter, type OrderNode } from '@tractrix/fleet-protocol'
import type { Driver } from '../driving/driver.ts'
import type { Passage } from '../planning/leg.ts'
import { type Area, isInArea, type SimYard, type TrackPlace } from '../yard/index.ts'

/** A place in the yard outside of any spot. */
export interface Halt {
  /** The zone, if the truck knows it: any place off the lanes in it will do. */
  area: Area | null
  /** The place on a lane that lies nearest. */
  nearest: TrackPlace
}

/** A place without a lane this near is out of a truck's reach, in meters. */
const REACH_METERS = 40

/** The place that a node outside of any spot stands for; null: none that a truck could reach. */
export function haltOf(yard: SimYard, node: OrderNode): Halt | null {
  const place = node.nodePosition
  const ids = [...node.actions.map(action => actionParameter(action, ACTION_PARAMETERS.zoneId)), node.nodeId]
  const area = yard.areas.find(({ id }) => ids.includes(id)) ?? null
  if (place === undefined) return null
  const { nearest, meters } = nearestOnLanes(yard, place)
  return area === null && meters > REACH_METERS ? null : { area, nearest }
}

/** Whether a truck stands off the lanes in the area of a halt. */
export function standsIn({ area }: Halt, { at, ground }: Driver): boolean {
  return at !== null && area !== null && isInArea(ground.yard.origin, at.spot.mouth, area)
}

/** The passage over one place. */
export function passageAt(place: TrackPlace): Passage {
  return { enter: place, leave: place }
}

function nearestOnLanes(
  yard: SimYard,
  { x, y }: { x: number; y: number },
): { nearest: TrackPlace; meters: number } {
  let nearest: TrackPlace = { track: 0, atMeters: 0 }
  let meters = Number.POSITIVE_INFINITY
  for (const track of yard.tracks) {
    if (!yard.through.has(track.id)) continue
    track.points.forEach((point, index) => {
      const distance = Math.hypot(point.x - x, point.y - y)
      if (distance >= meters) return
      meters = distance
      nearest = { track: track.id, atMeters: track.distances[index]! }
    })
  }
  return { nearest, meters }
}
