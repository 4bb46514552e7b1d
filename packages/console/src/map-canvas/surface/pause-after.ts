/** Between two pictures nothing should move farther than this, in pixels. */
const STEP_PIXELS = 0.5
/** Pictures come at least every so many milliseconds while anything moves. */
const LONGEST_MS = 50
/** A frame that comes this much too early is taken all the same, in milliseconds. */
const EARLY_MS = 4

/** How long to wait before the next picture when things move so fast on screen, in pixels per second; milliseconds. */
export function pauseAfter(pixelsPerSecond: number): number {
  if (pixelsPerSecond <= 0) return 0
  return Math.max(0, Math.min(LONGEST_MS, (1_000 * STEP_PIXELS) / pixelsPerSecond) - EARLY_MS)
}
