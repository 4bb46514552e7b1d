import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** The headless shell draws no window of its own around each page: journeys take a third less of the processor. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags for a browser that is quiet, works as root and draws by itself where there is no GPU. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  // Letters are as wide as they are on a screen, in the headless shell too.
  '--font-render-hinting=none',
]

/**
 * Code of a page that lives for seconds costs more to optimize than optimizing saves: journeys take a seventh less of
 * the processor. Benches measure with it, as people work with it.
 */
export const SHORT_LIVED_PAGES = '--js-flags=--no-opt,--no-maglev'

/**
 * The browser for the tests, the first that there is of: CHROMIUM_PATH, the system's Chromium or Chrome, the Debian
 * package (as root on Debian), the one that an npm package carries, Playwright's own. Rejects with what to install.
 */
export async function findChromium(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH is ${wanted}, where there is no file; name a Chromium or Chrome program.`)
  }
  return systemBrowser() ?? debianPackage() ?? (await carriedBrowser()) ?? playwrightBrowser() ?? refuse()
}

const systemBrowser = () => SYSTEM_BROWSERS.find(existsSync) ?? null

function debianPackage(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  for (const name of ['chromium-headless-shell', 'chromium'])
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore' })
      return systemBrowser()
    } catch {
      // An older Debian has no headless shell: the next name is tried.
    }
  return null
}

async function carriedBrowser(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const { default: carried } = await import('@sparticuz/chromium')
  return carried.executablePath().catch(() => null)
}

function playwrightBrowser(): string | null {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

function refuse(): never {
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}
