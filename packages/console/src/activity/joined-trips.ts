import { type ActivityEntry, isSighting, kindOf } from './activity-words.ts'

/**
 * The entries of a trailer's history with each trip as one: where a truck set it down, told with where the same move had
 * picked it up just before. A trip that goes on, or during which something else happened, stays as it is.
 *
 * @param entries newest first
 */
export function joinedTrips(entries: readonly ActivityEntry[]): ActivityEntry[] {
  return entries.flatMap((entry, index) => {
    const [before, after] = [entries[index + 1], entries[index - 1]]
    if (after !== undefined && isTrip(entry, after)) return []
    return [before !== undefined && isTrip(before, entry) ? { ...entry, fromZone: before.fromZone } : entry]
  })
}

const isTrip = (start: ActivityEntry, end: ActivityEntry): boolean =>
  isPlaced(start) &&
  start.toZone === null &&
  isPlaced(end) &&
  end.fromZone === null &&
  end.moveId === start.moveId

const isPlaced = (entry: ActivityEntry): boolean =>
  kindOf(entry) === 'placed' && entry.moveId !== null && !isSighting(entry)
