import { inMeters, inPixels, MONO, type PlacedLabels, sees, toPixel, within } from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { SceneSpot } from '../../scene/scene-zone.ts'
import type { ZoneMarks } from '../../scene/zone-marks.ts'
import { spotLabelId } from './spot-labels.ts'
import { spotNamePlace } from './spot-name-place.ts'

/** Numbers of spots and doors, from zoom 19 (OP-OVL-16), those of them that are to be written. */
export function drawSpotNames(
  pen: Pen,
  spots: readonly SceneSpot[],
  marks: ZoneMarks,
  { ids }: Pick<PlacedLabels, 'ids'>,
): void {
  inPixels(pen)
  pen.context.textBaseline = 'middle'
  for (const spot of spots)
    if (ids.has(spotLabelId(spot)) && sees(pen, spot.box, 12))
      drawSpotName(pen, spot, marks.inMove.has(spot.id))
  inMeters(pen)
}

function drawSpotName(pen: Pen, spot: SceneSpot, inMove: boolean): void {
  const { context, colors, view, step } = pen
  const isDoor = spot.zoneType === 'trailer_dock_spot'
  const inUse = inMove && spot.enabled
  const { at, size, radians, align } = spotNamePlace(spot, { ...view, step })
  const { x, y } = toPixel(view, at)
  within(pen, () => {
    context.font = `${inUse ? 680 : isDoor ? 560 : 480} ${size}px ${MONO}`
    context.fillStyle = inUse
      ? colors['orange-fg']
      : colors[spot.enabled ? (isDoor ? 'map-dock-no' : 'map-bay-no') : 'text-disabled']
    context.translate(x, y)
    context.rotate(radians)
    context.textAlign = align
    context.fillText(spot.name, 0, 0.5)
    if (spot.enabled) return
    const width = context.measureText(spot.name).width
    context.fillRect(align === 'right' ? -width : 0, 0, width, 1)
  })
}
