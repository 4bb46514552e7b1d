import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildConsole } from '../stack/build-console.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts'
import { bootJourneyStack } from './boot-journey-stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the stack under test. */
    url: string
    /** WebSocket address of the one browser that all files share. */
    browser: string
  }
}

/** Boots one stack and one browser for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildConsole()
  const executablePath = await findChromium()
  const stack = await bootJourneyStack()
  const browser = await chromium.launchServer({ executablePath, args: CHROMIUM_FLAGS, headless: true })
  project.provide('url', stack.url)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await stack.stop()
  }
}
