import {
  inMeters,
  inPixels,
  type MapPoint,
  pixels,
  SANS,
  sees,
  strokeDashes,
  toPixel,
  within,
} from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { SceneShape } from '../../scene/scene-shapes.ts'

const POST_EVERY = 3
const BOOTH = 2.2
const ARM = { from: 1.3, to: 5.9 }

/** The rest of layer 3 and what stands on it: fences with posts, gates with arms, booth and tag. */
export function drawFences(pen: Pen, shapes: readonly SceneShape[]): void {
  for (const fence of shapes) if (fence.kind === 'fence' && sees(pen, fence.box, 2)) drawFence(pen, fence)
  for (const gate of shapes) {
    const at = gate.lines[0]?.[0]
    if (gate.kind !== 'gate' || !at || !sees(pen, gate.box, 40)) continue
    drawGate(pen, at, gate.headingRadians ?? 0)
    drawTag(pen, at, gate.name ?? '')
  }
}

function drawFence(pen: Pen, fence: SceneShape): void {
  const { context, colors } = pen
  context.strokeStyle = colors['map-fence']
  context.lineWidth = pixels(pen, 1.1)
  context.stroke(fence.path)
  context.lineWidth = pixels(pen, 4.2)
  for (const line of fence.lines) strokeDashes(pen, line, [pixels(pen, 1.6), POST_EVERY - pixels(pen, 1.6)])
}

/** Two arms of 4.6 m across the road, red and white, and a booth; the heading is that of the road. */
function drawGate(pen: Pen, at: MapPoint, headingRadians: number): void {
  const { context, colors } = pen
  within(pen, () => {
    context.translate(at.x, at.y)
    context.rotate(headingRadians)
    context.fillStyle = colors['map-roof']
    context.strokeStyle = colors['map-roof-edge']
    context.lineWidth = pixels(pen, 1)
    context.beginPath()
    context.roundRect(-BOOTH / 2, -BOOTH / 2, BOOTH, BOOTH, 0.3)
    context.fill()
    context.stroke()
    context.lineWidth = pixels(pen, 3)
    for (const side of [-1, 1]) {
      context.beginPath()
      context.moveTo(0, side * ARM.from)
      context.lineTo(0, side * ARM.to)
      context.setLineDash([])
      context.strokeStyle = colors['map-label-selected-text']
      context.stroke()
      context.setLineDash([pixels(pen, 5), pixels(pen, 5)])
      context.strokeStyle = colors['red-solid']
      context.stroke()
    }
  })
}

/** The gate's name on a small plate below it. */
function drawTag(pen: Pen, gate: MapPoint, name: string): void {
  const { context, colors, view } = pen
  if (name === '') return
  const at = toPixel(view, gate)
  inPixels(pen)
  context.font = `600 11px ${SANS}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const width = context.measureText(name).width + 16
  const y = at.y + (ARM.to + 1) * view.pixelsPerMeter + 12
  context.beginPath()
  context.roundRect(at.x - width / 2, y - 9, width, 18, 9)
  context.fillStyle = colors['map-label-bg']
  context.fill()
  context.strokeStyle = colors['map-label-line']
  context.lineWidth = 1
  context.stroke()
  context.fillStyle = colors['text-2']
  context.fillText(name, at.x, y + 0.5)
  inMeters(pen)
}
