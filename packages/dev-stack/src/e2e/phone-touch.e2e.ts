import { describe, expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { smallTargets } from './touch-targets.ts'
import { QUIET_YARD } from './yards.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('under a finger', () => {
  journey(
    'MV-MOD-13 OP-NAV-08 OP-NAV-23 no target in the shell and in dialogs is smaller than 44 px',
    async ({ visitor }) => {
      const { context, page, queue, shell, watch, atQueueOf } = await visitor(PHONE)
      watch.expect(/ERR_INTERNET_DISCONNECTED/, /WebSocket connection to .* failed/)
      await atQueueOf(QUIET_YARD)
      await eventually(() => smallTargets(page, 'header, nav, [role=tablist]')).toEqual([])

      await shell.addMove.tap()
      await queue.newMove.dialog.waitFor()
      await eventually(() => smallTargets(page, '[role=dialog]')).toEqual([])
      await queue.newMove.field('Destination').tap()
      await page.getByRole('option').first().waitFor()
      const option = (await page.getByRole('option').first().boundingBox())!
      expect(option.height).toBe(44)
      await page.keyboard.press('Escape')
      await queue.newMove.notes.fill('half a thought')
      await queue.newMove.cancel.tap()
      await queue.confirmation.dialog.waitFor()
      await eventually(() => smallTargets(page, '[role=alertdialog]')).toEqual([])
      await queue.confirmation.answer('Discard')

      await shell.selector.tap()
      await shell.siteSearch.waitFor()
      await eventually(() => smallTargets(page, '[data-part=popup]')).toEqual([])
      await page.keyboard.press('Escape')
      await shell.account.tap()
      await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor()
      await eventually(() => smallTargets(page, '[role=menu]')).toEqual([])
      await page.keyboard.press('Escape')

      await context.setOffline(true)
      await shell.offlineStrip.waitFor()
      await eventually(() => smallTargets(page, '[data-part=offline]')).toEqual([])
    },
  )
})
