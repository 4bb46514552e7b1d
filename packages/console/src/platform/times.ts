import { formatAge as formatAgeOfSeconds } from '@tractrix/domain/platform'
import dayjs from 'dayjs'

/** `YYYY-MM-DD h:mm A` in the browser's own time zone (MV-DET-03, MV-OPEN-28). */
export function formatTimestamp(isoTime: string): string {
  return dayjs(isoTime).format('YYYY-MM-DD h:mm A')
}

/** `MMM D, YYYY` in the browser's own time zone: a day without its time. */
export function formatDay(isoTime: string): string {
  return dayjs(isoTime).format('MMM D, YYYY')
}

/** `h:mm:ss A` in the browser's own time zone: for moments of today where the second counts. */
export function formatClock(epochMs: number): string {
  return dayjs(epochMs).format('h:mm:ss A')
}

/** `h:mm A` in the browser's own time zone: the time of a day that is named beside it. */
export function formatClockOf(isoTime: string): string {
  return dayjs(isoTime).format('h:mm A')
}

/** How long something has lasted, from milliseconds: `8:14`, `1 h 12 m`, `2 d 3 h`. The future counts as just now. */
export function formatAge(milliseconds: number): string {
  return formatAgeOfSeconds(milliseconds / 1000)
}
