import type { TrailerType } from './trailer.ts'

/** One size that a trailer can have; meters null where the size has none. */
export interface TrailerDimensionSpec {
  dimensionCode: string
  label: string
  lengthMeters: number | null
  widthMeters: number | null
}

/** Trailers with this dimension code are known, but no truck can move them (MV-CST-05, MV-OPEN-129). */
export const UNSUPPORTED_DIMENSION_CODE = '16822660'

/** The sizes that forms offer, by the names of the requirements (OP-ENT-02, OP-ENT-03, OP-OPEN-132). */
export const TRAILER_DIMENSIONS = [
  { dimensionCode: 'standard', label: 'standard', lengthMeters: 16.154, widthMeters: 2.591 },
  { dimensionCode: 'pup', label: 'pup', lengthMeters: 8.534, widthMeters: 2.591 },
  { dimensionCode: 'dry_48', label: '48 dry', lengthMeters: 14.63, widthMeters: 2.591 },
  { dimensionCode: 'container_48', label: '48 container', lengthMeters: 14.63, widthMeters: 2.591 },
  { dimensionCode: 'container_40', label: '40 container', lengthMeters: 12.192, widthMeters: 2.438 },
  { dimensionCode: 'container_20', label: '20 container', lengthMeters: 6.058, widthMeters: 2.438 },
  {
    dimensionCode: UNSUPPORTED_DIMENSION_CODE,
    label: 'not supported',
    lengthMeters: null,
    widthMeters: null,
  },
] as const satisfies readonly TrailerDimensionSpec[]

export type KnownDimensionCode = (typeof TRAILER_DIMENSIONS)[number]['dimensionCode']

/** The code of an ordinary 53 ft van, used where nothing else is said (OP-OPEN-67). */
export const STANDARD_DIMENSION_CODE: KnownDimensionCode = 'standard'

/**
 * What kind of trailer a size is for, where nobody said: chassis carry the containers, vans have the other sizes. A code
 * that the table does not know, or that no truck can pull, says nothing.
 */
export function usualTrailerType(dimensionCode: string | null): TrailerType {
  const size = trailerDimension(dimensionCode)
  if (size === null || size.dimensionCode === UNSUPPORTED_DIMENSION_CODE) return 'unknown'
  return size.dimensionCode.startsWith('container') ? 'containerChassis' : 'dryVan'
}

/** The size behind a code; null for a code that the table does not know (codes are opaque, OP-OPEN-132). */
export function trailerDimension(dimensionCode: string | null): TrailerDimensionSpec | null {
  return TRAILER_DIMENSIONS.find(spec => spec.dimensionCode === dimensionCode) ?? null
}
