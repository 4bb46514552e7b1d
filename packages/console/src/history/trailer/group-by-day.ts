/** What happened on one day, newest first. */
export interface HistoryDay<Line> {
  /** `2026-05-12`, in the browser's own time zone. */
  day: string
  lines: Line[]
}

/**
 * Lines that come newest first, by days.
 *
 * @param dayOf the day of an ISO time
 */
export function groupByDay<Line extends { at: string }>(
  lines: readonly Line[],
  dayOf: (isoTime: string) => string,
): HistoryDay<Line>[] {
  const days: HistoryDay<Line>[] = []
  for (const line of lines) {
    const day = dayOf(line.at)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, lines: [line] })
  }
  return days
}
