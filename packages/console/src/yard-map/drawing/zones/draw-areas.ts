import { toPixel } from '../../frame/yard-frame.ts'
import type { SceneZone } from '../../scene/scene-zone.ts'
import { areaLabelId, type FixedLabels, lowerEdge } from '../labels/fixed-labels.ts'
import { inMeters, inPixels, type Pen, pixels, SANS, sees, within } from '../pen.ts'
import { hatch } from './hatch.ts'

const BOX_HATCH = { spacing: 2.4, stroke: 0.24 }

/** Layers 6 and 7: box hatches of intersections and the outline of the operating area. */
export function drawAreas(pen: Pen, areas: readonly SceneZone[]): void {
  for (const area of areas) if (sees(pen, area.box, 1)) drawArea(pen, area)
}

function drawArea(pen: Pen, area: SceneZone): void {
  const { context, colors } = pen
  within(pen, () => {
    if (area.zoneType === 'intersection') {
      context.globalAlpha = 0.6
      hatch(pen, area.path, area.corners, colors['map-paint-box'], BOX_HATCH.spacing, BOX_HATCH.stroke)
      context.globalAlpha = 0.8
      context.strokeStyle = colors['map-paint-box']
      context.lineWidth = pixels(pen, 1)
      context.stroke(area.path)
    } else if (area.zoneType === 'autonomous') {
      context.globalAlpha = 0.75
      context.strokeStyle = colors['map-zn-autonomous']
      context.lineWidth = pixels(pen, 1.5)
      context.setLineDash([pixels(pen, 8), pixels(pen, 5)])
      context.stroke(area.path)
    }
  })
}

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

/** The operating area's name at its lower edge, where it covers no number. */
export function drawAreaNames(
  pen: Pen,
  areas: readonly SceneZone[],
  { ids }: Pick<FixedLabels, 'ids'>,
): void {
  const { context, colors, view } = pen
  inPixels(pen)
  context.font = `420 10px ${SANS}`
  context.letterSpacing = '0.04em'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colors['map-bay-no']
  for (const area of areas) {
    if (!ids.has(areaLabelId(area)) || !sees(pen, area.box)) continue
    const at = lowerEdge(area.corners.map(corner => toPixel(view, corner)))
    if (at) context.fillText(area.name, at.x, at.y)
  }
  context.letterSpacing = '0em'
  inMeters(pen)
}
