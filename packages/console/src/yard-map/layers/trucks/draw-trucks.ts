import { pixels, sees, within } from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { DrawnTruck } from '../../scene/drawn-truck.ts'
import { truckMiddle } from '../../scene/truck-middle.ts'
import { drawTowedTrailer } from './draw-towed-trailer.ts'
import { drawTractor, drawTractorShadow } from './tractor-shape.ts'
import { glyphScale, tractorPaint, truckToken } from './truck-looks.ts'

const HALO_METERS = { plain: 3.7, selected: 4.6 }
const CONE = new Path2D('M2.2-1.1 11-4.6A12 12 0 0 1 11 4.6L2.2 1.1Z')
const CONE_METERS = 12
/** A truck with its trailer reaches this far from its rear axle, in meters. */
const REACH = 30

/** Trucks with their trailers, in the order given; what is drawn last lies on top. */
export function drawTrucks(pen: Pen, trucks: readonly DrawnTruck[]): void {
  const scale = glyphScale(pen.step, pen.view.pixelsPerMeter)
  for (const truck of trucks) {
    const { x, y } = truck.pose
    if (!sees(pen, { left: x, right: x, low: y, high: y }, REACH)) continue
    within(pen, () => {
      pen.context.globalAlpha = truck.opacity
      drawHalo(pen, truck, scale)
      drawBody(pen, truck, scale)
      if (truck.trailer) drawTowedTrailer(pen, truck, truck.trailer)
    })
  }
}

function drawBody(pen: Pen, truck: DrawnTruck, scale: number): void {
  const { context } = pen
  const { x, y, headingRadians } = truck.pose
  const place = (dx: number, dy: number, draw: () => void) =>
    within(pen, () => {
      context.translate(x + dx, y + dy)
      context.rotate(headingRadians)
      context.scale(scale, scale)
      draw()
    })
  place(0.26, -0.3, () => drawTractorShadow(pen))
  place(0, 0, () => drawTractor(pen, tractorPaint(truck)))
}

function drawHalo(pen: Pen, truck: DrawnTruck, scale: number): void {
  const { context, colors } = pen
  const tone = colors[truckToken(truck)]
  const middle = truckMiddle(truck.pose)
  if (truck.isSelected) drawCone(pen, truck, tone, scale)
  context.beginPath()
  const radius = truck.isSelected ? HALO_METERS.selected : HALO_METERS.plain
  context.arc(middle.x, middle.y, radius * scale, 0, 2 * Math.PI)
  context.fillStyle = tone
  context.globalAlpha = truck.opacity * colors.halo
  context.fill()
  context.globalAlpha = truck.opacity
  if (!truck.isSelected && !truck.needsHelp) return
  context.strokeStyle = tone
  context.lineWidth = pixels(pen, 1.6)
  context.stroke()
}

/** Where it looks: a cone of 24° to each side that fades. */
function drawCone(pen: Pen, truck: DrawnTruck, tone: string, scale: number): void {
  const { context } = pen
  const middle = truckMiddle(truck.pose)
  within(pen, () => {
    context.translate(middle.x, middle.y)
    context.rotate(truck.pose.headingRadians)
    context.scale(scale, scale)
    const fade = context.createLinearGradient(0, 0, CONE_METERS, 0)
    fade.addColorStop(0, tone)
    // Not quite nothing: nothing has no color, and the cone would turn grey towards its end.
    fade.addColorStop(1, `color-mix(in srgb, ${tone} 1%, transparent)`)
    context.globalAlpha = truck.opacity * 0.5
    context.fillStyle = fade
    context.fill(CONE)
  })
}
