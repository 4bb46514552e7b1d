import { zoneLook } from '@tractrix/domain/zones'
import { hatch, inPixels, pixels, sees, toPixel, weight, within } from '../../../map-kit/index.ts'
import { inSpot } from '../../drawing/in-spot.ts'
import type { Pen } from '../../drawing/live-map.ts'
import { SPOT_FILLS } from '../../drawing/spot-fills.ts'
import { type SceneSpot, spotPlace } from '../../scene/scene-zone.ts'
import type { ZoneMarks } from '../../scene/zone-marks.ts'

const STALL_LINE = { 18: 0.8, 19: 1.1, 20: 1.4 }
/** A charging post and its bolt, in meters; the bolt stands so far from the kerb. */
const POST = { width: 1, height: 1.4, boltAhead: 2.9, boltScale: 0.195 }
const BOLT = new Path2D('M1-6-4 1H-.5L-1 6 4-1H.5Z')
/** A mark of spot state stays this far inside the spot, in meters. */
const INSET = 0.16

/** Layers 8 and 9: spots with their painted lines, and what overrides their color. */
export function drawSpots(
  pen: Pen,
  spots: readonly SceneSpot[],
  marks: ZoneMarks,
  taken: ReadonlySet<string>,
): void {
  const seen = spots.filter(spot => sees(pen, spot.box, 1))
  for (const spot of seen) drawFill(pen, spot)
  strokeStallLines(pen, seen)
  for (const spot of seen) if (spot.zoneType === 'charging_station') drawCharger(pen, spot)
  for (const spot of seen) drawOverride(pen, spot, marks, taken.has(spot.id))
}

function drawFill({ context, colors }: Pen, spot: SceneSpot): void {
  const token = SPOT_FILLS[spot.zoneType]
  if (!token) return
  context.fillStyle = colors[token]
  context.fill(spot.path)
}

/** Two painted lines along each stall, open at the nose, and the kerb at its back. Doors have their wall there. */
function strokeStallLines(pen: Pen, spots: readonly SceneSpot[]): void {
  const { context, colors } = pen
  const lines = new Path2D()
  const kerbs = new Path2D()
  const line = (path: Path2D, spot: SceneSpot, from: [number, number], to: [number, number]) => {
    const [start, end] = [spotPlace(spot, ...from), spotPlace(spot, ...to)]
    path.moveTo(start.x, start.y)
    path.lineTo(end.x, end.y)
  }
  for (const spot of spots) {
    const [length, width] = [spot.spot.lengthMeters / 2, spot.spot.widthMeters / 2]
    line(lines, spot, [-length, width], [length, width])
    line(lines, spot, [-length, -width], [length, -width])
    if (spot.zoneType !== 'trailer_dock_spot') line(kerbs, spot, [-length, -width], [-length, width])
  }
  within(pen, () => {
    context.strokeStyle = colors['map-asphalt-edge']
    context.lineWidth = pixels(pen, 2)
    context.stroke(kerbs)
    context.globalAlpha = 0.85
    context.strokeStyle = colors['map-paint']
    context.lineWidth = weight(pen, STALL_LINE)
    context.stroke(lines)
  })
}

function drawCharger(pen: Pen, spot: SceneSpot): void {
  const { context, colors, view } = pen
  const kerb = -spot.spot.lengthMeters / 2
  context.fillStyle = colors['map-zn-charging']
  inSpot(pen, spot, () => context.fillRect(kerb, -POST.height / 2, POST.width, POST.height))
  const bolt = toPixel(view, spotPlace(spot, kerb + POST.boltAhead))
  within(pen, () => {
    inPixels(pen)
    context.translate(bolt.x, bolt.y)
    context.scale(POST.boltScale * view.pixelsPerMeter, POST.boltScale * view.pixelsPerMeter)
    context.fill(BOLT)
  })
}

function drawOverride(pen: Pen, spot: SceneSpot, marks: ZoneMarks, isTaken: boolean): void {
  const { context, colors } = pen
  const { id, enabled, zoneType } = spot
  const look = zoneLook({ enabled, inMove: marks.inMove.has(id), zoneType })
  if (look === 'disabled') drawDisabled(pen, spot, isTaken)
  if (look === 'in_use') {
    traceSpot(pen, spot, INSET)
    context.fillStyle = colors['map-zn-in-use-fill']
    context.fill()
    context.strokeStyle = colors['map-zn-in-use']
    context.lineWidth = pixels(pen, 1.6)
    context.stroke()
  }
  if (marks.openZoneId !== id) return
  traceSpot(pen, spot, -0.3)
  context.strokeStyle = colors.accent
  context.lineWidth = pixels(pen, 2)
  context.stroke()
}

/** A hatch, and on an empty spot a barred circle, so that it is not the color alone that tells. */
function drawDisabled(pen: Pen, spot: SceneSpot, isTaken: boolean): void {
  const { context, colors, view } = pen
  const color = colors['map-zn-disabled']
  within(pen, () => {
    context.globalAlpha = 0.26
    context.fillStyle = color
    context.fill(spot.path)
    context.globalAlpha = 0.85
    hatch(pen, spot.path, spot.corners, color, pixels(pen, 6), pixels(pen, 1.3))
  })
  if (isTaken || pen.step === 18) return
  const at = toPixel(view, spot.center)
  const radius = Math.min(7, spot.spot.widthMeters * view.pixelsPerMeter * 0.38)
  within(pen, () => {
    inPixels(pen)
    context.strokeStyle = color
    context.lineWidth = 1.5
    context.beginPath()
    context.arc(at.x, at.y, radius, 0, 2 * Math.PI)
    context.fillStyle = colors['map-label-bg']
    context.fill()
    const across = radius * Math.SQRT1_2
    context.moveTo(at.x - across, at.y - across)
    context.lineTo(at.x + across, at.y + across)
    context.stroke()
  })
}

/** Traces the outline of a spot, so many meters inside it. */
function traceSpot({ context }: Pen, spot: SceneSpot, inset: number): void {
  const [length, width] = [spot.spot.lengthMeters / 2 - inset, spot.spot.widthMeters / 2 - inset]
  context.beginPath()
  for (const [ahead, left] of [
    [-length, -width],
    [length, -width],
    [length, width],
    [-length, width],
  ] as const) {
    const { x, y } = spotPlace(spot, ahead, left)
    context.lineTo(x, y)
  }
  context.closePath()
}
