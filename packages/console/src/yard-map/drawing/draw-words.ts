import { isSpot, type ZoneType } from '@tractrix/domain/zones'
import { isInView, screenAngle, toPixel, type YardPoint } from '../frame/yard-frame.ts'
import { lengthOf, placeAlong } from './along-line.ts'
import { type ParkedTrailer, parkedRear } from './draw-parked-trailers.ts'
import type { ZoneMarks } from './draw-zones.ts'
import { inMeters, inPixels, type Pen, within } from './pen.ts'
import type { SceneShape, SceneZone } from './yard-scene.ts'

const MONO = '"JetBrains Mono Variable", ui-monospace, monospace'
const SANS = '"Inter Variable", system-ui, sans-serif'
/** How far the number is painted in front of the nose, in metres. */
const NUMBER_AHEAD = 1.9

/** Numbers of spots and doors, from zoom 19 (OP-OVL-16); a trailer never hides them, since they stand before its nose. */
export function drawSpotNames(pen: Pen, zones: readonly SceneZone[], marks: ZoneMarks): void {
  if (pen.step === 18) return
  const { context, colours } = pen
  const size = pen.step === 20 ? 10 : 8
  inPixels(pen)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const zone of zones) {
    if (!isNamed(zone.zoneType) || !marks.shownTypes.has(zone.zoneType)) continue
    if (!isInView(pen.view, zone.center, zone.lengthMeters)) continue
    const at = toPixel(pen.view, namePlace(zone))
    const inUse = marks.inMove.has(zone.id) && zone.enabled
    context.font = `${inUse ? 680 : 480} ${size}px ${MONO}`
    context.globalAlpha = zone.enabled ? 1 : 0.6
    context.fillStyle = inUse
      ? colours['orange-fg']
      : zone.zoneType === 'trailer_dock_spot'
        ? colours['map-dock-no']
        : colours['map-bay-no']
    context.fillText(zone.name, at.x, at.y)
    if (!zone.enabled) strikeThrough(pen, at, context.measureText(zone.name).width)
  }
  context.globalAlpha = 1
  inMeters(pen)
}

const isNamed = (zoneType: ZoneType) => isSpot(zoneType)

/** Stalls: before the nose. Doors: on the roof edge behind the trailer. */
function namePlace(zone: SceneZone): YardPoint {
  if (zone.headingRadians === null) return zone.center
  const ahead =
    zone.zoneType === 'trailer_dock_spot'
      ? -(zone.lengthMeters / 2 + NUMBER_AHEAD)
      : zone.lengthMeters / 2 + NUMBER_AHEAD
  return {
    x: zone.center.x + Math.cos(zone.headingRadians) * ahead,
    y: zone.center.y + Math.sin(zone.headingRadians) * ahead,
  }
}

function strikeThrough({ context }: Pen, at: YardPoint, width: number): void {
  context.fillRect(at.x - width / 2, at.y - 0.5, width, 1)
}

/** Serials at zoom 19, carrier code and serial at zoom 20 (OP-OVL-13, OP-OVL-14, OP-OVL-15), where they fit the trailer. */
export function drawTrailerNames(pen: Pen, trailers: readonly ParkedTrailer[]): void {
  if (pen.step === 18) return
  for (const trailer of trailers) {
    if (!isInView(pen.view, trailer.spot.center, trailer.spot.lengthMeters)) continue
    const heading = trailer.spot.headingRadians
    if (heading === null) continue
    const along = parkedRear(trailer) + trailer.lengthMeters / 2
    const middle = {
      x: trailer.spot.center.x + Math.cos(heading) * along,
      y: trailer.spot.center.y + Math.sin(heading) * along,
    }
    drawTrailerName(pen, trailer, middle, heading)
  }
}

/** Writes a trailer's name over its middle, left to right whatever way it points. */
export function drawTrailerName(
  pen: Pen,
  trailer: { scac: string; serial: string; lengthMeters: number; widthMeters: number; loaded: boolean },
  middle: YardPoint,
  headingRadians: number,
): void {
  const { context, colours, view } = pen
  const text = pen.step === 20 ? `${trailer.scac} ${trailer.serial}` : trailer.serial
  const size = Math.min(
    pen.step === 20 ? 11.5 : 9.4,
    trailer.widthMeters * view.pixelsPerMeter * 0.82,
    (trailer.lengthMeters * view.pixelsPerMeter * 0.86) / (text.length * 0.6),
  )
  if (size < 6) return
  within(pen, () => {
    inPixels(pen)
    const at = toPixel(view, middle)
    context.translate(at.x, at.y)
    context.rotate(readable(screenAngle(view, headingRadians)))
    context.font = `520 ${size}px ${MONO}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.lineWidth = 2.4
    context.strokeStyle = colours[trailer.loaded ? 'map-trailer-top' : 'map-trailer-empty']
    context.strokeText(text, 0, 0.5)
    context.fillStyle = colours[trailer.loaded ? 'map-trailer-text' : 'map-trailer-empty-text']
    context.fillText(text, 0, 0.5)
  })
}

/** Turns an angle by half a turn where its text would stand on its head. */
function readable(angle: number): number {
  const turned = Math.atan2(Math.sin(angle), Math.cos(angle))
  return Math.abs(turned) > Math.PI / 2 + 0.01 ? turned + Math.PI : turned
}

/** Names of streets along them, and the operating area's name at its lower edge. */
export function drawPlaceNames(
  pen: Pen,
  shapes: readonly SceneShape[],
  zones: readonly SceneZone[],
  shownTypes: ReadonlySet<ZoneType>,
): void {
  const { context, colours, view } = pen
  inPixels(pen)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const street of shapes) {
    if (street.kind !== 'street' || !street.name) continue
    for (const line of street.lines) {
      const place = placeAlong(line, lengthOf(line) / 2)
      if (!place || lengthOf(line) < 80 || !isInView(view, place, 10)) continue
      const at = toPixel(view, place)
      within(pen, () => {
        context.translate(at.x, at.y)
        context.rotate(readable(screenAngle(view, place.direction)))
        context.font = `520 11px ${SANS}`
        context.letterSpacing = '0.06em'
        context.fillStyle = colours['map-street-text']
        context.fillText(street.name ?? '', 0, 0)
      })
    }
  }
  context.font = `480 10px ${SANS}`
  context.fillStyle = colours['map-bay-no']
  for (const zone of zones) {
    if (zone.zoneType !== 'autonomous' || !shownTypes.has('autonomous')) continue
    const low = zone.corners.map(corner => toPixel(view, corner)).sort((a, b) => b.y - a.y)
    const [first, second] = [low[0], low[1]]
    if (!first || !second) continue
    context.fillText(zone.name, (first.x + second.x) / 2, (first.y + second.y) / 2 - 9)
  }
  inMeters(pen)
}
