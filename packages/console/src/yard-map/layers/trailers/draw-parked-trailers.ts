import { inPixels, sees, within } from '../../../map-kit/index.ts'
import { inSpot } from '../../drawing/in-spot.ts'
import type { Pen } from '../../drawing/live-map.ts'
import { drawTrailerBody } from '../../drawing/trailer-shape.ts'
import { type ParkedTrailer, parkedRear } from '../../scene/parked-rear.ts'
import { spotPlace } from '../../scene/scene-zone.ts'

/** On screen, whatever way the map is turned: to the right and down, in meters. */
const SHADOW = { right: 0.28, down: 0.34, blur: 0.7 }
/** Something drawn this far beside the canvas casts its shadow on it, in pixels. */
const ASIDE = 20_000

/** Layer 13: one blurred shadow under all, then the bodies. */
export function drawParkedTrailers(pen: Pen, trailers: readonly ParkedTrailer[]): void {
  const seen = trailers.filter(({ spot }) => sees(pen, spot.box, 2))
  if (seen.length > 0) drawShadows(pen, seen)
  for (const trailer of seen)
    inSpot(pen, trailer.spot, () => drawTrailerBody(pen, trailer, parkedRear(trailer)))
}

/** Draws all bodies as one shape beside the canvas, so that only their blurred shadow falls on it. */
function drawShadows(pen: Pen, trailers: readonly ParkedTrailer[]): void {
  const { context, colors, pixelRatio, view } = pen
  const bodies = new Path2D()
  for (const { spot, lengthMeters, widthMeters, ...rest } of trailers) {
    if (rest.type === 'emptyChassis') continue
    const rear = parkedRear({ spot, lengthMeters })
    const half = widthMeters / 2
    const corners = [
      spotPlace(spot, rear, -half),
      spotPlace(spot, rear + lengthMeters, -half),
      spotPlace(spot, rear + lengthMeters, half),
      spotPlace(spot, rear, half),
    ]
    corners.forEach(({ x, y }, index) => {
      if (index === 0) bodies.moveTo(x, y)
      else bodies.lineTo(x, y)
    })
    bodies.closePath()
  }
  within(pen, () => {
    const meter = view.pixelsPerMeter * pixelRatio
    const { a, b, c, d, e, f } = context.getTransform()
    context.setTransform(a, b, c, d, e - ASIDE, f)
    context.shadowColor = colors['map-shadow']
    context.shadowBlur = SHADOW.blur * meter
    context.shadowOffsetX = ASIDE + SHADOW.right * meter
    context.shadowOffsetY = SHADOW.down * meter
    context.fillStyle = '#000'
    context.fill(bodies)
    inPixels(pen)
  })
}
