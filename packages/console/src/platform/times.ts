import dayjs from 'dayjs'

/** `YYYY-MM-DD h:mm A` in the browser's own time zone (MV-DET-03, MV-OPEN-28). */
export function formatTimestamp(isoTime: string): string {
  return dayjs(isoTime).format('YYYY-MM-DD h:mm A')
}

/** `h:mm:ss A` in the browser's own time zone: for moments of today where the second counts. */
export function formatClock(epochMs: number): string {
  return dayjs(epochMs).format('h:mm:ss A')
}

/**
 * How long something has lasted: `8:14` under an hour, `1 h 12 m` under a day, then `2 d 3 h`.
 * A time that lies in the future counts as just now: clocks differ by a little.
 */
export function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
  if (hours < 24) return `${hours} h ${minutes % 60} m`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}
