import { type ViewFrame, viewMatrix, type YardPoint } from '../../frame/yard-frame.ts'
import { type ParkedTrailer, parkedRear } from '../../scene/parked-rear.ts'
import { type SceneSpot, type SceneZone, spotPlace } from '../../scene/scene-zone.ts'
import { showsSpotNames, trailerWords } from '../map-words.ts'
import { readable } from '../readable-angle.ts'
import { keptLabels, type WantedLabel } from './kept-labels.ts'
import { type Box, MONO_LETTER, textBox } from './label-box.ts'
import { type LabelScale, spotNamePlace } from './spot-name-place.ts'
import { trailerNameSize } from './trailer-name-size.ts'

/** What is written on the yard at one scale. */
export interface LabelledYard {
  spots: readonly SceneSpot[]
  /** Operating areas that are shown. */
  areas: readonly Pick<SceneZone, 'id' | 'name' | 'corners'>[]
  parked: readonly ParkedTrailer[]
  inMove: ReadonlySet<string>
}

/** The names that are written; boxes count pixels from where the yard's zero lies on screen. */
export interface FixedLabels {
  /** By id: `spot/…` and `trailer/…` with the id of the spot, `area/…` with that of the area. */
  ids: ReadonlySet<string>
  boxes: readonly Box[]
}

export const NO_LABELS: FixedLabels = { ids: new Set(), boxes: [] }
export const spotLabelId = (spot: { id: string }) => `spot/${spot.id}`
export const areaLabelId = (area: { id: string }) => `area/${area.id}`
export const trailerLabelId = (trailer: { spot: { id: string } }) => `trailer/${trailer.spot.id}`

/** Chooses the names of spots and parked trailers that can be written without covering each other. */
export function fixedLabels(yard: LabelledYard, scale: LabelScale): FixedLabels {
  const spots = showsSpotNames(scale.step) ? yard.spots : []
  const wanted = [
    ...spots.map(spot => spotLabel(spot, yard.inMove, scale)),
    ...yard.parked.flatMap(trailer => trailerLabel(trailer, scale) ?? []),
    ...yard.areas.flatMap(area => areaLabel(area, scale) ?? []),
  ]
  const kept = keptLabels(wanted)
  return { ids: new Set(kept.map(({ id }) => id)), boxes: kept.map(({ box }) => box) }
}

/** The boxes of labels as they lie in a view; those that cannot be seen are left out. */
export function labelsInView({ boxes }: FixedLabels, view: ViewFrame): Box[] {
  const [, , , , left, top] = viewMatrix(view)
  return boxes.flatMap(box => {
    const placed = { ...box, x: box.x + left, y: box.y + top }
    const isSeen =
      placed.x < view.width && placed.y < view.height && placed.x + box.width > 0 && placed.y + box.height > 0
    return isSeen ? [placed] : []
  })
}

function spotLabel(spot: SceneSpot, inMove: ReadonlySet<string>, scale: LabelScale): WantedLabel {
  const { at, size, radians, align } = spotNamePlace(spot, scale)
  const width = spot.name.length * MONO_LETTER * size
  return {
    id: spotLabelId(spot),
    priority: inMove.has(spot.id) ? 'spot_in_move' : 'spot',
    box: textBox(onScreen(at, scale), { width, height: size, radians, align }),
  }
}

function trailerLabel(trailer: ParkedTrailer, scale: LabelScale): WantedLabel | null {
  const text = trailerWords(scale.step, trailer)
  const size = trailerNameSize(text.length, trailer, trailer.spot.spot.lengthMeters, scale)
  if (size === 0) return null
  const middle = spotPlace(trailer.spot, parkedRear(trailer) + trailer.lengthMeters / 2)
  const radians = readable(scale.rotationRadians - trailer.spot.spot.headingRadians)
  const width = text.length * MONO_LETTER * size
  return {
    id: trailerLabelId(trailer),
    priority: 'trailer',
    box: textBox(onScreen(middle, scale), { width, height: size, radians, align: 'center' }),
  }
}

const AREA_LETTER_PIXELS = 6
const AREA_SIZE = 10

function areaLabel(area: LabelledYard['areas'][number], scale: LabelScale): WantedLabel | null {
  const at = lowerEdge(area.corners.map(corner => onScreen(corner, scale)))
  if (at === null) return null
  const width = area.name.length * AREA_LETTER_PIXELS
  const box = textBox(at, { width, height: AREA_SIZE, radians: 0, align: 'center' })
  return { id: areaLabelId(area), priority: 'area', box }
}

/** Inside the middle of the lowest edge of an area, in pixels; null without corners. */
export function lowerEdge(corners: readonly YardPoint[]): YardPoint | null {
  const [first, second] = [...corners].sort((a, b) => b.y - a.y)
  return first && second ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 - 8 } : null
}

/** Pixels from where the yard's zero lies, x to the right and y down. */
function onScreen({ x, y }: YardPoint, { pixelsPerMeter, rotationRadians }: LabelScale): YardPoint {
  const [cos, sin] = [Math.cos(rotationRadians) * pixelsPerMeter, Math.sin(rotationRadians) * pixelsPerMeter]
  return { x: cos * x + sin * y, y: sin * x - cos * y }
}
