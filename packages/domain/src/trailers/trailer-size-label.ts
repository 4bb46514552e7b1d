import { type LengthUnit, metersToFeet, metersToInches } from '../platform/index.ts'
import { type TrailerType, trailerTypeLabel } from './trailer.ts'

interface TrailerSize {
  type: TrailerType
  lengthMeters: number | null
  widthMeters: number | null
}

/**
 * `Dry Van 53' x 102"`: length in feet, width in inches, whole numbers (OP-INV-14, OP-OPEN-95). At a site that measures
 * in meters `Dry Van 16.2 m x 2.6 m`.
 */
export function trailerSizeLabel(size: TrailerSize, unit: LengthUnit): string {
  const { type, length, width } = trailerSizeParts(size, unit)
  return [type, [length, width].filter(part => part !== null).join(' x ')].filter(Boolean).join(' ')
}

/** The words of `trailerSizeLabel` one by one; a null length or width is not known. */
export function trailerSizeParts(
  { type, lengthMeters, widthMeters }: TrailerSize,
  unit: LengthUnit,
): { type: string; length: string | null; width: string | null } {
  const { length, width } = SIZE_TEXTS[unit]
  return {
    type: trailerTypeLabel(type),
    length: lengthMeters === null ? null : length(lengthMeters),
    width: widthMeters === null ? null : width(widthMeters),
  }
}

const toMeters = (meters: number) => `${meters.toFixed(1)} m`

const SIZE_TEXTS = {
  feet: {
    length: (meters: number) => `${roundedFeet(meters)}'`,
    width: (meters: number) => `${Math.round(metersToInches(meters))}"`,
  },
  meters: { length: toMeters, width: toMeters },
} as const

/** A 53 ft trailer is highlighted red wherever its size is shown (OP-INV-16). */
export function isHighlightedLength(lengthMeters: number | null): boolean {
  return lengthMeters !== null && roundedFeet(lengthMeters) === 53
}

function roundedFeet(meters: number): number {
  return Math.round(metersToFeet(meters))
}
