import { mkdirSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { ROOT } from '../tools/root.ts'
import { openVisit, type Visit } from './visit.ts'

/** Opens browser windows on the stack under test; everything in them is gone when the journey ends. */
export type Visitor = (options?: BrowserContextOptions) => Promise<Visit>

const FAILURES = `${ROOT}test-results/journeys`

/** Wide enough for all columns of the queue. */
const WIDE = { width: 1600, height: 1000 }

/** Number of this worker, from 0; no two files that run at the same time have the same. */
const WORKER = Number(process.env.VITEST_POOL_ID) - 1

/** A test in the browser. Whatever it does, no page may complain in the browser's console. */
export const journey = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the wanted fixtures from the pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(inject('browser'))
    onCleanup(() => browser.close())
    return browser
  })
  /** Address of the stack that the journeys of a file go to: the one of this worker; see also `journeyOn`. */
  .extend('url', { scope: 'file' }, (): string => inject('urls')[WORKER]!)
  .extend('visitor', async ({ browser, url, task }, { onCleanup }): Promise<Visitor> => {
    const visits: Visit[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') await keepPictures(task.name, visits)
      const complaints = visits.flatMap(visit => visit.watch.complaints())
      for (const visit of visits) await visit.context.close()
      expect(complaints, 'complaints in the browser console').toEqual([])
    })
    return async options => {
      const visit = await openVisit(browser, url, { viewport: WIDE, ...options })
      visits.push(visit)
      return visit
    }
  })

/** What the windows of a failed journey showed at its end. */
async function keepPictures(name: string, visits: readonly Visit[]): Promise<void> {
  mkdirSync(FAILURES, { recursive: true })
  const file = name.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 80)
  for (const [index, { page }] of visits.entries())
    await page.screenshot({ path: `${FAILURES}/${file}-${index + 1}.png` })
}
