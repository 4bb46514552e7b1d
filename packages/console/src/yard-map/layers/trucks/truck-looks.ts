import type { TruckStatusColor } from '@tractrix/domain/trucks'
import type { ByZoom } from '../../../map-kit/index.ts'
import type { MapToken } from '../../drawing/map-colors.ts'

/** Overall length in meters; the origin lies in the middle of the rear axle. */
export const TRACTOR_LENGTH_METERS = 5
/** Tractors are never drawn shorter than this many pixels (OP-OVL-17). */
export const SMALLEST_PIXELS: ByZoom<number> = { 18: 16, 19: 20, 20: 26 }

/** How much larger than life a tractor is drawn, so that it stays as long as OP-OVL-17 says: 1 or more. */
export function glyphScale(step: 18 | 19 | 20, pixelsPerMeter: number): number {
  return Math.max(1, SMALLEST_PIXELS[step] / (TRACTOR_LENGTH_METERS * pixelsPerMeter))
}

/** How a tractor is painted: blue when selected, grey when stale, else normal (OP-OVL-08, OP-OVL-09, OP-OVL-10). */
export type TractorPaint = 'normal' | 'selected' | 'stale'

/** Blue wins over grey (OP-OPEN-92). */
export function tractorPaint({
  isSelected,
  isStale,
}: {
  isSelected: boolean
  isStale: boolean
}): TractorPaint {
  if (isSelected) return 'selected'
  return isStale ? 'stale' : 'normal'
}

const STATUS_TOKENS = {
  green: 'green-icon',
  yellow: 'yellow-icon',
  red: 'red-icon',
  grey: 'grey-icon',
} as const satisfies Record<TruckStatusColor, MapToken>

/** The color of a truck's dot, halo and ring. */
export function truckToken(truck: { isSelected: boolean; color: TruckStatusColor }): MapToken {
  return truck.isSelected ? 'map-truck-selected' : STATUS_TOKENS[truck.color]
}
