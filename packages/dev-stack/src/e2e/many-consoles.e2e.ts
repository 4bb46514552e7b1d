import { describe, expect } from 'vitest'
import { isSamePage, markPage } from './console-watch.ts'
import { eventually, patience } from './eventually.ts'
import { journey } from './journey.ts'
import { SLOWNESS } from './slowness.ts'
import type { Visit } from './visit.ts'
import type { YardFacts } from './yard-facts.ts'
import { QUIET_YARD } from './yards.ts'

/** `npm run prove` takes the full number; each console costs seconds of a processor to open. */
const [CONSOLES, CHANGES] = process.env.TRACTRIX_PROVE === '1' ? [20, 200] : [5, 50]
/** Drafts that stay on the screen meanwhile, so that every table shows all of its rows. */
const MOST_DRAFTS = 6
/** The last change must be on every console within this time, in milliseconds. */
const LIVE_WITHIN_MS = patience(1_000)

/** Chromium itself reports requests that found no network. */
const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /WebSocket connection to .* failed/]

/** Narrow windows that are high enough for all drafts: what is drawn matters here, not how much of it. */
const SMALL = { viewport: { width: 1200, height: 1100 } }

/** Makes drafts and deletes the oldest ones, one change after the other, until the ration is used up. */
async function makeChanges(facts: YardFacts, onEach: (n: number) => Promise<unknown>): Promise<void> {
  const drafts: string[] = []
  for (let n = 1; n <= CHANGES; n++) {
    if (drafts.length < MOST_DRAFTS) drafts.push(await makeDraft(facts, n))
    else await facts.delete(drafts.shift()!)
    await onEach(n)
  }
}

async function makeDraft(facts: YardFacts, n: number): Promise<string> {
  const { createDraftMove } = await facts.ask<{ createDraftMove: { id: string } }>(
    `mutation ($siteId: ID!, $notes: String) {
      createDraftMove(siteId: $siteId, type: trailer, moveCategory: production, notes: $notes) { id }
    }`,
    { notes: `change ${n}` },
  )
  return createDraftMove.id
}

/** The ids of the drafts that the database holds. */
async function draftsOf(facts: YardFacts): Promise<string[]> {
  const { movesList } = await facts.ask<{ movesList: { id: string }[] }>(
    'query ($siteId: ID!) { movesList(siteId: $siteId, status: [draft]) { id } }',
  )
  return movesList.map(({ id }) => id).sort()
}

/** The ids of the rows in the table of drafts. */
const draftsOn = ({ queue }: Visit): Promise<string[]> =>
  queue.drafts.rows.evaluateAll(rows => rows.map(row => (row as HTMLElement).dataset.row ?? '').sort())

describe('many consoles of one yard', () => {
  journey(
    'MV-SUB-01 MV-SITE-05 show every change while they open, reload, lose and regain the network',
    async ({ visitor }) => {
      const first = await visitor(SMALL)
      const facts = await first.atQueueOf(QUIET_YARD)
      for (const id of await draftsOf(facts)) await facts.delete(id)
      const visits: Visit[] = [first]
      const cut = new Set<Visit>()
      /** A page that loads while its network is cut shows the page of the browser, not the console. */
      const reloading = new Set<Visit>()
      const opening: Promise<unknown>[] = []
      const open = async () => {
        const visit = await visitor(SMALL)
        visit.watch.expect(...NO_NETWORK)
        await visit.atQueueOf(QUIET_YARD)
        visits.push(visit)
      }
      const reload = async (visit: Visit) => {
        reloading.add(visit)
        await visit.page.reload()
        reloading.delete(visit)
      }
      const pause = CHANGES / CONSOLES
      await makeChanges(facts, async n => {
        // One console opens at every tenth change, and every third of the open ones loses the network or reloads.
        if (n % pause === 1 && n < CHANGES - pause) opening.push(open())
        const other = visits[1 + (n % Math.max(1, visits.length - 1))]
        if (other === undefined) return
        if (n % 7 === 0 && !cut.has(other) && !reloading.has(other)) {
          cut.add(other)
          await other.context.setOffline(true)
        }
        if (n % 7 === 4)
          for (const visit of [...cut]) {
            cut.delete(visit)
            await visit.context.setOffline(false)
          }
        if (n % 11 === 0 && !cut.has(other)) opening.push(reload(other))
        // Opening takes longer than 10 changes: the changes wait for the windows, so that they meet all of it.
        if (n % pause === 0) await Promise.all(opening)
      })
      for (const visit of cut) await visit.context.setOffline(false)
      await Promise.all(opening)
      expect(visits).toHaveLength(CONSOLES)
      for (const { queue } of visits) await queue.drafts.grid.waitFor()
      for (const { shell } of visits) await shell.offlineStrip.waitFor({ state: 'hidden' })
      for (const { page } of visits) await markPage(page)
      // What is measured is the change, not the code that a page just loaded fetches ahead.
      for (const { page } of visits) await page.waitForLoadState('networkidle')

      const before = await draftsOf(facts)
      const last = await makeDraft(facts, CHANGES + 1)
      const drafts = [...before, last].sort()
      await Promise.all(
        visits.map(visit => eventually(() => draftsOn(visit), LIVE_WITHIN_MS).toEqual(drafts)),
      )
      expect(await draftsOf(facts)).toEqual(drafts)
      for (const { page } of visits) expect(await isSamePage(page)).toBe(true)
      for (const id of drafts) await facts.delete(id)
    },
    300_000 * SLOWNESS,
  )
})
