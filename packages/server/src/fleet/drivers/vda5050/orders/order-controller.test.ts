import { orderId } from '@tractrix/fleet-protocol'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildJob, MOVE_ID } from '../../../testing/build-job.ts'
import { FlawedVehicle } from '../../../testing/flawed-vehicle.ts'
import type { JobOutcome, OpenJob } from '../../../vehicles/vehicle-port.ts'
import { OrderController } from './order-controller.ts'

const STEPS = [
  'assign',
  'cancel',
  'report',
  'work',
  'forget',
  'deaf',
  'receives',
  'offline',
  'online',
  'tick',
  'long wait',
  'server restart',
  'server crash',
] as const

const cancelingFirst = (a: OpenJob, b: OpenJob) =>
  Number(b.state === 'canceling') - Number(a.state === 'canceling')

/** The server's side of one vehicle, with the rows that dispatch would keep. */
class World {
  readonly vehicle = new FlawedVehicle()
  readonly results = new Map<string, JobOutcome[]>()
  readonly open = new Map<string, OpenJob>()
  attempt = 0
  lastClosed: OpenJob | null = null
  controller = this.#newController()

  do(step: (typeof STEPS)[number]): void {
    const { vehicle, controller } = this
    const { now } = vehicle
    switch (step) {
      case 'assign': {
        this.attempt += 1
        const job = buildJob({ attempt: this.attempt })
        this.open.set(orderId(MOVE_ID, this.attempt), { job, state: 'sent' })
        controller.assign(job, now)
        break
      }
      case 'cancel': {
        const row = [...this.open.values()].find(({ state }) => state !== 'canceling')
        if (row === undefined) break
        row.state = 'canceling'
        controller.cancel(MOVE_ID, row.job.attempt, now)
        break
      }
      case 'report':
        if (vehicle.online) controller.onState(vehicle.report(), now)
        break
      case 'work':
        vehicle.work()
        break
      case 'forget':
        vehicle.forget()
        break
      case 'deaf':
      case 'receives':
        vehicle.receives = step === 'receives'
        break
      case 'offline':
      case 'online':
        vehicle.online = step === 'online'
        break
      case 'tick':
        this.wait(4_000)
        break
      case 'long wait':
        for (let i = 0; i < 10; i++) this.wait(4_000)
        break
      case 'server crash':
        // The last result was told, but did not reach the database any more.
        if (this.lastClosed !== null) {
          const { job, state } = this.lastClosed
          this.open.set(orderId(job.moveId, job.attempt), { job, state })
          this.results.delete(orderId(job.moveId, job.attempt))
          this.lastClosed = null
        }
        this.do('server restart')
        break
      case 'server restart':
        this.controller = this.#newController()
        for (const row of [...this.open.values()].sort(cancelingFirst)) this.controller.adopt(row, now)
        this.controller.cancelStrays()
    }
  }

  wait(milliseconds: number): void {
    this.vehicle.now += milliseconds
    this.controller.tick(this.vehicle.now)
  }

  /** From now on all goes well. */
  settle(): void {
    this.do('receives')
    this.do('online')
    for (let i = 0; i < 40; i++) {
      this.do('report')
      this.do('work')
      this.do('report')
      this.do('tick')
    }
  }

  #newController(): OrderController {
    const controller = new OrderController(this.vehicle, {
      progress: (moveId, attempt) => {
        const row = this.open.get(orderId(moveId, attempt))
        if (row?.state === 'sent') row.state = 'accepted'
      },
      result: (moveId, attempt, outcome) => {
        const id = orderId(moveId, attempt)
        // Reports of a controller from before a restart are ignored.
        if (controller !== this.controller && this.controller !== undefined) return
        this.results.set(id, [...(this.results.get(id) ?? []), outcome])
        this.lastClosed = this.open.get(id) ?? null
        this.open.delete(id)
      },
    })
    controller.cancelStrays()
    return controller
  }
}

it('gives every job exactly one true result, whatever gets lost on the way', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 60 }), steps => {
      const world = new World()
      for (const step of steps) world.do(step)
      world.settle()
      for (let attempt = 1; attempt <= world.attempt; attempt++) {
        const id = orderId(MOVE_ID, attempt)
        expect([id, world.results.get(id)?.length]).toEqual([id, 1])
        if (world.results.get(id)![0] === 'complete') expect(world.vehicle.completed).toContain(id)
      }
      expect(world.vehicle.collisions).toEqual([])
      expect(world.controller.job).toBeNull()
    }),
    { numRuns: 2_000 },
  )
})
