import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootStack, type StackOptions } from '../stack/boot-stack.ts'
import { freePort } from '../stack/free-port.ts'
import { SLOWNESS } from './slowness.ts'

/**
 * Simulated seconds per real second in the journeys: a move of some minutes takes some seconds. A page on a slow machine
 * needs the time to be seen before the move is over.
 */
const SIM_RATE = Math.max(1, 20 / SLOWNESS)

/** A stack for journeys and how to be rid of it, its data included. */
export interface JourneyStack {
  url: string
  stop(): Promise<void>
}

/** Boots a stack on fresh data and free ports; what its parts say is shown when asked for. */
export async function bootJourneyStack(options: Partial<StackOptions> = {}): Promise<JourneyStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tractrix-journey-'))
  const removeData = () => rmSync(dataFolder, { recursive: true, force: true })
  const stack = await bootStack({
    dataFolder,
    port: await freePort(),
    mqttPort: await freePort(),
    simRate: SIM_RATE,
    simSeed: 1,
    onLine: (part, line) => {
      if (process.env.TRACTRIX_SHOW_LOGS) console.log(`${part}: ${line}`)
    },
    ...options,
  }).catch(error => {
    removeData()
    throw error
  })
  return {
    url: stack.url,
    async stop() {
      await stack.stop()
      removeData()
    },
  }
}
