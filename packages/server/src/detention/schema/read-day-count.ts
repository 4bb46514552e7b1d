import { catalogued } from '@tractrix/domain/errors'

const DEFAULT_DAYS = 30
const MOST_DAYS = 90

/** How many days a history has. @throws BAD_INPUT when it is not 1 to 90 */
export function readDayCount(days: number | null | undefined): number {
  if (days == null) return DEFAULT_DAYS
  if (days < 1 || days > MOST_DAYS)
    throw catalogued('BAD_INPUT', { message: `days must be 1 to ${MOST_DAYS}.` })
  return days
}
