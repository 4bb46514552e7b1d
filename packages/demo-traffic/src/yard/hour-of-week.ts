const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** To make one takes longer than anything that is done with it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The hour of the week at a place, 0 to 167 from Monday 0:00 in local time. */
export function hourOfWeek(now: Date, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(now)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return DAYS.indexOf(part('weekday')) * 24 + Number(part('hour'))
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}
