import { describe, expect } from 'vitest'
import { eventually, patience } from './eventually.ts'
import { journey } from './journey.ts'
import { offersFor } from './pages/lists.ts'
import { isOff, reasonsOf } from './pages/reasons-of.ts'
import { QUIET_YARD } from './yards.ts'

const QUESTION = 'How was the move completed?'

describe('Manual Complete', () => {
  journey(
    'MV-ACT-01 MV-ACT-11 MV-ACT-12 MV-STA-09 MV-STA-10 MV-CNF-03 completes a draft that a yard driver did, at another door',
    async ({ visitor }) => {
      const { queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const [job, other] = await facts.jobs(2)
      const { serial } = job!.trailer
      const occupied = await facts.occupiedDock()
      const draft = await facts.draft(job!)
      await queue.drafts.rowOf(draft.id).hover()
      await queue.drafts.actionOf(draft.id, 'Manual Complete').click()
      const { confirmation } = queue
      await confirmation.text.getByText('Are you sure you want to complete this move?').waitFor()
      await confirmation.field(QUESTION).waitFor()
      expect(await confirmation.field('Destination').textContent()).toContain(job!.dock.name)
      const yes = confirmation.button('Yes')
      expect((await reasonsOf(yes)).reasons).toEqual([
        'Please select a truck.',
        `Please answer "${QUESTION}".`,
      ])

      expect(await offersFor(confirmation.field('Destination'), occupied.name)).not.toContain(occupied.name)
      await confirmation.find('Destination', other!.dock.name)
      await confirmation.find('Truck', 'AV-02')
      expect(await isOff(yes)).toBe(true)
      await confirmation.pick(QUESTION, 'By a yard driver')
      await confirmation.answer('Yes')
      await queue.drafts.rowOf(draft.id).waitFor({ state: 'hidden' })
      expect(await facts.zoneOf(job!.trailer.id)).toBe(other!.dock.name)

      await queue.openTab('Completed')
      const completed = queue.history.rowOf(draft.id)
      for (const text of [serial, 'AV-02', job!.stall.name, other!.dock.name])
        await completed.getByText(text, { exact: true }).waitFor()
      await eventually(async () => (await facts.moveOf(job!))?.status).toBe('complete')
    },
  )

  journey(
    'MV-ACT-12 MV-VAL-19 follows the yard while it asks: a door that fills up cannot be where the trailer stands',
    async ({ visitor }) => {
      const [asked, other] = [await visitor(), await visitor()]
      const facts = await asked.atQueueOf(QUIET_YARD)
      await other.atQueueOf(QUIET_YARD, 'Dispatcher')
      const [job, quicker] = await facts.jobs(2)
      const draft = await facts.draft(job!)
      const rival = await facts.draft(quicker!, { toZoneId: job!.dock.id })
      await asked.queue.drafts.rowOf(draft.id).hover()
      await asked.queue.drafts.actionOf(draft.id, 'Manual Complete').click()
      const { confirmation } = asked.queue
      await confirmation.find('Truck', 'AV-01')
      await confirmation.pick(QUESTION, 'The trailer was already there')
      await eventually(() => isOff(confirmation.button('Yes'))).toBe(false)

      await other.queue.drafts.rowOf(rival.id).hover()
      await other.queue.drafts.actionOf(rival.id, 'Manual Complete').click()
      await other.queue.confirmation.find('Truck', 'AV-02')
      await other.queue.confirmation.pick(QUESTION, 'By a yard driver')
      await other.queue.confirmation.answer('Yes')
      await eventually(() => isOff(confirmation.button('Yes')), patience(1_000)).toBe(true)
      expect((await reasonsOf(confirmation.button('Yes'))).reasons).toEqual([
        'The selected destination is occupied by another trailer.',
      ])
      await confirmation.answer('No')
      await asked.queue.drafts.rowOf(draft.id).waitFor()
    },
  )

  journey(
    'MV-ACT-01 MV-STA-09 completes a canceled move, and the trailer stands where it was to go',
    async ({ visitor }) => {
      const { queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const job = await facts.job()
      const move = await facts.draft(job)
      await facts.queue(move.id)
      await facts.cancel(move.id)
      await queue.openTab('Canceled')
      await queue.history.rowOf(move.id).hover()
      await queue.history.actionOf(move.id, 'Manual Complete').click()
      await queue.confirmation.answer('Yes')
      await queue.history.rowOf(move.id).waitFor({ state: 'hidden' })
      expect(await facts.zoneOf(job.trailer.id)).toBe(job.dock.name)
      await queue.openTab('Completed')
      await queue.history.rowOf(move.id).getByText(job.trailer.serial).waitFor()
    },
  )
})
