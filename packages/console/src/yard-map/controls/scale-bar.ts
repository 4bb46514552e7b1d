import { feetToMeters, type LengthUnit } from '@tractrix/domain/platform'

const LENGTHS: Record<LengthUnit, readonly number[]> = {
  feet: [10, 20, 50, 100, 200],
  meters: [5, 10, 20, 50],
}
const LONGEST_PIXELS = 120

/** A round length in a unit, and how wide it is on the map. */
export interface ScaleBar {
  length: number
  pixels: number
}

/** The longest round length that a scale bar can show at a scale in pixels per meter. */
export function scaleBar(pixelsPerMeter: number, unit: LengthUnit): ScaleBar {
  const pixelsOf = (length: number) => (unit === 'feet' ? feetToMeters(length) : length) * pixelsPerMeter
  const [shortest = 0] = LENGTHS[unit]
  const length = LENGTHS[unit].findLast(each => pixelsOf(each) <= LONGEST_PIXELS) ?? shortest
  return { length, pixels: pixelsOf(length) }
}
