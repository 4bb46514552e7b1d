import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { problemsInBothThemes } from './accessibility.ts'
import { journey } from './journey.ts'
import { QUIET_YARD } from './yards.ts'

const WIDE = { width: 1600, height: 1000 }
const PHONE = { width: 390, height: 844 }

/** Every route, and what opens over it, in both themes on both widths. */
for (const viewport of [WIDE, PHONE]) {
  const wide = viewport === WIDE
  const problems = (page: Page, part?: string) => problemsInBothThemes(page, { part })
  describe(`axe finds nothing, ${viewport.width} px wide`, () => {
    journey('OP-ROL-08 OP-RTE-01 on the sign-in page and the welcome screen', async ({ visitor }) => {
      const { page, signInPage, sites } = await visitor({ viewport })
      await signInPage.open()
      expect(await problems(page)).toEqual([])
      await signInPage.signInAs('Operator')
      await sites.heading.waitFor()
      expect(await problems(page)).toEqual([])
    })

    journey('OP-RTE-03 MV-MOD-01 MV-DET-01 MV-STA-08 on the queue and its dialogs', async ({ visitor }) => {
      const { page, queue, shell, atQueueOf } = await visitor({ viewport })
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const [waiting, drafted] = await facts.jobs(2)
      const move = await facts.draft(waiting!)
      await facts.queue(move.id)
      await facts.draft(drafted!, {
        toZoneId: null,
        notes: 'Driver waits at the office until noon; seal to check.',
      })
      const row = wide
        ? queue.queued.row(waiting!.trailer.serial)
        : queue.cards('Queue').getByText(waiting!.trailer.serial)
      await row.waitFor()
      expect(await problems(page)).toEqual([])

      await shell.addMove.click()
      await queue.newMove.dialog.waitFor()
      await page.keyboard.press('Control+s')
      await queue.newMove.invalid.waitFor()
      expect(await problems(page, '[role=dialog]')).toEqual([])
      await queue.newMove.cancel.click()
      await queue.newMove.closed()

      const menu = page.getByRole('button', {
        name: new RegExp(`^More actions for .*${waiting!.trailer.serial}`),
      })
      await menu.click()
      await page.getByRole('menu').waitFor()
      expect(await problems(page, '[role=menu]')).toEqual([])
      await page.getByRole('menuitem', { name: 'Details' }).click()
      await queue.details.lines()
      expect(await problems(page, '[role=dialog]')).toEqual([])
      await queue.details.close()
      await menu.click()
      await page.getByRole('menuitem', { name: 'Cancel' }).click()
      await queue.confirmation.dialog.waitFor()
      expect(await problems(page, '[role=alertdialog]')).toEqual([])
      await queue.confirmation.answer('Yes')
      // On a phone the pointer rests on the navigation now, whose tip would lie over the toast.
      await page.mouse.move(0, 0)
      await shell.closeToast('The move has been canceled.')

      await queue.openTab('Canceled')
      await page.getByText(waiting!.trailer.serial).first().waitFor()
      expect(await problems(page)).toEqual([])
    })

    journey('OP-RTE-04 on the map', async ({ visitor }) => {
      const { page, map, shell, atQueueOf } = await visitor({ viewport })
      await atQueueOf(QUIET_YARD)
      await shell.openTab('Map')
      await map.picture.waitFor()
      if (wide) await map.select('AV-01')
      expect(await problems(page)).toEqual([])
    })
  })
}
