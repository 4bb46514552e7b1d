import { describe, expect } from 'vitest'
import { eventually } from './eventually.ts'
import { journey } from './journey.ts'
import { reasonsOf } from './pages/reasons-of.ts'
import { QUIET_YARD } from './yards.ts'

const CANCEL_QUESTION = 'Are you sure you want to cancel this move? This action cannot be undone.'

describe('Queue', () => {
  journey(
    'MV-STA-04 MV-STA-06 MV-STA-08 MV-TST-02 queues a move, says why it waits, and cancels it after a question',
    async ({ visitor }) => {
      const { queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const job = await facts.job()
      const { scac, serial } = job.trailer
      await shell.addMove.click()
      await queue.newMove.choose('Trailer', `${scac} ${serial}`)
      await queue.newMove.choose('Destination', job.dock.name)
      await queue.newMove.saveToQueue.click()
      await queue.newMove.closed()
      await shell.toast('Your move has been added to the queue!').waitFor()
      const row = queue.queued.row(serial)
      await row.getByText('Pending').waitFor()
      await queue.queued.waitsFor(serial, 'No truck of this site is available.').waitFor()

      await row.hover()
      await queue.queued.action(serial, 'Cancel').click()
      expect(await queue.confirmation.question.textContent()).toBe(CANCEL_QUESTION)
      await queue.confirmation.answer('No')
      expect((await facts.moveOf(job))?.status).toBe('pending')
      await queue.queued.action(serial, 'Cancel').click()
      await queue.confirmation.answer('Yes')
      await row.waitFor({ state: 'hidden' })
      await queue.openTab('Canceled')
      await queue.history.rowOf((await facts.moveOf(job))!.id).waitFor()
      expect((await facts.moveOf(job))?.status).toBe('canceled')
    },
  )

  journey(
    'MV-LCK-01 MV-LCK-04 MV-TST-01 changes only words of a queued move; everything else is locked',
    async ({ visitor }) => {
      const { queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const job = await facts.job()
      const { scac, serial } = job.trailer
      const move = await facts.draft(job)
      await facts.queue(move.id)
      await queue.queued.row(serial).hover()
      await queue.queued.action(serial, 'Edit').click()
      const form = queue.editedMove
      const locked = (name: string) => form.dialog.getByRole('textbox', { name, exact: true })
      for (const name of ['Trailer', 'Destination', 'Truck', 'Priority']) {
        await locked(name).waitFor()
        expect(await locked(name).getAttribute('aria-readonly'), name).toBe('true')
      }
      await form.dialog
        .getByText('Only category, class and notes of a queued move can be changed.', { exact: true })
        .waitFor()
      expect(await locked('Trailer').textContent()).toContain(`${scac} ${serial}`)
      const save = form.dialog.getByRole('button', { name: 'Save', exact: true })
      expect((await reasonsOf(save)).reasons).toEqual(['Nothing has been changed yet.'])
      await form.notes.fill('Seal 4711')
      await save.click()
      await form.closed()
      await shell.toast('Your move has been updated!').waitFor()
      const notes = await queue.queued.cell(serial, 'Notes')
      await eventually(() => notes.textContent()).toBe('Seal 4711')
      await facts.cancel(move.id)
    },
  )

  journey(
    'MV-QUE-04 MV-QUE-05 MV-QUE-06 offers edit, cancel and reassign with their reasons',
    async ({ visitor }) => {
      const { queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const job = await facts.job()
      const move = await facts.draft(job)
      await facts.queue(move.id)
      const { serial } = job.trailer
      await queue.queued.row(serial).hover()
      for (const name of ['Edit', 'Cancel', 'Details'])
        expect(await queue.queued.action(serial, name).getAttribute('aria-disabled'), name).toBeNull()
      expect((await reasonsOf(queue.queued.action(serial, 'Reassign'))).reasons).toEqual([
        'Only moves of a partner can be returned.',
      ])
      await facts.cancel(move.id)
    },
  )

  journey(
    'MV-DET-01 MV-DET-02 MV-DET-03 MV-DET-04 MV-DET-05 MV-QUE-07 lists every field of a move by name',
    async ({ visitor }) => {
      const { queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const job = await facts.job()
      const move = await facts.draft(job, { notes: 'for the details' })
      await facts.queue(move.id)
      const { serial } = job.trailer
      await queue.queued.row(serial).hover()
      await queue.queued.action(serial, 'Details').click()
      const lines = await queue.details.lines()
      const outer = lines.filter(({ nested }) => !nested)
      const value = (key: string) => outer.find(line => line.key === key)?.value
      expect(value('id')).toBe(move.id)
      expect(value('notes')).toBe('for the details')
      expect(value('status')).toBe('pending')
      expect(value('createdAt')).toMatch(/^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2} [AP]M$/)
      expect(value('completedAt')).toBe('-')
      expect(lines).toContainEqual({ key: 'serial', value: serial, nested: true })
      expect(lines.filter(({ key }) => key.startsWith('_'))).toEqual([])
      const keys = outer.map(({ key }) => key)
      expect(keys).toEqual([...keys].sort((a, b) => a.localeCompare(b, 'en')))
      await queue.details.close()
      await facts.cancel(move.id)
    },
  )

  journey('MV-QUE-01 MV-QUE-03 filters the queue by status', async ({ visitor }) => {
    const { queue, atQueueOf } = await visitor()
    const facts = await atQueueOf(QUIET_YARD)
    await facts.setAllTrucks('unavailable')
    const job = await facts.job()
    const move = await facts.draft(job)
    await facts.queue(move.id)
    const row = queue.queued.row(job.trailer.serial)
    await row.waitFor()
    await queue.queued.filter('Move Status', { choices: ['In Progress'] })
    await queue.tile.getByText('All moves are currently filtered out.', { exact: true }).waitFor()
    await queue.queued.filter('Move Status', { choices: ['Pending'] })
    await row.waitFor()
    await facts.cancel(move.id)
  })
})
