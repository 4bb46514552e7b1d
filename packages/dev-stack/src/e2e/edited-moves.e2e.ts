import { describe, expect } from 'vitest'
import { eventually, patience } from './eventually.ts'
import { journey } from './journey.ts'
import { isOff, reasonsOf } from './pages/reasons-of.ts'
import { QUIET_YARD } from './yards.ts'

/** A change must be on every other open console within this time, in milliseconds. */
const LIVE_WITHIN_MS = patience(1_000)

describe('Edit Notes', () => {
  journey(
    'MV-NOT-01 MV-NOT-02 MV-ENT-10 saves category and notes of a queued move, and another console shows them at once',
    async ({ visitor }) => {
      const [one, other] = [await visitor(), await visitor()]
      const facts = await one.atQueueOf(QUIET_YARD)
      await other.atQueueOf(QUIET_YARD, 'Dispatcher')
      await facts.setAllTrucks('unavailable')
      const job = await facts.job()
      const move = await facts.draft(job, { notes: 'Seal 4711' })
      await facts.queue(move.id)
      const { queue, shell } = one
      // At its beginning: the actions of the row come over the end of the text.
      const notes = queue.queued.rowOf(move.id).getByRole('button', { name: 'Seal 4711' })
      await notes.click({ position: { x: 6, y: 6 } })
      const { editedNotes } = queue
      expect(await editedNotes.notes.inputValue()).toBe('Seal 4711')
      expect(await editedNotes.moveClass.count()).toBe(0)
      expect((await reasonsOf(editedNotes.save)).reasons).toEqual(['Nothing has been changed.'])
      await editedNotes.notes.fill('Seal 4712')
      expect(await isOff(editedNotes.save)).toBe(false)
      await editedNotes.notes.fill('Seal 4711')
      expect(await isOff(editedNotes.save)).toBe(true)
      await editedNotes.pick('Move Category', 'Demo')
      await editedNotes.notes.fill('Seal 4712, checked by the gate')
      const shownThere = other.queue.queued.rowOf(move.id).getByText('Seal 4712, checked by the gate')
      await editedNotes.save.click()
      await shownThere.waitFor({ timeout: LIVE_WITHIN_MS })
      await editedNotes.closed()
      await shell.toast('Your move has been updated!').waitFor()

      // The actions that come with the pointer keep off notes that are cut.
      await other.queue.queued.rowOf(move.id).press('Enter')
      const lines = await other.queue.details.lines()
      expect(lines.find(({ key }) => key === 'moveCategory')?.value).toBe('nonProduction')
      await facts.cancel(move.id)
    },
  )

  journey('MV-NOT-01 changes the notes of a move that has ended', async ({ visitor }) => {
    const { queue, atQueueOf } = await visitor()
    const facts = await atQueueOf(QUIET_YARD)
    await facts.setAllTrucks('unavailable')
    const job = await facts.job()
    const move = await facts.draft(job)
    await facts.queue(move.id)
    await facts.cancel(move.id)
    await queue.openTab('Canceled')
    await queue.history.rowOf(move.id).hover()
    await queue.history.actionOf(move.id, 'Edit Notes').click()
    await queue.editedNotes.notes.fill('The driver came back for it')
    await queue.editedNotes.save.click()
    await queue.editedNotes.closed()
    await queue.history.rowOf(move.id).getByText('The driver came back for it').waitFor()
  })
})

describe('Edit Move', () => {
  journey(
    'MV-MOD-02 MV-LCK-04 MV-MUT-03 changes a draft, shows it elsewhere at once, and saves it to the queue',
    async ({ visitor }) => {
      const [one, other] = [await visitor(), await visitor()]
      const facts = await one.atQueueOf(QUIET_YARD)
      await other.atQueueOf(QUIET_YARD, 'Dispatcher')
      await facts.setAllTrucks('unavailable')
      const [job, elsewhere] = await facts.jobs(2)
      const draft = await facts.draft(job!)
      const { queue, shell } = one
      const form = queue.editedMove
      await queue.drafts.actionOf(draft.id, 'Edit').click()
      expect(await form.field('Trailer').textContent()).toContain(job!.trailer.serial)
      expect(await form.field('Destination').textContent()).toContain(job!.dock.name)
      for (const save of [form.saveAsDraft, form.saveToQueue])
        expect((await reasonsOf(save)).reasons).toEqual(['Nothing has been changed yet.'])
      await form.choose('Destination', elsewhere!.dock.name)
      await form.priority(2).click()
      const shownThere = other.queue.drafts.rowOf(draft.id).getByText(elsewhere!.dock.name, { exact: true })
      await eventually(() => isOff(form.saveAsDraft)).toBe(false)
      await form.saveAsDraft.click()
      await shownThere.waitFor({ timeout: LIVE_WITHIN_MS })
      await form.closed()
      await shell.toast('Your move has been updated!').waitFor()

      await queue.drafts.actionOf(draft.id, 'Edit').click()
      await form.notes.fill('Dock opens at noon')
      await form.saveToQueue.click()
      await form.closed()
      await shell.toast('Your move has been added to the queue!').waitFor()
      for (const { queue: shown } of [one, other]) {
        const row = shown.queued.rowOf(draft.id)
        for (const text of [elsewhere!.dock.name, 'Dock opens at noon'])
          await row.getByText(text, { exact: true }).waitFor()
        await shown.drafts.rowOf(draft.id).waitFor({ state: 'hidden' })
      }
      await facts.cancel(draft.id)
    },
  )

  journey(
    'MV-LCK-04 MV-ERR-01 tells the second of two people who change the same draft, and keeps what they entered',
    async ({ visitor }) => {
      const [one, other] = [await visitor(), await visitor()]
      const facts = await one.atQueueOf(QUIET_YARD)
      await other.atQueueOf(QUIET_YARD, 'Dispatcher')
      const draft = await facts.draft(await facts.job())
      for (const { queue } of [one, other]) {
        await queue.drafts.actionOf(draft.id, 'Edit').click()
        await queue.editedMove.dialog.waitFor()
      }
      await one.queue.editedMove.notes.fill('from the first')
      await one.queue.editedMove.saveAsDraft.click()
      await one.queue.editedMove.closed()
      const late = other.queue.editedMove
      await late.notes.fill('from the second')
      await late.saveAsDraft.click()
      await late.dialog
        .getByText('Somebody else changed this in the meantime. Please look at it again.')
        .waitFor()
      expect(await late.notes.inputValue()).toBe('from the second')
      const notes = one.queue.drafts.rowOf(draft.id).getByText('from the first')
      await notes.waitFor()
    },
  )
})
