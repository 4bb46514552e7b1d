/** A line that was shown is not shown again for this long, in milliseconds. */
const QUIET_MS = 60_000
/** How many different lines are remembered. */
const MOST_LINES = 200

/**
 * Shows a line that is said over and over once a minute, with how often it was said meanwhile: what fails each second
 * must not push everything else out of the terminal.
 */
export function quietRepeats(show: (line: string) => void, now: () => number = Date.now) {
  const seen = new Map<string, { at: number; times: number }>()
  return (line: string): void => {
    const before = seen.get(line)
    if (before && now() - before.at < QUIET_MS) {
      before.times += 1
      return
    }
    seen.delete(line)
    seen.set(line, { at: now(), times: 0 })
    if (seen.size > MOST_LINES) for (const oldest of [...seen.keys()].slice(0, 1)) seen.delete(oldest)
    show(before && before.times > 0 ? `${line} (and ${before.times} times more in between)` : line)
  }
}
