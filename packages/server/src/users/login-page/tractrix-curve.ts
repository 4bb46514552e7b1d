/** Curves drawn, and points on each. */
const CURVES = 7
const POINTS = 48
const LENGTH = 4

/**
 * The picture beside the form: tractrices, the curves that a trailer's axle follows behind a tractor that drives
 * straight on, for trailers of growing length.
 */
export function tractrixPicture(): string {
  const paths = Array.from(
    { length: CURVES },
    (_, i) => `<path d="${tractrixPath(90 + i * 62)}" opacity="${(0.9 - i * 0.1).toFixed(1)}"/>`,
  )
  return `<svg class="curves" viewBox="0 0 640 560" preserveAspectRatio="xMinYMax slice" aria-hidden="true" focusable="false">
<path d="M64 0V540" class="road"/>${paths.join('')}<path d="M64 540H640" class="road"/></svg>`
}

/** The curve t − tanh t over sech t, with the tractor on the ground line; `drawbar` in picture units. */
function tractrixPath(drawbar: number): string {
  const points = Array.from({ length: POINTS + 1 }, (_, i) => {
    const t = (i / POINTS) * LENGTH
    const x = 64 + drawbar * (t - Math.tanh(t))
    const y = 540 - drawbar / Math.cosh(t)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
