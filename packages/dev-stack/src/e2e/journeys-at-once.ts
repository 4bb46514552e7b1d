import { availableParallelism } from 'node:os'

/** More stacks than this take more memory and processor to boot than they save on any machine we know. */
const MOST_AT_ONCE = 4

/**
 * How many files of journeys run at a time, each on a stack of its own: one for each core that this process may use. Two
 * keep two cores busy; one alone waits half of its time, for trucks and for pages.
 */
export const JOURNEYS_AT_ONCE = Math.min(availableParallelism(), MOST_AT_ONCE)
