import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchResult } from '../bench.ts'
import { buildConsole } from '../stack/build-console.ts'
import { type RunningPart, startPart } from '../stack/child-process.ts'
import { freePort } from '../stack/free-port.ts'
import { median } from './median.ts'

const ROUNDS = 3
const GOAL_SECONDS = 5

/**
 * Seconds from the command until the address is printed, with packages installed and the console built: on an empty
 * folder, where the database is made and the demo yards are filled in, and on one that was there before.
 */
export async function run(): Promise<BenchResult> {
  await buildConsole()
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const dataFolder = mkdtempSync(join(tmpdir(), 'tractrix-cold-start-'))
    try {
      first.push(await secondsUntilReady(dataFolder))
      again.push(await secondsUntilReady(dataFolder))
    } finally {
      rmSync(dataFolder, { recursive: true, force: true })
    }
  }
  return {
    name: 'Cold start',
    figures: [
      { label: 'first start, empty data folder (median)', value: median(first), unit: 's' },
      { label: 'next start, same data (median)', value: median(again), unit: 's' },
      { label: 'goal', value: GOAL_SECONDS, unit: 's' },
    ],
    ratio: median(first) / GOAL_SECONDS,
    goal: 1,
  }
}

/** Starts everything as `npm start` does, and ends it as soon as it is there. */
async function secondsUntilReady(dataFolder: string): Promise<number> {
  const env = {
    PORT: String(await freePort()),
    MQTT_PORT: String(await freePort()),
    TRACTRIX_DATA: dataFolder,
    TRACTRIX_DEMO_TRAFFIC: 'off',
  }
  const startedAt = performance.now()
  const lines: string[] = []
  let stack: RunningPart | undefined
  const isReady = new Promise<number>(resolve => {
    stack = startPart('packages/dev-stack/src/start.ts', env, line => {
      lines.push(line)
      if (line.includes('Tractrix is at')) resolve((performance.now() - startedAt) / 1_000)
    })
  })
  const seconds = await Promise.race([isReady, stack?.ended])
  await stack?.stop()
  if (typeof seconds !== 'number' || !lines.some(line => line.includes('Tractrix is at')))
    throw new Error(lines.join('\n') || 'The stack ended before it was ready.')
  return seconds
}
