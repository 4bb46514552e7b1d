import { type LengthUnit, metersToFeet } from '@tractrix/domain/platform'
import { t } from '../platform/words.ts'

/** `1,180 ft` or `360 m`: a distance in the unit of the site, rounded to 10 feet or 5 meters, as good as an estimate is. */
export function distanceText(meters: number, unit: LengthUnit): string {
  if (unit === 'meters') return t('{meters} m', { meters: roundTo(5, meters) })
  return t('{feet} ft', { feet: roundTo(10, metersToFeet(meters)) })
}

const roundTo = (step: number, length: number): string =>
  (Math.round(length / step) * step).toLocaleString('en-US')
