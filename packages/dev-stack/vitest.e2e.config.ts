import { defineConfig } from 'vitest/config'

/** See `patience` of the journeys. */
const SLOWNESS = Number(process.env.TRACTRIX_SLOWNESS ?? 1)

/** The journeys in a real Chromium against the real stack with the simulated yard; one stack, one browser, one file at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/e2e/**/*.e2e.ts'],
    globalSetup: ['src/e2e/global-setup.ts'],
    fileParallelism: false,
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 120_000 * SLOWNESS,
    hookTimeout: 120_000 * SLOWNESS,
    retry: 0,
  },
})
