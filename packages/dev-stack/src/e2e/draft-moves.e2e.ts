import { describe, expect } from 'vitest'
import { eventually, patience } from './eventually.ts'
import { journey } from './journey.ts'
import { isOff, reasonsOf } from './pages/reasons-of.ts'
import { EMPTY_YARD, QUIET_YARD } from './yards.ts'

describe('Draft Moves', () => {
  journey('MV-DRA-01 MV-QUE-02 shows the columns of both tables in their order', async ({ visitor }) => {
    const { queue, atQueueOf } = await visitor({ viewport: { width: 1900, height: 1000 } })
    await atQueueOf(QUIET_YARD)
    expect(await queue.drafts.columns()).toEqual([
      'Received/Created At',
      'Source',
      'Move Type',
      'Priority',
      'Truck',
      'SCAC',
      'Trailer #',
      'Start',
      'End',
      'Notes',
      'Actions',
    ])
    expect(await queue.queued.columns()).toEqual([
      'Enqueued At',
      'Source',
      'Move Type',
      'Priority',
      'Move Status',
      'Truck',
      'SCAC',
      'Trailer #',
      'Start',
      'End',
      'ReferenceId',
      'Notes',
      'Actions',
    ])
  })

  journey('MV-DRA-09 MV-HIS-10 says what it means when there is nothing to show', async ({ visitor }) => {
    const { queue, atQueueOf } = await visitor()
    await atQueueOf(EMPTY_YARD)
    const sentence = (text: string) => queue.tile.getByText(text, { exact: true }).waitFor()
    await sentence("You're all caught up. There are no draft moves in the queue.")
    await sentence("You're all caught up. There are no moves in the queue.")
    await queue.openTab('Completed')
    await sentence('Nothing to see here. There are no moves marked complete.')
    await queue.openTab('Canceled')
    await sentence('Nothing to see here. There are no moves marked canceled.')
    await queue.openTab('Errored')
    await sentence('Nothing to see here. There are no moves marked error.')
  })

  journey(
    'MV-ATQ-09 MV-DRA-04 keeps Add to Queue off without a destination, says why, and Add Destination repairs it',
    async ({ visitor }) => {
      const { queue, shell, page, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const job = await facts.job()
      const { serial } = job.trailer
      const draft = await facts.draft(job, { toZoneId: null })
      const addToQueue = queue.drafts.action(serial, 'Add to Queue')
      await addToQueue.waitFor()
      expect(await reasonsOf(addToQueue)).toEqual({
        title: 'Add to Queue is not possible yet',
        reasons: ['Please select a destination.'],
        keys: 'Shift D',
      })
      await addToQueue.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('tooltip').getByText('Please select a destination.').waitFor()
      expect(await queue.drafts.rows.count()).toBeGreaterThan(0)

      await queue.drafts
        .row(serial)
        .getByRole('gridcell')
        .getByRole('button', { name: 'Add Destination' })
        .first()
        .click()
      await queue.editedMove.choose('Destination', job.dock.name)
      await queue.editedMove.saveAsDraft.click()
      await queue.editedMove.closed()
      await shell.toast('Your move has been updated!').waitFor()
      await eventually(() => isOff(addToQueue)).toBe(false)
      await addToQueue.click()
      await shell.toast('Your move has been added to the queue!').waitFor()
      await queue.queued.row(serial).waitFor()
      await queue.drafts.row(serial).waitFor({ state: 'hidden' })
      await facts.cancel(draft.id)
    },
  )

  journey(
    'MV-ATQ-11 MV-ATQ-13 follows the yard: a door that is occupied or disabled',
    async ({ visitor }) => {
      const { queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const [first, second] = await facts.jobs(2)
      const occupied = await facts.occupiedDock()
      await facts.draft(first!, { toZoneId: occupied.id })
      const { dock } = second!
      await facts.draft(second!)
      const blocked = queue.drafts.action(first!.trailer.serial, 'Add to Queue')
      await blocked.waitFor()
      expect((await reasonsOf(blocked)).reasons).toEqual([
        'The selected destination is occupied by another trailer.',
      ])
      const free = queue.drafts.action(second!.trailer.serial, 'Add to Queue')
      await eventually(() => isOff(free)).toBe(false)
      await facts.setZoneEnabled(dock.id, false)
      await eventually(() => isOff(free), patience(1_000)).toBe(true)
      expect((await reasonsOf(free)).reasons).toEqual(['The selected destination is disabled.'])
      await facts.setZoneEnabled(dock.id, true)
      await eventually(() => isOff(free), patience(1_000)).toBe(false)
    },
  )

  journey(
    'MV-DRA-07 MV-DRA-08 MV-CNF-01 deletes selected drafts after a question; declining changes nothing',
    async ({ visitor }) => {
      const { queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const jobs = await facts.jobs(2)
      for (const job of jobs) await facts.draft(job)
      const serials = jobs.map(({ trailer }) => trailer.serial)
      expect((await reasonsOf(queue.returnOrDelete)).reasons).toEqual(['No draft is selected.'])
      for (const serial of serials) await queue.drafts.row(serial).getByRole('checkbox').click()
      await queue.returnOrDelete.click()
      expect(await queue.confirmation.text.textContent()).toContain(
        'Are you sure you want to delete the selected move(s)?',
      )
      await queue.confirmation.answer('No')
      for (const serial of serials) expect(await queue.drafts.row(serial).isVisible()).toBe(true)
      await queue.returnOrDelete.click()
      await queue.confirmation.answer('Yes')
      for (const serial of serials) await queue.drafts.row(serial).waitFor({ state: 'hidden' })
      expect((await reasonsOf(queue.returnOrDelete)).reasons).toEqual(['No draft is selected.'])
    },
  )

  journey(
    'MV-DRA-05 MV-DRA-06 cuts long notes after 50 characters and shows them whole',
    async ({ visitor }) => {
      const { queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const job = await facts.job()
      const notes =
        'Driver waits at the office until noon; the seal must be checked before the door is opened.'
      await facts.draft(job, { notes })
      const cell = await queue.drafts.cell(job.trailer.serial, 'Notes')
      await eventually(() => cell.textContent()).toBe(`${notes.slice(0, 50)}…Show More`)
      await cell.getByRole('button', { name: 'Show More' }).click()
      await eventually(() => cell.textContent()).toBe(`${notes}Show Less`)
      await cell.getByRole('button', { name: 'Show Less' }).click()
      await eventually(() => cell.textContent()).toBe(`${notes.slice(0, 50)}…Show More`)
    },
  )

  journey(
    'MV-DRA-10 MV-DRA-11 MV-DRA-12 restores sort and filter after a reload and clears what hides every row',
    async ({ visitor }) => {
      const { page, queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const jobs = await facts.jobs(3)
      for (const [index, job] of jobs.entries())
        await facts.draft(job, { priority: [5, 1, 9][index], notes: 'sorted' })
      await queue.drafts.row(jobs[2]!.trailer.serial).waitFor()
      await queue.drafts.sortBy('Priority')
      const { scac } = jobs[1]!.trailer
      await queue.drafts.filter('SCAC', { text: scac })
      const shown = await queue.drafts.rows.allTextContents()
      expect(shown.every(row => row.includes(scac))).toBe(true)
      await page.reload()
      await queue.drafts.rows.first().waitFor()
      expect(await queue.drafts.rows.allTextContents()).toEqual(shown)
      expect(await queue.drafts.head('Priority').getAttribute('aria-sort')).toBe('ascending')

      await queue.drafts.filter('SCAC', { text: 'nobody has this' })
      await queue.tile.getByText('All moves are currently filtered out.', { exact: true }).waitFor()
      await queue.tile.getByRole('button', { name: 'Clear Filters' }).click()
      await eventually(() => queue.drafts.rows.count()).toBeGreaterThanOrEqual(3)
    },
  )
})
