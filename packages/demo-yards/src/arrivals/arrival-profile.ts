import { readTable } from '../seed/read-data.ts'

/** How a week of road trucks is spread over its hours: 168 shares from Monday 0:00 in local time, which sum to 1. */
export function arrivalProfile(): number[] {
  const shares = readTable('mit/truck-arrivals-hour-of-week.csv').map(row => Number(row.shareNoAppointments))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map(share => share / sum)
}
