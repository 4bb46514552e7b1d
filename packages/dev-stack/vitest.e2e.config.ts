import { defineConfig } from 'vitest/config'

/** The journeys in a real Chromium against the real stack with the simulated yard; one stack, one browser, one file at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/e2e/**/*.e2e.ts'],
    globalSetup: ['src/e2e/global-setup.ts'],
    fileParallelism: false,
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 0,
  },
})
