import type { StackOptions } from '../stack/boot-stack.ts'
import { bootJourneyStack } from './boot-journey-stack.ts'
import { journey } from './journey.ts'

/** Journeys on a stack of their own, for the time of their file: with settings that the others do without. */
export function journeyOn(options: Partial<StackOptions>) {
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the wanted fixtures from the pattern
  return journey.extend('url', { scope: 'file' }, async ({}, { onCleanup }): Promise<string> => {
    const stack = await bootJourneyStack(options)
    onCleanup(() => stack.stop())
    return stack.url
  })
}
