import type { YardPoint } from '../../frame/yard-frame.ts'
import type { DrawnTruck } from '../../scene/drawn-truck.ts'
import type { TruckPose } from '../../scene/truck-motion.ts'
import { type Pen, within } from '../pen.ts'
import { drawTrailerName } from '../trailers/draw-trailer-names.ts'
import { drawTrailerBody } from '../trailers/trailer-shape.ts'
import { FIFTH_WHEEL_AHEAD_METERS } from './tractor-shape.ts'

/** From a trailer's nose back to its kingpin, in meters. */
const KINGPIN_SETBACK_METERS = 0.914
/** A long name may reach so far over a short trailer: nothing stands behind it. */
const OVER_ENDS = 1.7
/** To the right and down on screen, in meters. */
const SHADOW = { right: 0.28, down: 0.34 }

/** Where the rear of a towed trailer is, and the direction from there to its nose. */
export function towedRear(pose: TruckPose, lengthMeters: number): { rear: YardPoint; along: YardPoint } {
  const heading = pose.headingRadians + (pose.trailerAngleRadians ?? 0)
  const along = { x: Math.cos(heading), y: Math.sin(heading) }
  const kingpin = kingpinOf(pose)
  const back = lengthMeters - KINGPIN_SETBACK_METERS
  return { rear: { x: kingpin.x - along.x * back, y: kingpin.y - along.y * back }, along }
}

function kingpinOf({ x, y, headingRadians }: TruckPose): YardPoint {
  return {
    x: x + Math.cos(headingRadians) * FIFTH_WHEEL_AHEAD_METERS,
    y: y + Math.sin(headingRadians) * FIFTH_WHEEL_AHEAD_METERS,
  }
}

/** The trailer hangs with its kingpin on the fifth wheel, at its own angle, above the tractor's deck. */
export function drawTowedTrailer(
  pen: Pen,
  truck: DrawnTruck,
  trailer: NonNullable<DrawnTruck['trailer']>,
): void {
  const { context, colors } = pen
  const { pose } = truck
  const heading = pose.headingRadians + (pose.trailerAngleRadians ?? 0)
  const kingpin = kingpinOf(pose)
  const { lengthMeters: length, widthMeters: width } = trailer
  const rear = KINGPIN_SETBACK_METERS - length
  const place = (dx: number, dy: number, draw: () => void) =>
    within(pen, () => {
      context.translate(kingpin.x + dx, kingpin.y + dy)
      context.rotate(heading)
      draw()
    })
  if (trailer.type !== 'emptyChassis')
    place(SHADOW.right, -SHADOW.down, () => {
      context.fillStyle = colors['map-shadow']
      context.fillRect(rear, -width / 2, length, width)
    })
  place(0, 0, () =>
    drawTrailerBody(pen, trailer, rear, colors[truck.isSelected ? 'map-truck-selected' : 'map-truck']),
  )
  if (trailer.serial === '') return
  const along = rear + length / 2
  const middle = { x: kingpin.x + Math.cos(heading) * along, y: kingpin.y + Math.sin(heading) * along }
  drawTrailerName(pen, trailer, {
    middle,
    headingRadians: heading,
    roomMeters: length * OVER_ENDS,
    ground: 'map-asphalt',
  })
}
