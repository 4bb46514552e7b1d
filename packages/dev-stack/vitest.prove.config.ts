import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What `npm run prove` runs: one file at a time, each with as much time as it needs. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['packages/*/src/**/*.prove.ts'],
    fileParallelism: false,
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    retry: 0,
  },
})
