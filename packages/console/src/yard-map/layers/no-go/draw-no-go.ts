import { hatch, inMeters, inPixels, pixels, SANS, sees, toPixel, within } from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { SceneZone } from '../../scene/scene-zone.ts'

/** Layers 10 and 11 of areas: the red dotted edge of what no truck enters, and regions closed for now. */
export function drawNoGo(pen: Pen, areas: readonly SceneZone[]): void {
  for (const area of areas) {
    if (!sees(pen, area.box, 1)) continue
    if (area.zoneType === 'no_go') drawNoGoEdge(pen, area)
    if (area.zoneType === 'no_go_dynamic') drawDynamicNoGo(pen, area)
  }
}

function drawNoGoEdge(pen: Pen, area: SceneZone): void {
  const { context, colors } = pen
  within(pen, () => {
    context.globalAlpha = 0.8
    context.strokeStyle = colors['map-zn-no-go']
    context.lineWidth = pixels(pen, 1)
    context.setLineDash([pixels(pen, 2), pixels(pen, 4)])
    context.stroke(area.path)
  })
}

function drawDynamicNoGo(pen: Pen, area: SceneZone): void {
  const { context, colors } = pen
  const color = colors['map-zn-no-go-dynamic']
  within(pen, () => {
    context.globalAlpha = 0.14
    context.fillStyle = color
    context.fill(area.path)
    context.globalAlpha = 0.55
    hatch(pen, area.path, area.corners, color, pixels(pen, 7), pixels(pen, 2.4))
    context.globalAlpha = 1
    context.strokeStyle = color
    context.lineWidth = pixels(pen, 1.6)
    context.setLineDash([pixels(pen, 6), pixels(pen, 3)])
    context.stroke(area.path)
  })
  drawNoGoTag(pen, area)
}

function drawNoGoTag(pen: Pen, area: SceneZone): void {
  const { context, colors, view } = pen
  const text = `NO-GO ${area.name}`
  const at = toPixel(view, area.center)
  inPixels(pen)
  context.font = `660 9.5px ${SANS}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const width = context.measureText(text).width + 14
  context.beginPath()
  context.roundRect(at.x - width / 2, at.y - 8.5, width, 17, 3)
  context.fillStyle = colors['map-label-bg']
  context.fill()
  context.strokeStyle = colors['map-zn-no-go-dynamic']
  context.lineWidth = 1
  context.stroke()
  context.fillStyle = colors['magenta-fg']
  context.fillText(text, at.x, at.y + 0.5)
  inMeters(pen)
}
