import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { QUIET_YARD } from './yards.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** How far the page could be scrolled sideways, in pixels. */
function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

describe('on a phone', () => {
  journey(
    'OP-NAV-08 OP-DSH-12 OP-DSH-13 OP-DSH-14 shows the queue as cards with the navigation at the foot',
    async ({ visitor }) => {
      const { page, queue, shell, map, atQueueOf } = await visitor(PHONE)
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const job = await facts.job()
      const move = await facts.draft(job)
      await facts.queue(move.id)
      const { scac, serial } = job.trailer
      const card = queue.cards('Queue').getByRole('listitem').filter({ hasText: serial })
      await card.waitFor()
      for (const text of [`${scac} ${serial}`, 'Pending', job.stall.name, job.dock.name])
        await card.getByText(text, { exact: true }).waitFor()
      expect(await horizontalOverflow(page)).toBe(0)

      const foot = (await shell.navigation.boundingBox())!
      expect(foot.y + foot.height).toBe(844)
      expect(foot.height).toBe(60)
      const tabs = await queue.tile.getByRole('tab').allTextContents()
      expect(tabs.map(text => text.replace(/\d+$/, ''))).toEqual([
        'Queued',
        'Drafts',
        'Completed',
        'Canceled',
        'Errored',
        'Reassigned',
      ])
      expect(new URL(page.url()).search).toBe('')

      const actions = card.getByRole('button', { name: /^More actions/ })
      const button = (await actions.boundingBox())!
      expect([button.width, button.height]).toEqual([44, 44])
      await actions.tap()
      await page.getByRole('menuitem', { name: 'Cancel' }).tap()
      await queue.confirmation.answer('Yes')
      await card.waitFor({ state: 'hidden' })

      await shell.tab('Map').tap()
      await map.picture.waitFor()
      expect(await horizontalOverflow(page)).toBe(0)
    },
  )

  journey(
    'MV-MOD-13 MV-MOD-14 makes a move on a full sheet with its buttons at the foot',
    async ({ visitor }) => {
      const { page, queue, shell, atQueueOf } = await visitor(PHONE)
      const facts = await atQueueOf(QUIET_YARD)
      const job = await facts.job()
      const { scac, serial } = job.trailer
      await shell.addMove.tap()
      const form = queue.newMove
      await form.dialog.waitFor()
      await eventually(() => form.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
      expect(await horizontalOverflow(page)).toBe(0)
      for (const button of [form.cancel, form.saveAsDraft, form.saveToQueue]) {
        const box = (await button.boundingBox())!
        expect(box.y).toBeGreaterThan(760)
        expect(box.y + box.height).toBeLessThanOrEqual(844)
      }
      await form.choose('Trailer', `${scac} ${serial}`)
      await form.choose('Destination', job.dock.name)
      await form.saveAsDraft.tap()
      await form.closed()
      await shell.toast('Your move has been added!').waitFor()
      await queue.openTab('Drafts')
      await queue.cards('Draft Moves').getByRole('listitem').filter({ hasText: serial }).waitFor()
      expect(await horizontalOverflow(page)).toBe(0)
    },
  )
})
