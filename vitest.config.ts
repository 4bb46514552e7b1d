import { defineConfig } from 'vitest/config'

/** A process has one list of features: the tests with another one have a process of their own. */
const OTHER_FEATURES = 'packages/server/src/app/plug-in.test.ts'

/** One copy of graphql for our files and for the libraries that Node loads: its CommonJS build, as in production. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

const withDatabase = { globalSetup: ['packages/server/src/platform/db/test-cluster.ts'] }

const tests = (name: string) => [`packages/${name}/src/**/*.test.ts`, `packages/${name}/src/**/*.test.tsx`]

/** These tests leave nothing behind in their modules, so that one process loads those once for all files. */
const together = { isolate: false }

/** Unit, server and simulator tests; the browser journey runs from packages/dev-stack on its own. */
export default defineConfig({
  test: {
    provide: { proof: process.env.TRACTRIX_PROVE === '1' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes when it comes: a busy machine makes no test red.
    expect: { poll: { timeout: 15_000 } },
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'domain', include: tests('domain'), ...together } },
      { extends: true, test: { name: 'fleet-protocol', include: tests('fleet-protocol'), ...together } },
      { extends: true, test: { name: 'demo-yards', include: tests('demo-yards'), ...together } },
      { extends: true, test: { name: 'simulator', include: tests('simulator') } },
      { extends: true, test: { name: 'demo-traffic', include: tests('demo-traffic'), ...together } },
      {
        extends: true,
        // Tests of parts that need a browser have a run of their own.
        test: { name: 'console', include: tests('console'), exclude: ['**/*.browser.test.tsx'], ...together },
      },
      {
        extends: true,
        test: { name: 'dev-stack', include: tests('dev-stack'), exclude: ['packages/dev-stack/src/e2e/**'] },
      },
      {
        extends: true,
        resolve: oneGraphql,
        test: {
          name: 'server',
          include: tests('server'),
          exclude: [OTHER_FEATURES],
          ...together,
          ...withDatabase,
        },
      },
      {
        extends: true,
        resolve: oneGraphql,
        test: { name: 'server-plug-in', include: [OTHER_FEATURES], ...withDatabase },
      },
    ],
  },
})
