import {
  inMeters,
  inPixels,
  lengthOf,
  placeAlong,
  readable,
  SANS,
  screenAngle,
  sees,
  stretchesNear,
  toPixel,
  within,
} from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { SceneShape } from '../../scene/scene-shapes.ts'

/** A name stands on its street every so many meters, the first after half of that. */
const EVERY = 130
/** Half of the longest name, in pixels: so far beside the picture a name may begin. */
const REACH_PIXELS = 120

/** Names along their streets, at places that stay while the map moves. */
export function drawStreetNames(pen: Pen, shapes: readonly SceneShape[]): void {
  const { context, colors } = pen
  const reach = REACH_PIXELS / pen.view.pixelsPerMeter
  inPixels(pen)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `520 11px ${SANS}`
  context.letterSpacing = '0.06em'
  context.fillStyle = colors['map-street-text']
  for (const street of shapes) {
    if (street.kind !== 'street' || !street.name || !sees(pen, street.box, reach)) continue
    for (const line of street.lines) {
      if (stretchesNear(line, pen.box, reach).length === 0) continue
      for (let at = EVERY / 2; at < lengthOf(line); at += EVERY) drawName(pen, street.name, line, at, reach)
    }
  }
  context.letterSpacing = '0em'
  inMeters(pen)
}

function drawName(
  pen: Pen,
  name: string,
  line: SceneShape['lines'][number],
  distance: number,
  reach: number,
): void {
  const place = placeAlong(line, distance)
  if (!place || !sees(pen, { left: place.x, right: place.x, low: place.y, high: place.y }, reach)) return
  const at = toPixel(pen.view, place)
  within(pen, () => {
    pen.context.translate(at.x, at.y)
    pen.context.rotate(readable(screenAngle(pen.view, place.direction)))
    pen.context.fillText(name, 0, 0)
  })
}
