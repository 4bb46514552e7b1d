import { describe, expect } from 'vitest'
import { isSamePage, markPage } from './console-watch.ts'
import { eventually, patience } from './eventually.ts'
import { journey } from './journey.ts'
import { isOff, reasonsOf } from './pages/reasons-of.ts'
import { QUIET_YARD } from './yards.ts'

/** A change must be on every other open console within this time, in milliseconds. */
const LIVE_WITHIN_MS = patience(1_000)
const OFFLINE_REASON = 'Offline: actions are off until the connection is back.'

/** Chromium itself reports requests that found no network. */
const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /WebSocket connection to .* failed/]

describe('two consoles', () => {
  journey('MV-SUB-01 MV-SITE-05 show the changes of each other within a second', async ({ visitor }) => {
    const [one, other] = [await visitor(), await visitor()]
    const facts = await one.atQueueOf(QUIET_YARD)
    await other.atQueueOf(QUIET_YARD, 'Dispatcher')
    await facts.setAllTrucks('unavailable')
    const job = await facts.job()
    const { scac, serial } = job.trailer

    await one.shell.addMove.click()
    await one.queue.newMove.choose('Trailer', `${scac} ${serial}`)
    await one.queue.newMove.choose('Destination', job.dock.name)
    await one.queue.newMove.saveAsDraft.click()
    await one.queue.drafts.row(serial).waitFor()
    await other.queue.drafts.row(serial).waitFor({ timeout: LIVE_WITHIN_MS })

    await other.queue.drafts.action(serial, 'Add to Queue').click()
    await other.queue.queued.row(serial).waitFor()
    await one.queue.queued.row(serial).waitFor({ timeout: LIVE_WITHIN_MS })
    await one.queue.drafts.row(serial).waitFor({ state: 'hidden', timeout: LIVE_WITHIN_MS })

    await one.queue.queued.row(serial).hover()
    await one.queue.queued.action(serial, 'Cancel').click()
    await one.queue.confirmation.answer('Yes')
    await one.queue.queued.row(serial).waitFor({ state: 'hidden' })
    await other.queue.queued.row(serial).waitFor({ state: 'hidden', timeout: LIVE_WITHIN_MS })
  })

  journey('MV-SITE-06 MV-SITE-05 a change of one site is none of another', async ({ visitor }) => {
    const { queue, shell, atQueueOf } = await visitor()
    const facts = await atQueueOf(QUIET_YARD)
    const { trailer } = await facts.job()
    await facts.draft(await facts.job())
    await queue.drafts.row(trailer.serial).waitFor()
    await shell.chooseSite('Krems an der Donau')
    await queue.drafts.row(trailer.serial).waitFor({ state: 'hidden' })
    await eventually(() => queue.drafts.rows.count()).toBe(0)
    await shell.chooseSite(QUIET_YARD)
    await queue.drafts.row(trailer.serial).waitFor()
  })
})

describe('a console without a network', () => {
  journey(
    'OP-ERR-11 OP-CNB-02 says so after three seconds, turns actions off, and catches up without a reload',
    async ({ visitor }) => {
      const [cut, other] = [await visitor(), await visitor()]
      cut.watch.expect(...NO_NETWORK)
      const facts = await other.atQueueOf(QUIET_YARD)
      await cut.atQueueOf(QUIET_YARD, 'Dispatcher')
      const [known, missed] = await facts.jobs(2)
      const draft = await facts.draft(known!)
      await cut.queue.drafts.row(known!.trailer.serial).waitFor()
      await markPage(cut.page)
      expect((await reasonsOf(cut.queue.returnOrDelete)).reasons).toEqual(['No draft is selected.'])

      await cut.context.setOffline(true)
      const since = performance.now()
      await cut.shell.offlineStrip.waitFor()
      expect(performance.now() - since).toBeGreaterThan(2_900)
      expect(await cut.shell.offlineStrip.textContent()).toMatch(/^Offline for 0:0\d/)
      expect((await reasonsOf(cut.shell.addMove)).reasons).toEqual([OFFLINE_REASON])
      const addToQueue = cut.queue.drafts.action(known!.trailer.serial, 'Add to Queue')
      expect((await reasonsOf(addToQueue)).reasons).toContain(OFFLINE_REASON)

      await facts.draft(missed!)
      await facts.delete(draft.id)
      expect(await cut.queue.drafts.row(missed!.trailer.serial).count()).toBe(0)

      await cut.context.setOffline(false)
      await cut.queue.drafts.row(missed!.trailer.serial).waitFor()
      await cut.queue.drafts.row(known!.trailer.serial).waitFor({ state: 'hidden' })
      await cut.shell.offlineStrip.waitFor({ state: 'hidden' })
      expect(await isOff(cut.shell.addMove)).toBe(false)
      expect(await isSamePage(cut.page)).toBe(true)
    },
  )

  journey('MV-SUB-01 keeps what was typed and shows nothing for a cut of a moment', async ({ visitor }) => {
    const { context, page, queue, shell, watch, atQueueOf } = await visitor()
    watch.expect(...NO_NETWORK)
    const facts = await atQueueOf(QUIET_YARD)
    const { trailer, dock } = await facts.job()
    await page.evaluate(() => {
      const strips: Element[] = []
      Object.assign(window, { strips })
      new MutationObserver(() => strips.push(...document.querySelectorAll('[data-part=offline]'))).observe(
        document.body,
        {
          childList: true,
          subtree: true,
        },
      )
    })
    await shell.addMove.click()
    await queue.newMove.choose('Trailer', `${trailer.scac} ${trailer.serial}`)
    await queue.newMove.notes.fill('typed before the cut')
    await shell.live.waitFor()
    await context.setOffline(true)
    await shell.live.waitFor({ state: 'detached' })
    await context.setOffline(false)
    await shell.live.waitFor()
    expect(await page.evaluate(() => (window as unknown as { strips: Element[] }).strips.length)).toBe(0)
    expect(await queue.newMove.notes.inputValue()).toBe('typed before the cut')
    await queue.newMove.choose('Destination', dock.name)
    await queue.newMove.saveAsDraft.click()
    await queue.newMove.closed()
    await queue.drafts.row(trailer.serial).waitFor()
  })
})
