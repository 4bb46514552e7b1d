import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildConsole } from '../stack/build-console.ts'
import { CHROMIUM_FLAGS, findChromium, SHORT_LIVED_PAGES } from '../tools/chromium.ts'
import { bootJourneyStack } from './boot-journey-stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the stacks under test, one for each file of journeys that runs at a time. */
    urls: string[]
    /** WebSocket address of the one browser that all files share. */
    browser: string
  }
}

/** Boots a stack for each worker and one browser for all journeys; what has started ends when something else does not. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildConsole()
  const executablePath = await findChromium()
  await using started = new AsyncDisposableStack()
  const urls: string[] = []
  while (urls.length < project.vitest.config.maxWorkers) {
    const stack = await bootJourneyStack()
    started.defer(() => stack.stop())
    urls.push(stack.url)
  }
  const args = [...CHROMIUM_FLAGS, SHORT_LIVED_PAGES]
  const browser = await chromium.launchServer({ executablePath, args, headless: true })
  started.defer(() => browser.close())
  project.provide('urls', urls)
  project.provide('browser', browser.wsEndpoint())
  const running = started.move()
  return () => running.disposeAsync()
}
