import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from 'playwright-core'
import { ConsoleWatch } from './console-watch.ts'
import { PATIENCE_MS } from './eventually.ts'
import { type IntegrationConsole, integrationConsole } from './pages/integration-console.ts'
import { type InventoryPage, inventoryPage } from './pages/inventory-page.ts'
import { type MapPage, mapPage } from './pages/map-page.ts'
import { type QueuePage, queuePage } from './pages/queue-page.ts'
import { type Shell, shell } from './pages/shell.ts'
import { type SignInPage, signInPage } from './pages/sign-in-page.ts'
import { type SitesPage, sitesPage } from './pages/sites-page.ts'
import { YardFacts } from './yard-facts.ts'
import { siteIdOf } from './yards.ts'

/** One person at one browser window, with every page of the console to hand. */
export interface Visit {
  context: BrowserContext
  page: Page
  watch: ConsoleWatch
  signInPage: SignInPage
  shell: Shell
  sites: SitesPage
  queue: QueuePage
  map: MapPage
  inventory: InventoryPage
  integration: IntegrationConsole
  /** Goes to the Queue tab of a site as a signed-in person; answers what is known of that site. */
  atQueueOf(site: string, person?: string): Promise<YardFacts>
}

/** Opens a window with a session of its own. */
export async function openVisit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  const watch = new ConsoleWatch(context)
  const page = await context.newPage()
  await slowDown(context, page)
  const pages = {
    signInPage: signInPage(page),
    shell: shell(page),
    sites: sitesPage(page),
    queue: queuePage(page),
    map: mapPage(page),
    inventory: inventoryPage(page),
    integration: integrationConsole(page),
  }
  return {
    context,
    page,
    watch,
    ...pages,
    async atQueueOf(site, person = 'Operator') {
      const known = sessions.get(`${person} ${url}`)
      if (known !== undefined) await context.addCookies(known)
      else {
        await pages.signInPage.open()
        await pages.signInPage.signInAs(person)
        await page.waitForURL(url => url.pathname.startsWith('/sites'))
        sessions.set(`${person} ${url}`, await context.cookies())
      }
      await page.goto(`/sites/${siteIdOf(site)}/queue`)
      await pages.queue.drafts.grid.or(pages.queue.cards('Queue')).waitFor()
      return new YardFacts(page, siteIdOf(site))
    },
  }
}

/** How many times slower than this machine the pages run, by the environment variable of the proof on a slow machine. */
const CPU_RATE = Number(process.env.TRACTRIX_CPU_RATE ?? 1)

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  if (CPU_RATE === 1) return
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
}

/** Sessions of people who signed in before, by person and address, so that not every journey begins at the door. */
const sessions = new Map<string, Cookie[]>()
