import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts'
import { bootStack } from '../stack/boot-stack.ts'
import { buildConsole } from '../stack/build-console.ts'
import { freePort } from '../stack/free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the stack under test. */
    url: string
    /** WebSocket address of the one browser that all files share. */
    browser: string
  }
}

/** Simulated seconds per real second in the journeys: a move of some minutes takes some seconds. */
const SIM_RATE = 20

/** Boots one stack on fresh data and one browser for all journeys; what the parts say is shown when asked for. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildConsole()
  const executablePath = await findChromium()
  const dataFolder = mkdtempSync(join(tmpdir(), 'tractrix-journey-'))
  const stack = await bootStack({
    dataFolder,
    port: await freePort(),
    mqttPort: await freePort(),
    simRate: SIM_RATE,
    simSeed: 1,
    onLine: (part, line) => {
      if (process.env.TRACTRIX_SHOW_LOGS) console.log(`${part}: ${line}`)
    },
  })
  const browser = await chromium.launchServer({ executablePath, args: CHROMIUM_FLAGS, headless: true })
  project.provide('url', stack.url)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await stack.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
