import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { isOff } from './pages/reasons-of.ts'
import { LIVELY_YARD, QUIET_YARD } from './yards.ts'

/** As fast as a person does: the second key follows before a slow page has answered the first. */
const pressInOneGo = (page: Page, ...keys: string[]) => Promise.all(keys.map(key => page.keyboard.press(key)))

describe('the keyboard', () => {
  journey(
    'MV-MOD-01 MV-MOD-14 MV-TST-03 makes a draft without the mouse: N, typing, Ctrl S',
    async ({ visitor }) => {
      const { page, queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const { trailer, dock } = await facts.job()
      const form = queue.newMove
      await page.keyboard.press('n')
      await form.dialog.waitFor()
      await form.field('Trailer').focus()
      await page.keyboard.type(`${trailer.scac} ${trailer.serial}`)
      await page.getByRole('option', { name: `${trailer.scac} ${trailer.serial}` }).waitFor()
      await page.keyboard.press('Enter')
      await eventually(() => form.field('Trailer').textContent()).toContain(trailer.serial)
      await form.field('Destination').focus()
      await page.keyboard.type(dock.name)
      await page.getByRole('option', { name: dock.name }).first().waitFor()
      await page.keyboard.press('Enter')
      await eventually(() => form.field('Destination').textContent()).toContain(dock.name)
      await eventually(() => isOff(form.saveAsDraft)).toBe(false)
      await page.keyboard.press('Control+s')
      await form.closed()
      await shell.toast('Your move has been added!').waitFor()
      await queue.drafts.row(trailer.serial).waitFor()
    },
  )

  journey(
    'MV-OPEN-65 Esc closes an untouched form and asks before it drops a touched one',
    async ({ visitor }) => {
      const { page, queue, atQueueOf } = await visitor()
      await atQueueOf(QUIET_YARD)
      const form = queue.newMove
      await page.keyboard.press('n')
      await form.dialog.waitFor()
      await page.keyboard.press('Escape')
      await form.closed()

      await page.keyboard.press('n')
      await form.notes.fill('half a thought')
      await page.keyboard.press('Escape')
      await eventually(() => queue.confirmation.title.textContent()).toBe('Discard this move?')
      await queue.confirmation.answer('Keep editing')
      expect(await form.notes.inputValue()).toBe('half a thought')
      await page.keyboard.press('Escape')
      await queue.confirmation.answer('Discard')
      await form.closed()
    },
  )

  journey('MV-KIN-01 MV-MOD-04 Alt with a number chooses the mission kind', async ({ visitor }) => {
    const { page, queue, atQueueOf } = await visitor()
    await atQueueOf(LIVELY_YARD)
    const form = queue.newMove
    await page.keyboard.press('n')
    await form.dialog.waitFor()
    const kinds = await form.kinds.getByRole('tab').allTextContents()
    expect(kinds).toEqual([
      'Trailer Move',
      'Yard Check Mission',
      'Stage Mission',
      'Go To Charger',
      'Truck Controlled Move',
      'Run Route Mission',
      'Hitch/Unhitch Mission',
      'Back Trailer Mission',
    ])
    for (const [index, kind] of [...kinds.entries()].toReversed()) {
      await page.keyboard.press(`Alt+${index + 1}`)
      await eventually(() => form.kind(kind).getAttribute('aria-selected')).toBe('true')
    }
  })

  journey('MV-DET-01 MV-DRA-07 walks the rows: arrows, Space, Enter, Shift Q', async ({ visitor }) => {
    const { page, queue, shell, atQueueOf } = await visitor()
    const facts = await atQueueOf(QUIET_YARD)
    await facts.setAllTrucks('unavailable')
    const jobs = await facts.jobs(2)
    const [older, newer] = [jobs[0]!, jobs[1]!]
    const draft = await facts.draft(older)
    await facts.draft(newer)
    const row = (job: typeof older) => queue.drafts.row(job.trailer.serial)
    const hasFocus = (job: typeof older) => row(job).evaluate(element => element === document.activeElement)
    await row(newer).focus()
    await page.keyboard.press('ArrowDown')
    await eventually(() => hasFocus(older)).toBe(true)
    await page.keyboard.press('k')
    await eventually(() => hasFocus(newer)).toBe(true)
    await page.keyboard.press('Space')
    await eventually(() => row(newer).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Enter')
    await queue.details.dialog.waitFor()
    await queue.details.close()
    await eventually(() => hasFocus(newer)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await eventually(() => hasFocus(older)).toBe(true)
    await page.keyboard.press('Shift+Q')
    await shell.toast('Your move has been added to the queue!').waitFor()
    await queue.queued.row(older.trailer.serial).waitFor()
    await facts.cancel(draft.id)
  })

  journey('MV-MOD-13 MV-STA-06 queues with Ctrl Enter and cancels with Shift X', async ({ visitor }) => {
    const { page, queue, shell, atQueueOf } = await visitor()
    const facts = await atQueueOf(QUIET_YARD)
    await facts.setAllTrucks('unavailable')
    const { trailer, dock } = await facts.job()
    await page.keyboard.press('n')
    await queue.newMove.choose('Trailer', `${trailer.scac} ${trailer.serial}`)
    await queue.newMove.choose('Destination', dock.name)
    await eventually(() => isOff(queue.newMove.saveToQueue)).toBe(false)
    await page.keyboard.press('Control+Enter')
    await queue.newMove.closed()
    await shell.toast('Your move has been added to the queue!').waitFor()
    const row = queue.queued.row(trailer.serial)
    await row.focus()
    await page.keyboard.press('Shift+X')
    await queue.confirmation.dialog.waitFor()
    await queue.confirmation.answer('Yes')
    await row.waitFor({ state: 'hidden' })
  })

  journey('OP-NAV-01 OP-DSH-05 opens tabs: G M, G Q, the numbers', async ({ visitor }) => {
    const { page, queue, map, shell, atQueueOf } = await visitor()
    await atQueueOf(QUIET_YARD)
    await pressInOneGo(page, 'g', 'm')
    await map.picture.waitFor()
    await pressInOneGo(page, 'g', 'q')
    await queue.tile.waitFor()
    expect(await shell.tab('Queue').getAttribute('aria-current')).toBe('page')
    await page.keyboard.press('3')
    await eventually(() => queue.tab('Canceled').getAttribute('aria-selected')).toBe('true')
    expect(new URL(page.url()).searchParams.get('tab')).toBe('3')
    await page.keyboard.press('1')
    await eventually(() => queue.tab('Queued').getAttribute('aria-selected')).toBe('true')
  })
})
