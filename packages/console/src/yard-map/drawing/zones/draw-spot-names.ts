import { screenAngle, toPixel } from '../../frame/yard-frame.ts'
import { showsSpotNames } from '../map-words.ts'
import { inMeters, inPixels, MONO, type Pen, sees, within } from '../pen.ts'
import { readable } from '../readable-angle.ts'
import type { ZoneMarks } from './draw-spots.ts'
import { type SceneSpot, spotPlace } from './scene-zone.ts'

/** Sizes by zoom, in pixels. */
const STALL_SIZE = { 18: 0, 19: 8, 20: 10 }
const DOOR_SIZE = { 18: 0, 19: 8.8, 20: 11 }
/** From the line or the wall to the number: pixels before the nose, metres on the roof. */
const BEFORE_NOSE_PIXELS = 5
const ON_ROOF_METERS = 1.5

/**
 * Numbers of spots and doors, from zoom 19 (OP-OVL-16): stalls have theirs on the asphalt before the nose, doors on the
 * roof edge, so that no trailer hides them.
 */
export function drawSpotNames(pen: Pen, spots: readonly SceneSpot[], marks: ZoneMarks): void {
  if (!showsSpotNames(pen.step)) return
  inPixels(pen)
  pen.context.textBaseline = 'middle'
  for (const spot of spots) if (sees(pen, spot.box, 12)) drawSpotName(pen, spot, marks.inMove.has(spot.id))
  inMeters(pen)
}

function drawSpotName(pen: Pen, spot: SceneSpot, inMove: boolean): void {
  const { context, colours, view } = pen
  const isDoor = spot.zoneType === 'trailer_dock_spot'
  const inUse = inMove && spot.enabled
  const size = (isDoor ? DOOR_SIZE : STALL_SIZE)[pen.step]
  const half = spot.spot.lengthMeters / 2
  const ahead = isDoor ? -half - ON_ROOF_METERS : half + BEFORE_NOSE_PIXELS / view.pixelsPerMeter
  const at = toPixel(view, spotPlace(spot, ahead))
  const outwards = screenAngle(view, spot.spot.headingRadians) + (isDoor ? Math.PI : 0)
  within(pen, () => {
    context.font = `${inUse ? 680 : isDoor ? 560 : 480} ${size}px ${MONO}`
    context.fillStyle = inUse
      ? colours['orange-fg']
      : colours[spot.enabled ? (isDoor ? 'map-dock-no' : 'map-bay-no') : 'text-disabled']
    context.translate(at.x, at.y)
    context.rotate(readable(outwards))
    // Where the text reads against the axis, it ends at the line instead of starting there.
    const isTurned = Math.cos(outwards - readable(outwards)) < 0
    context.textAlign = isTurned ? 'right' : 'left'
    context.fillText(spot.name, 0, 0.5)
    if (spot.enabled) return
    const width = context.measureText(spot.name).width
    context.fillRect(isTurned ? -width : 0, 0, width, 1)
  })
}
