/** A day of a site. */
export interface DwellDay {
  /** `YYYY-MM-DD` where the site is. */
  date: string
  /** The moment that stands for the day, in milliseconds: its last, or now for today. */
  at: number
}

const DAY_MS = 86_400_000
/** No day of any time zone is longer or shorter than another by more than this. */
const LONGEST_CHANGE_MS = 3 * 3_600_000

/**
 * The last days of a site up to today, oldest first. They begin at midnight where the site is, so that a day in which clocks
 * change has 23 or 25 hours.
 *
 * @param timeZone IANA name, such as `America/New_York`
 */
export function lastDays(count: number, now: number, timeZone: string): DwellDay[] {
  const dateOf = dateIn(timeZone)
  const days: DwellDay[] = [{ date: dateOf(now), at: now }]
  while (days.length < count) {
    const at = startOfDay(days[0]!.at, dateOf) - 1
    days.unshift({ date: dateOf(at), at })
  }
  return days
}

type DateOf = (moment: number) => string

function dateIn(timeZone: string): DateOf {
  // Swedes write dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return moment => format.format(moment)
}

/** The first millisecond of the day in which a moment lies, found by halving. */
function startOfDay(moment: number, dateOf: DateOf): number {
  const date = dateOf(moment)
  let before = moment - DAY_MS - LONGEST_CHANGE_MS
  let within = moment
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dateOf(middle) === date) within = middle
    else before = middle
  }
  return within
}
