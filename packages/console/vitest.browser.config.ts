import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** The browser to test in: `CHROMIUM_PATH`, else the one of the system, else Playwright's own. */
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find(path => path !== undefined && existsSync(path))

/** Without hinting letters are as wide as they are on a screen, in the headless shell too. */
const CHROMIUM_ARGS = ['--no-sandbox', '--font-render-hinting=none']

/** Each page is a process of some hundred megabytes, beside the one that serves the modules to all of them. */
const MOST_PAGES_AT_ONCE = 4

const base = (part: string) => `@base-ui/react/${part}`

/** Tests of parts that need a real browser: `npx vitest run --config packages/console/vitest.browser.config.ts`. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    root: import.meta.dirname,
    // Named here, because finding one during the run would load the page again under the tests.
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react/compiler-runtime',
        'lucide-react',
        '@lingui/core',
        '@lingui/message-utils/compileMessage',
        'dayjs',
        'graphql-ws',
        'urql',
        'wonka',
        '@urql/exchange-graphcache',
        '@tanstack/react-router',
        '@tanstack/react-table',
        '@tanstack/react-virtual',
        ...['alert-dialog', 'checkbox', 'combobox', 'dialog', 'menu', 'popover', 'radio', 'radio-group'].map(
          base,
        ),
        ...['csp-provider', 'select', 'switch', 'tabs', 'toast', 'tooltip'].map(base),
      ],
    },
    test: {
      provide: { proof: process.env.TRACTRIX_PROVE === '1' },
      include: ['src/**/*.browser.test.tsx'],
      // As in the console, the sheet that names the layers in their order comes before the module of any part.
      setupFiles: ['src/styles.css'],
      // What a test draws it takes away again: one page loads the modules once for all files.
      isolate: false,
      maxWorkers: Math.min(availableParallelism(), MOST_PAGES_AT_ONCE),
      testTimeout: 45_000,
      // What is waited for comes when it comes: a busy machine makes no test red.
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...(executablePath !== undefined && { executablePath }), args: CHROMIUM_ARGS },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
    },
  }),
)
