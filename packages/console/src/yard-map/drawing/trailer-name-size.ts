import { type ByZoom, MONO_LETTER } from '../../map-kit/index.ts'

/** Largest size of a trailer's name by zoom, in pixels. */
const LARGEST: ByZoom<number> = { 18: 0, 19: 9.4, 20: 11.5 }
/** Smaller is not readable. */
const SMALLEST = 6.8
/** A name that is longer than its trailer is written at this size over its ends, as far as there is room. */
const OVER_THE_ENDS = 7.6
/** Share of a body that its name may take. */
const SHARE = { length: 0.86, width: 0.82 }

/**
 * The size in which a trailer's name is written, in pixels; 0: it does not fit. A short trailer's name may reach over
 * its ends, as long as there is free ground behind and before it.
 *
 * @param roomMeters length of the ground that belongs to the trailer, such as its stall
 */
export function trailerNameSize(
  letters: number,
  { lengthMeters, widthMeters }: { lengthMeters: number; widthMeters: number },
  roomMeters: number,
  { pixelsPerMeter, step }: { pixelsPerMeter: number; step: 18 | 19 | 20 },
): number {
  if (letters === 0 || LARGEST[step] === 0) return 0
  const fitting = (meters: number) => (meters * pixelsPerMeter * SHARE.length) / (letters * MONO_LETTER)
  const most = Math.min(LARGEST[step], widthMeters * pixelsPerMeter * SHARE.width)
  const onBody = Math.min(most, fitting(lengthMeters))
  if (onBody >= OVER_THE_ENDS) return onBody
  const overEnds = Math.min(most, OVER_THE_ENDS, fitting(Math.max(roomMeters, lengthMeters)))
  const size = Math.max(onBody, overEnds)
  return size < SMALLEST ? 0 : size
}
