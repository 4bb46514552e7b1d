import { metersToFeet, metersToInches } from '../platform/index.ts'
import { type TrailerType, trailerTypeLabel } from './trailer.ts'

interface TrailerSize {
  type: TrailerType
  lengthMeters: number | null
  widthMeters: number | null
}

/** `Dry Van 53' x 102"`: length in feet, width in inches, whole numbers (OP-INV-14, OP-OPEN-95). */
export function trailerSizeLabel(trailer: TrailerSize): string {
  const parts = [trailerTypeLabel(trailer.type)]
  if (trailer.lengthMeters !== null) parts.push(`${roundedFeet(trailer.lengthMeters)}'`)
  if (trailer.lengthMeters !== null && trailer.widthMeters !== null) parts.push('x')
  if (trailer.widthMeters !== null) parts.push(`${Math.round(metersToInches(trailer.widthMeters))}"`)
  return parts.join(' ')
}

/** A 53 ft trailer is highlighted red wherever its size is shown (OP-INV-16). */
export function isHighlightedLength(lengthMeters: number | null): boolean {
  return lengthMeters !== null && roundedFeet(lengthMeters) === 53
}

function roundedFeet(meters: number): number {
  return Math.round(metersToFeet(meters))
}
