import {
  type LabelScale,
  type MapPoint,
  onScreen,
  textBox,
  type WantedLabel,
} from '../../../map-kit/index.ts'
import { LABEL_RANKS } from '../../drawing/label-ranks.ts'
import type { SceneZone } from '../../scene/scene-zone.ts'

const LETTER_PIXELS = 6
const SIZE = 10

export const areaLabelId = (area: { id: string }) => `area/${area.id}`

/** The names of operating areas that would be written; other areas have none. */
export function areaLabels(areas: readonly SceneZone[], scale: LabelScale): WantedLabel[] {
  return areas.flatMap(area => {
    const at =
      area.zoneType === 'autonomous' ? lowerEdge(area.corners.map(corner => onScreen(corner, scale))) : null
    if (at === null) return []
    const width = area.name.length * LETTER_PIXELS
    const box = textBox(at, { width, height: SIZE, radians: 0, align: 'center' })
    return [{ id: areaLabelId(area), rank: LABEL_RANKS.area, box }]
  })
}

/** Inside the middle of the lowest edge of an area, in pixels; null without corners. */
export function lowerEdge(corners: readonly MapPoint[]): MapPoint | null {
  const [first, second] = [...corners].sort((a, b) => b.y - a.y)
  return first && second ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 - 8 } : null
}
