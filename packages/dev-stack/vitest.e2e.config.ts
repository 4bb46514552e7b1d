import { defineConfig } from 'vitest/config'
import { JOURNEYS_AT_ONCE } from './src/e2e/journeys-at-once.ts'

/** See `patience` of the journeys. */
const SLOWNESS = Number(process.env.TRACTRIX_SLOWNESS ?? 1)

/** The journeys in a real Chromium against the real stack with the simulated yard; one browser, and a stack for each file that runs at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/e2e/**/*.e2e.ts'],
    globalSetup: ['src/e2e/global-setup.ts'],
    pool: 'forks',
    maxWorkers: JOURNEYS_AT_ONCE,
    testTimeout: 120_000 * SLOWNESS,
    hookTimeout: 120_000 * SLOWNESS,
    retry: 0,
  },
})
