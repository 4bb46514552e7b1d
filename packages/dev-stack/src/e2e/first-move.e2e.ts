import { distanceMeters } from '@tractrix/domain/platform'
import { describe, expect } from 'vitest'
import { isSamePage, markPage } from './console-watch.ts'
import { eventually, patience } from './eventually.ts'
import { journey } from './journey.ts'
import { colorOf, takePicture } from './picture.ts'
import { recordTexts } from './record-texts.ts'
import { YardFacts } from './yard-facts.ts'
import { LIVELY_YARD } from './yards.ts'

/** A whole move takes some minutes of the yard; the simulated clock runs twenty times as fast. */
const MOVE_DONE_WITHIN_MS = patience(90_000)

/** Long enough to watch the drive, in meters. */
const WATCHED_METERS = 120

/** What the truck's card says while it backs under the trailer, pulls it and backs it into the door. */
const STAGES = [
  'Backing To Trailer',
  'Connecting Trailer',
  'Pull From Spot',
  'Backing Trailer',
  'Disconnecting Trailer',
  'Ready',
]

describe('the first move', () => {
  journey(
    'MV-TST-03 MV-STA-03 MV-STA-05 MV-QUE-01 OP-OVL-02 MV-HIS-03 from sign-in to a trailer in its door, without a reload',
    async ({ visitor }) => {
      const { page, signInPage, sites, shell, queue, map } = await visitor()
      await signInPage.open()
      await signInPage.signInAs('Operator')
      await sites.choose(LIVELY_YARD)
      await markPage(page)
      await shell.openTab('Queue')
      const facts = new YardFacts(page, new URL(page.url()).pathname.split('/')[2]!)
      const job = await facts.job(WATCHED_METERS)
      const { scac, serial } = job.trailer

      await shell.addMove.click()
      const form = queue.newMove
      await form.choose('Trailer', `${scac} ${serial}`)
      expect(await form.start.textContent()).toContain(job.stall.name)
      await form.choose('Destination', job.dock.name)
      await form.invalid.waitFor({ state: 'hidden' })
      await form.saveAsDraft.click()
      await form.closed()
      await shell.toast('Your move has been added!').waitFor()
      const draft = queue.drafts.row(serial)
      await draft.waitFor()
      for (const text of [scac, job.stall.name, job.dock.name])
        await draft.getByText(text, { exact: true }).waitFor()

      await queue.drafts.action(serial, 'Add to Queue').click()
      await shell.toast('Your move has been added to the queue!').waitFor()
      const row = queue.queued.row(serial)
      await row.waitFor()
      await draft.waitFor({ state: 'hidden' })
      await row.getByText('In Progress').waitFor()
      const truckCell = await queue.queued.cell(serial, 'Truck')
      await eventually(() => truckCell.textContent()).toMatch(/^AV-\d\d$/)
      const truckName = (await truckCell.textContent())!
      const { truck } = (await facts.moveOf(job))!
      expect(truck?.name).toBe(truckName)
      const truckId = truck!.id

      await shell.openTab('Map')
      await map.picture.waitFor()
      await map.select(truckName)
      const stages = await recordTexts(map.fact(truckName, 'Status'), STAGES)
      const trailers = await recordTexts(map.fact(truckName, 'Trailer Info'), [`${scac} ${serial}`, 'None'])
      expect(await map.fact(truckName, 'Current Move').textContent()).toContain(job.stall.name)
      const start = await facts.placeOf(truckId)
      const route = await colorOf(map.box, '--map-route')
      await eventually(async () => (await takePicture(map.box, 400)).pixelsOf(route)).toBeGreaterThan(40)
      expect((await takePicture(map.box, 2_000)).colors).toBeGreaterThan(100)
      await eventually(async () => distanceMeters(start, await facts.placeOf(truckId))).toBeGreaterThan(5)
      await eventually(stages, MOVE_DONE_WITHIN_MS).toEqual(STAGES)
      await eventually(trailers).toEqual(['None', `${scac} ${serial}`, 'None'])
      await eventually(() => facts.zoneOf(job.trailer.id)).toBe(job.dock.name)
      await eventually(() => map.fact(truckName, 'Current Move').textContent()).toBe('None')

      await shell.openTab('Queue')
      await queue.openTab('Completed')
      const completed = queue.history.row(serial)
      await completed.waitFor()
      for (const text of [truckName, job.stall.name, job.dock.name])
        await completed.getByText(text, { exact: true }).waitFor()
      const duration = await (await queue.history.cell(serial, 'Duration')).textContent()
      expect(duration).toMatch(/^\d+:\d\d:\d\d$/)
      expect(duration).not.toBe('0:00:00')
      expect((await facts.moveOf(job))?.status).toBe('complete')
      expect(await isSamePage(page)).toBe(true)
    },
  )

  journey(
    'MV-QUE-01 MV-STA-03 shows Pending with the reason why it waits, and In Progress once a truck is available',
    async ({ visitor }) => {
      const { queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(LIVELY_YARD)
      const job = await facts.job()
      const { serial } = job.trailer
      const draft = await facts.draft(job)
      await facts.setAllTrucks('unavailable')
      const statuses = await recordTexts(queue.queued.grid, ['Pending', 'In Progress'], serial)
      await queue.drafts.action(serial, 'Add to Queue').click()
      await queue.queued.waitsFor(serial, 'No truck of this site is available.').waitFor()
      await facts.setAllTrucks('available')
      await queue.queued.row(serial).getByText('In Progress').waitFor()
      expect(await statuses()).toEqual(['Pending', 'In Progress'])
      expect(await (await queue.queued.cell(serial, 'Truck')).textContent()).toMatch(/^AV-\d\d$/)
      await facts.cancel(draft.id)
    },
  )

  journey(
    'MV-STA-07 MV-STA-08 cancels a move during the drive; the truck is free again and the trailer stays',
    async ({ visitor }) => {
      const { queue, atQueueOf } = await visitor()
      const facts = await atQueueOf(LIVELY_YARD)
      const job = await facts.job()
      const { serial } = job.trailer
      const draft = await facts.draft(job)
      await facts.queue(draft.id)
      const row = queue.queued.row(serial)
      await row.getByText('In Progress').waitFor()
      const truckId = (await facts.moveOf(job))!.truck!.id
      await row.hover()
      await queue.queued.action(serial, 'Cancel').click()
      expect(await queue.confirmation.question.textContent()).toBe(
        'Are you sure you want to cancel this move? This action cannot be undone.',
      )
      await queue.confirmation.answer('Yes')
      await row.waitFor({ state: 'hidden' })
      await queue.openTab('Canceled')
      await queue.history.rowOf(draft.id).waitFor()
      await eventually(async () => (await facts.truck(truckId)).activeMoveId, patience(30_000)).toBeNull()
      expect(await facts.zoneOf(job.trailer.id)).toBe(job.stall.name)
    },
  )
})
