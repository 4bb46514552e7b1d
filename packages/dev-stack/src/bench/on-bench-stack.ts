import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { bootStack } from '../stack/boot-stack.ts'
import { buildConsole } from '../stack/build-console.ts'
import { freePort } from '../stack/free-port.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts'

/** Measures in a browser on a server with an empty database of its own and no trucks, and cleans up whatever happens. */
export async function onBenchStack<Result>(
  name: string,
  measure: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  await buildConsole()
  const dataFolder = mkdtempSync(join(tmpdir(), `tractrix-${name}-`))
  const stack = await bootStack({
    dataFolder,
    port: await freePort(),
    mqttPort: await freePort(),
    simulator: false,
  })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
  try {
    return await measure(browser, stack.url)
  } finally {
    await browser.close()
    await stack.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
