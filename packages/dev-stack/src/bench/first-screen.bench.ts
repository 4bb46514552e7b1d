import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, Cookie } from 'playwright-core'
import type { BenchResult } from '../bench.ts'
import { openVisit } from '../e2e/visit.ts'
import { LIVELY_YARD } from '../e2e/yards.ts'
import { ROOT } from '../tools/root.ts'
import { median } from './median.ts'
import { onBenchStack } from './on-bench-stack.ts'

const ROUNDS = 9
/** Drafts in the list, so that there is something to show. */
const MOVES = 30
const GOAL_MS = 600
const GOAL_KILOBYTES = 300

/**
 * The Queue tab in a browser that was never here: milliseconds from the request of the page until the first move of the
 * list is painted, against the goal, and the JavaScript that it took.
 */
export function run(): Promise<BenchResult> {
  return onBenchStack('first-screen', measure)
}

async function measure(browser: Browser, url: string): Promise<BenchResult> {
  const page = await prepare(browser, url)
  const visits: FirstVisit[] = []
  for (let round = 0; round <= ROUNDS; round++) visits.push(await firstVisit(browser, page))
  const measured = visits.slice(1) // the first one also warms up server and browser
  const shownAfter = median(measured.map(visit => visit.shownAfterMs))
  const kilobytes = median(measured.map(visit => visit.kilobytes))
  return {
    name: 'First screen of the console',
    figures: [
      { label: 'list shown after (median)', value: Math.round(shownAfter), unit: 'ms' },
      { label: 'list shown after (goal)', value: GOAL_MS, unit: 'ms' },
      { label: 'JavaScript until then, gzip', value: kilobytes, unit: 'kB' },
      { label: 'JavaScript until then, gzip (goal)', value: GOAL_KILOBYTES, unit: 'kB' },
      { label: 'scripts until then', value: median(measured.map(visit => visit.scripts)), unit: '' },
    ],
    ratio: shownAfter / GOAL_MS,
    goal: 1,
  }
}

interface QueueAddress {
  url: string
  cookies: Cookie[]
}

/** Signs in once and fills the list. */
async function prepare(browser: Browser, url: string): Promise<QueueAddress> {
  const { context, page, atQueueOf } = await openVisit(browser, url, {})
  const facts = await atQueueOf(LIVELY_YARD)
  const job = await facts.job()
  for (let made = 0; made < MOVES; made++) await facts.draft(job)
  const address = { url: page.url(), cookies: await context.cookies() }
  await context.close()
  return address
}

interface FirstVisit {
  shownAfterMs: number
  scripts: number
  kilobytes: number
}

async function firstVisit(browser: Browser, { url, cookies }: QueueAddress): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  await context.addCookies(cookies)
  await context.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[role=row][data-row]') === null) return
      observer.disconnect()
      requestAnimationFrame(() =>
        requestAnimationFrame(now => Object.assign(window, { listShownAfterMs: now })),
      )
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true })
  })
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(url)
  const shown = await page.waitForFunction(() => (window as { listShownAfterMs?: number }).listShownAfterMs)
  const visit = {
    shownAfterMs: (await shown.jsonValue()) ?? Number.NaN,
    scripts: scripts.size,
    kilobytes: [...scripts].reduce((sum, path) => sum + gzipped(path), 0) / 1_000,
  }
  await context.close()
  return visit
}

function gzipped(path: string): number {
  return gzipSync(readFileSync(`${ROOT}packages/console/dist${path}`), { level: 9 }).length
}
