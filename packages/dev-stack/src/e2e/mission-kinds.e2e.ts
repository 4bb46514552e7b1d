import { distanceMeters } from '@tractrix/domain/platform'
import { describe, expect } from 'vitest'
import { eventually, patience } from './eventually.ts'
import { journeyOn } from './journey-on.ts'
import { offersFor } from './pages/lists.ts'
import type { MoveDialog } from './pages/move-dialog.ts'
import type { Visit } from './visit.ts'
import type { YardFacts } from './yard-facts.ts'
import { LIVELY_YARD } from './yards.ts'

/**
 * Missions of many minutes: the yard's clock runs sixty times as fast. With this seed the first order of AV-01 fails when
 * it sets its trailer down, so that the trailer hangs on it; the orders of all others go well.
 */
const journey = journeyOn({ simRate: 60, simSeed: 3821, simulatorEnv: { SIM_FAULT_RATE: '0.1' } })
const MISSION_DONE_WITHIN_MS = patience(60_000)

/** How far a truck may stand from the middle of the zone in which it came to a halt, in meters. */
const WITHIN_ZONE_METERS = 12

/** Fills the form of a mission kind, saves it to the queue and answers the move that it made. */
async function queueMission(
  { queue, shell }: Visit,
  facts: YardFacts,
  kind: string,
  fill: (form: MoveDialog) => Promise<void>,
): Promise<string> {
  await shell.addMove.click()
  const form = queue.newMove
  await form.kind(kind).click()
  await fill(form)
  await eventually(form.sentences).toEqual([])
  await form.saveToQueue.click()
  await form.closed()
  return facts.newestMove()
}

/** Waits until the Completed tab shows the moves, whichever comes last. */
async function allCompleted({ queue }: Visit, ids: string[]): Promise<void> {
  await queue.openTab('Completed')
  for (const id of ids) await queue.history.rowOf(id).waitFor({ timeout: MISSION_DONE_WITHIN_MS })
  await queue.openTab('Queued')
}

/** Resolves when the truck has been seen in the zone, whatever it does next. */
async function reaches(facts: YardFacts, truck: string, zone: string): Promise<void> {
  const truckId = await facts.truckId(truck)
  const middle = await facts.middleOf(zone)
  const distance = async () => distanceMeters(await facts.placeOf(truckId), middle)
  await eventually(distance, MISSION_DONE_WITHIN_MS).toBeLessThan(WITHIN_ZONE_METERS)
}

describe('mission kinds', () => {
  journey(
    'MV-KIN-01 MV-KIN-02 MV-KIN-03 MV-KIN-04 MV-KIN-06 MV-KIN-07 MV-KIN-08 MV-KIN-09 MV-ENT-04 are queued from the form and carried out side by side',
    async ({ visitor }) => {
      const visit = await visitor()
      const facts = await visit.atQueueOf(LIVELY_YARD)
      const [reparked, hitched] = await facts.jobs(2)
      const seen = await facts.occupiedDock()
      expect(seen.name).toMatch(/^E/)
      expect(await facts.wasObserved(seen.name)).toBe(false)
      const mission = (kind: string, fill: (form: MoveDialog) => Promise<void>) =>
        queueMission(visit, facts, kind, fill)
      const check = await mission('Yard Check Mission', async form => {
        await form.choose('Truck', 'AV-03')
        await form.choose('Static Route', 'East Docks')
      })
      const charge = await mission('Go To Charger', async form => {
        await form.choose('Truck', 'AV-04')
        expect(await offersFor(form.field('Destination'), '')).toEqual(
          ['CHG1', 'CHG2', 'CHG3', 'CHG4'].map(name => expect.stringContaining(name)),
        )
        await form.choose('Destination', 'CHG2')
      })
      // A truck that is charged leaves the charger to others, perhaps before the other missions are over.
      const charged = reaches(facts, 'AV-04', 'CHG2').catch((error: unknown) => error)
      const drive = await mission('Truck Controlled Move', async form => {
        await form.choose('Truck', 'AV-05')
        await form.choose('Destination', 'STG5')
        await form.pick('TC Mode', 'Bypass')
      })
      const route = await mission('Run Route Mission', async form => {
        await form.choose('Truck', 'AV-06')
        await form.choose('Route Name', 'Center Loop')
        await form.pick('Route Direction', 'Reverse')
      })
      const hitch = await mission('Hitch/Unhitch Mission', async form => {
        await form.choose('Trailer', `${hitched!.trailer.scac} ${hitched!.trailer.serial}`)
        await form.choose('Truck', 'AV-07')
      })
      const repark = await mission('Trailer Move', async form => {
        await form.choose('Trailer', `${reparked!.trailer.scac} ${reparked!.trailer.serial}`)
        await form.repark.click()
        await form.choose('Truck', 'AV-02')
        expect(await form.field('Destination').count()).toBe(0)
      })
      await allCompleted(visit, [check, charge, drive, route, hitch, repark])

      for (const job of [reparked!, hitched!]) await expectAt(facts, job.trailer.id, job.stall.name)
      expect(await charged).toBeUndefined()
      expect(await facts.wasObserved(seen.name)).toBe(true)
    },
  )

  journey(
    'MV-KIN-05 MV-ENT-04 MV-VAL-23 stages and backs a trailer that hangs on a truck, and sets it down in a door',
    async ({ visitor }) => {
      const visit = await visitor()
      const { queue } = visit
      const facts = await visit.atQueueOf(LIVELY_YARD)
      const truckId = await facts.truckId('AV-01')
      const job = await facts.job()
      const middle = await facts.middleOf('STG1')
      const carried = await facts.draft(job, { requestedTruckId: truckId })
      await facts.queue(carried.id)
      await queue.openTab('Errored')
      await queue.history.rowOf(carried.id).waitFor({ timeout: MISSION_DONE_WITHIN_MS })
      await eventually(() => facts.zoneOf(job.trailer.id)).toBeNull()

      const stage = await queueMission(visit, facts, 'Stage Mission', async form => {
        await form.choose('Truck', 'AV-02')
        await eventually(form.sentences).toContain('The associated truck is not connected to a trailer.')
        await form.choose('Truck', 'AV-01')
        await form.choose('Destination', 'STG1')
      })
      await allCompleted(visit, [stage])
      expect(distanceMeters(await facts.placeOf(truckId), middle)).toBeLessThan(25)
      expect((await facts.truck(truckId)).connectedTrailerId).toBe(job.trailer.id)

      const back = await queueMission(visit, facts, 'Back Trailer Mission', async form => {
        await form.choose('Truck', 'AV-01')
        await form.choose('Destination', job.dock.name)
      })
      await allCompleted(visit, [back])
      expect(await facts.zoneOf(job.trailer.id)).toBeNull()
      expect((await facts.truck(truckId)).connectedTrailerId).toBe(job.trailer.id)

      const attached = await queueMission(visit, facts, 'Trailer Move', async form => {
        await form.choose('Trailer', `${job.trailer.scac} ${job.trailer.serial}`)
        expect(await form.locked('Truck').textContent()).toContain('AV-01')
        await form.choose('Destination', job.dock.name)
      })
      await allCompleted(visit, [attached])
      expect((await facts.moveOf(job))?.type).toBe('trailer_attached')
      await expectAt(facts, job.trailer.id, job.dock.name)
      expect((await facts.truck(truckId)).connectedTrailerId).toBeNull()
    },
  )
})

/** The trailer stands there, by its own record and by that of the zone. */
async function expectAt(facts: YardFacts, trailerId: string, zone: string): Promise<void> {
  await eventually(() => facts.zoneOf(trailerId)).toBe(zone)
  await eventually(() => facts.trailerIn(zone)).toBe(trailerId)
}
