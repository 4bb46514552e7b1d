import {
  hatch,
  inMeters,
  inPixels,
  type PlacedLabels,
  pixels,
  SANS,
  sees,
  toPixel,
  within,
} from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { SceneZone } from '../../scene/scene-zone.ts'
import { areaLabelId, lowerEdge } from './area-labels.ts'

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

/** The operating area's name at its lower edge, where it covers no number. */
export function drawAreaNames(
  pen: Pen,
  areas: readonly SceneZone[],
  { ids }: Pick<PlacedLabels, 'ids'>,
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
