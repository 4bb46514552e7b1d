import { expect } from 'vitest'
import { SLOWNESS } from './slowness.ts'

/** A time that journeys wait, longer where the machine is known to be slow. */
export const patience = (ms: number): number => ms * SLOWNESS

/** How long a journey waits for something that has no time of its own in the requirements, in milliseconds. */
export const PATIENCE_MS = patience(15_000)

/** Expects something of a value that is still on its way: asks again until the expectation holds. */
export function eventually<Value>(
  read: () => Promise<Value> | Value,
  timeoutMs = PATIENCE_MS,
): ReturnType<typeof expect.poll> {
  return expect.poll(read, { timeout: timeoutMs, interval: 40 })
}
