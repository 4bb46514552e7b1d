import { defineConfig } from 'vitest/config'

/** Unit, server and simulator tests; the browser journey runs from packages/dev-stack on its own. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'packages/dev-stack/src/e2e/**'],
    globalSetup: ['packages/server/src/platform/db/test-cluster.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
