import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildConsole } from '../stack/build-console.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts'
import { bootJourneyStack } from './boot-journey-stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the stacks under test, one for each file of journeys that runs at a time. */
    urls: string[]
    /** WebSocket address of the one browser that all files share. */
    browser: string
  }
}

/** Boots a stack for each worker and one browser for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildConsole()
  const executablePath = await findChromium()
  const workers = project.vitest.config.maxWorkers
  const stacks = await Promise.all(Array.from({ length: workers }, () => bootJourneyStack()))
  const browser = await chromium.launchServer({ executablePath, args: CHROMIUM_FLAGS, headless: true })
  project.provide(
    'urls',
    stacks.map(stack => stack.url),
  )
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await Promise.all(stacks.map(stack => stack.stop()))
  }
}
