import { describe, expect } from 'vitest'
import { eventually, patience } from './eventually.ts'
import { journeyOn } from './journey-on.ts'
import { isOff, reasonsOf } from './pages/reasons-of.ts'
import { LIVELY_YARD, QUIET_YARD } from './yards.ts'

/** Every second order fails, and with this seed always the same ones: of these two trucks the first, not the second. */
const journey = journeyOn({ simRate: 60, simSeed: 2, simulatorEnv: { SIM_FAULT_RATE: '0.5' } })
const FAILS_TO_PICK_UP = 'AV-08'
const FAILS_TO_SET_DOWN = 'AV-01'

/** A whole move takes some minutes of the yard. */
const MOVE_DONE_WITHIN_MS = patience(60_000)

describe('moves that fail', () => {
  journey(
    'MV-ACT-02 MV-ACT-03 MV-ACT-04 MV-ACT-05 MV-ACT-06 MV-HIS-05 MV-MOD-03 MV-CST-19 retries a move whose trailer was not picked up',
    async ({ visitor }) => {
      const { queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(LIVELY_YARD)
      const job = await facts.job()
      const { scac, serial } = job.trailer
      const requestedTruckId = await facts.truckId(FAILS_TO_PICK_UP)
      const first = await facts.draft(job, { requestedTruckId, notes: 'Reefer, plug it in' })
      expect(await queue.unseenMark('Errored').count()).toBe(0)
      await queue.drafts.actionOf(first.id, 'Add to Queue').click()
      await queue.unseenMark('Errored').waitFor({ timeout: MOVE_DONE_WITHIN_MS })
      await queue.openTab('Errored')
      const errored = queue.history.rowOf(first.id)
      await errored.getByText('The fifth wheel did not lock on the kingpin. (Simulated fault.)').waitFor()
      expect((await queue.history.columns()).slice(0, 2)).toEqual(['Errored At', 'Error Messages'])
      await queue.unseenMark('Errored').waitFor({ state: 'hidden' })
      expect(await facts.zoneOf(job.trailer.id)).toBe(job.stall.name)
      await errored.hover()
      expect((await reasonsOf(queue.history.actionOf(first.id, 'Manual Complete'))).reasons).toEqual([
        'The move is in error and was not rejected.',
      ])

      await errored.hover()
      await queue.history.actionOf(first.id, 'Retry Move').click()
      const form = queue.retriedMove
      expect(await form.field('Trailer').textContent()).toContain(`${scac} ${serial}`)
      expect(await form.start.textContent()).toContain(job.stall.name)
      expect(await form.field('Destination').textContent()).toContain(job.dock.name)
      expect(await form.field('Truck').textContent()).toContain(FAILS_TO_PICK_UP)
      expect(await form.notes.inputValue()).toBe('Reefer, plug it in')
      await form.saveToQueue.click()
      await form.closed()
      await shell.toast('Your move has been added to the queue!').waitFor()
      await queue.openTab('Completed')
      await queue.history.row(serial).waitFor({ timeout: MOVE_DONE_WITHIN_MS })
      const second = (await facts.moveOf(job))!
      expect(second).toMatchObject({ status: 'complete', type: 'trailer', source: 'ui' })
      expect(second.id).not.toBe(first.id)
      expect(await facts.zoneOf(job.trailer.id)).toBe(job.dock.name)
      expect(await facts.statusOf(first.id)).toBe('error')
    },
  )

  journey(
    'MV-ACT-04 MV-ACT-06 MV-LCK-03 retries a move whose trailer still hangs on the truck, as a draft first',
    async ({ visitor }) => {
      const { queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(LIVELY_YARD)
      const job = await facts.job()
      const { serial } = job.trailer
      const first = await facts.draft(job, { requestedTruckId: await facts.truckId(FAILS_TO_SET_DOWN) })
      await facts.queue(first.id)
      await queue.openTab('Errored')
      const errored = queue.history.rowOf(first.id)
      await errored.waitFor({ timeout: MOVE_DONE_WITHIN_MS })
      await errored
        .getByText('The landing gear of the trailer did not come down. (Simulated fault.)')
        .waitFor()
      expect(await facts.zoneOf(job.trailer.id)).toBeNull()

      await errored.hover()
      await queue.history.actionOf(first.id, 'Retry Move').click()
      const retried = queue.retriedMove
      expect(await retried.locked('Truck').textContent()).toContain(FAILS_TO_SET_DOWN)
      expect(await retried.field('Destination').textContent()).toContain(job.dock.name)
      await retried.saveAsDraft.click()
      await retried.closed()
      await queue.openTab('Queued')
      const draft = queue.drafts.row(serial)
      await draft.getByText('Trailer Attached').waitFor()
      await queue.drafts.action(serial, 'Edit').click()
      const form = queue.editedMove
      for (const name of ['Truck', 'Trailer']) await form.locked(name).waitFor()
      expect(await isOff(form.repark)).toBe(true)
      expect(await isOff(form.field('Destination'))).toBe(false)
      await form.cancel.click()
      await form.closed()

      await queue.drafts.action(serial, 'Add to Queue').click()
      await draft.waitFor({ state: 'hidden' })
      await queue.openTab('Completed')
      await queue.history.row(serial).waitFor({ timeout: MOVE_DONE_WITHIN_MS })
      expect(await facts.moveOf(job)).toMatchObject({
        status: 'complete',
        type: 'trailer_attached',
        source: 'ui',
      })
      await eventually(() => facts.zoneOf(job.trailer.id)).toBe(job.dock.name)
      expect(await facts.statusOf(first.id)).toBe('error')
    },
  )

  journey('MV-ACT-03 keeps Retry Move off for a move that no truck ever began', async ({ visitor }) => {
    const { queue, atQueueOf } = await visitor()
    const facts = await atQueueOf(QUIET_YARD)
    await facts.setAllTrucks('unavailable')
    const move = await facts.draft(await facts.job())
    await facts.queue(move.id)
    await facts.cancel(move.id)
    await queue.openTab('Canceled')
    await queue.history.rowOf(move.id).hover()
    const retry = queue.history.actionOf(move.id, 'Retry Move')
    expect(await reasonsOf(retry)).toMatchObject({
      title: 'Retry Move is not possible',
      reasons: expect.arrayContaining(['The move was never in progress.', 'The move has no truck.']),
    })
  })
})
