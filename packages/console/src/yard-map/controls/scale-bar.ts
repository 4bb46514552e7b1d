const LENGTHS = [5, 10, 20, 50]
const LONGEST_PIXELS = 120

/** The longest round length that a scale bar can show at a scale in pixels per meter. */
export function scaleBarMeters(pixelsPerMeter: number): number {
  return LENGTHS.findLast(meters => meters * pixelsPerMeter <= LONGEST_PIXELS) ?? LENGTHS[0]!
}
