/** What time it is; actions take it as an argument, so that a test can say so. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
