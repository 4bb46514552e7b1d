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
export function trailerSizeLabel({ type, lengthMeters, widthMeters }: TrailerSize, unit: LengthUnit): string {
  const { length, width } = SIZE_TEXTS[unit]
  const sizes: string[] = []
  if (lengthMeters !== null) sizes.push(length(lengthMeters))
  if (widthMeters !== null) sizes.push(width(widthMeters))
  return [trailerTypeLabel(type), sizes.join(' x ')].filter(Boolean).join(' ')
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
