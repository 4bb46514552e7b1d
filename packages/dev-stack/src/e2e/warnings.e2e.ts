import { describe, expect } from 'vitest'
import { eventually, patience } from './eventually.ts'
import { journey } from './journey.ts'
import { isOff, reasonsOf } from './pages/reasons-of.ts'
import { QUIET_YARD } from './yards.ts'

describe('the warnings of Create New Move', () => {
  journey(
    'MV-VAL-05 MV-VAL-06 MV-VAL-18 MV-VAL-29 lists what is missing and keeps Save to Queue off',
    async ({ visitor }) => {
      const { queue, shell, atQueueOf } = await visitor()
      await atQueueOf(QUIET_YARD)
      await shell.addMove.click()
      const form = queue.newMove
      await form.dialog.waitFor()
      expect(await form.invalid.count()).toBe(0)
      await form.notes.fill('Handle with care')
      await form.invalid.waitFor()
      expect(await form.sentences()).toEqual(['Please select a trailer.', 'Please select a destination.'])
      expect(await form.whyOff.textContent()).toMatch(/^Save to Queue is off: \d warnings$/)
      expect((await reasonsOf(form.saveToQueue)).reasons).toEqual(
        expect.arrayContaining(['Please select a trailer.', 'Please select a destination.']),
      )
    },
  )

  journey(
    'MV-VAL-19 MV-VAL-29 refuses an occupied door until its repair puts a free one in its place',
    async ({ visitor }) => {
      const { queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const { trailer } = await facts.job()
      const occupied = await facts.occupiedDock()
      await shell.addMove.click()
      const form = queue.newMove
      await form.choose('Trailer', `${trailer.scac} ${trailer.serial}`)
      await form.choose('Destination', occupied.name)
      const sentence = 'The selected destination is occupied by another trailer.'
      await eventually(form.sentences).toEqual([sentence])
      expect((await reasonsOf(form.saveToQueue)).reasons).toEqual([sentence])
      expect(await isOff(form.saveAsDraft)).toBe(false)
      const repair = await form.repair(sentence).textContent()
      expect(repair).toMatch(/^Use /)
      await form.repair(sentence).click()
      await form.invalid.waitFor({ state: 'hidden' })
      expect(await form.field('Destination').textContent()).toContain(repair?.replace('Use ', ''))
      expect(await isOff(form.saveToQueue)).toBe(false)
    },
  )

  journey(
    'MV-VAL-20 MV-SITE-05 follows the yard while the form is open: a door that is disabled warns at once',
    async ({ visitor }) => {
      const { queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const { trailer, dock } = await facts.job()
      await shell.addMove.click()
      const form = queue.newMove
      await form.choose('Trailer', `${trailer.scac} ${trailer.serial}`)
      await form.choose('Destination', dock.name)
      await form.invalid.waitFor({ state: 'hidden' })
      await facts.setZoneEnabled(dock.id, false)
      await eventually(form.sentences, patience(1_000)).toEqual(['The selected destination is disabled.'])
      await facts.setZoneEnabled(dock.id, true)
      await eventually(form.sentences, patience(1_000)).toEqual([])
    },
  )

  journey(
    'MV-VAL-31 MV-VAL-34 keeps Save as Draft off while start and destination are the same',
    async ({ visitor }) => {
      const { queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const { name, trailer } = await facts.occupiedDock()
      await shell.addMove.click()
      const form = queue.newMove
      await form.choose('Trailer', `${trailer.scac} ${trailer.serial}`)
      await form.choose('Destination', name)
      const sentence = 'A move cannot share the same start and end location.'
      await eventually(form.sentences).toEqual([sentence])
      expect(await form.start.textContent()).toContain(name)
      expect((await reasonsOf(form.saveAsDraft)).reasons).toEqual([sentence])
      await form.repair(sentence).click()
      await form.invalid.waitFor({ state: 'hidden' })
      expect(await isOff(form.saveAsDraft)).toBe(false)
    },
  )

  journey(
    'MV-VAL-13 MV-VAL-21 warns of the pending move that holds the trailer or the door',
    async ({ visitor }) => {
      const { queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const [taken, other] = await facts.jobs(2)
      const move = await facts.draft(taken!)
      await facts.queue(move.id)
      await queue.queued.row(taken!.trailer.serial).waitFor()
      await shell.addMove.click()
      const form = queue.newMove
      await form.choose('Trailer', `${taken!.trailer.scac} ${taken!.trailer.serial}`)
      await form.choose('Destination', other!.dock.name)
      await eventually(form.sentences).toEqual(['The selected trailer already has a pending move.'])
      await form.choose('Trailer', `${other!.trailer.scac} ${other!.trailer.serial}`)
      await form.choose('Destination', taken!.dock.name)
      await eventually(form.sentences).toEqual(['The selected destination already has a pending move.'])
      await facts.cancel(move.id)
      await eventually(form.sentences, patience(1_000)).toEqual([])
    },
  )

  journey(
    'MV-VAL-24 MV-VAL-30 lets a move with an unavailable truck be saved as a draft only',
    async ({ visitor }) => {
      const { queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      await facts.setAllTrucks('unavailable')
      const { trailer, dock } = await facts.job()
      await shell.addMove.click()
      const form = queue.newMove
      await form.choose('Trailer', `${trailer.scac} ${trailer.serial}`)
      await form.choose('Destination', dock.name)
      await form.choose('Truck', 'AV-01')
      const sentence = 'The selected truck is currently unavailable. This move can only be saved as a draft.'
      await eventually(form.sentences).toEqual([sentence])
      expect((await reasonsOf(form.saveToQueue)).reasons).toEqual([sentence])
      expect(await isOff(form.saveAsDraft)).toBe(false)
      await form.repair(sentence).click()
      await form.invalid.waitFor({ state: 'hidden' })
    },
  )

  journey(
    'MV-MOD-06 MV-MOD-15 MV-VAL-14 MV-VAL-15 names what to move by location and remembers that',
    async ({ visitor }) => {
      const { page, queue, shell, atQueueOf } = await visitor()
      const facts = await atQueueOf(QUIET_YARD)
      const [job, other] = await facts.jobs(2)
      await shell.addMove.click()
      const form = queue.newMove
      await form.nameBy('Location')
      await eventually(form.sentences).toEqual(['Please select a location.', 'Please select a destination.'])
      await form.choose('Location', other!.dock.name)
      await form.choose('Destination', job!.dock.name)
      await eventually(form.sentences).toEqual(['The selected location does not contain a trailer.'])
      await form.choose('Location', job!.stall.name)
      await form.invalid.waitFor({ state: 'hidden' })
      expect(await form.start.textContent()).toContain(job!.stall.name)
      await page.reload()
      await shell.addMove.click()
      await form.field('Location').waitFor()
      expect(await form.sentences()).toEqual([])
    },
  )

  journey('MV-VAL-33 keeps both save buttons off for a trailer that cannot move', async ({ visitor }) => {
    const { queue, shell, atQueueOf } = await visitor()
    const facts = await atQueueOf(QUIET_YARD)
    const trailer = await facts.trailer(
      ({ canMove, zoneId, otrDropOffConfirmed }) => !canMove && zoneId !== null && otrDropOffConfirmed,
    )
    await shell.addMove.click()
    const form = queue.newMove
    await form.choose('Trailer', `${trailer.scac} ${trailer.serial}`)
    const sentence = 'The selected trailer cannot be moved.'
    await eventually(form.sentences).toContain(sentence)
    expect((await reasonsOf(form.saveAsDraft)).reasons).toEqual([sentence])
    expect((await reasonsOf(form.saveToQueue)).reasons).toContain(sentence)
  })

  journey('MV-VAL-10 warns of a trailer whose size nobody knows', async ({ visitor }) => {
    const { queue, shell, atQueueOf } = await visitor()
    const facts = await atQueueOf(QUIET_YARD)
    const trailer = await facts.trailer(
      ({ dimensionCode, zoneId, otrDropOffConfirmed }) =>
        dimensionCode === null && zoneId !== null && otrDropOffConfirmed,
    )
    await shell.addMove.click()
    await queue.newMove.choose('Trailer', `${trailer.scac} ${trailer.serial}`)
    await eventually(queue.newMove.sentences).toContain(
      'The dimensions for the selected trailer are unknown.',
    )
  })
})
