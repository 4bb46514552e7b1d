import { within } from '../../../map-kit/index.ts'
import { drawTrailerName } from '../../drawing/draw-trailer-name.ts'
import type { Pen } from '../../drawing/live-map.ts'
import { drawTrailerBody } from '../../drawing/trailer-shape.ts'
import type { DrawnTruck } from '../../scene/drawn-truck.ts'
import { KINGPIN_SETBACK_METERS, kingpinOf } from '../../scene/towed-rear.ts'

/** A long name may reach so far over a short trailer: nothing stands behind it. */
const OVER_ENDS = 1.7
/** To the right and down on screen, in meters. */
const SHADOW = { right: 0.28, down: 0.34 }

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
