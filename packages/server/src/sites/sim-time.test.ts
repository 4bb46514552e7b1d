import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addYard, testApp } from '../moves/test-yard.ts'
import { SimClocks } from './sim-time.ts'

let app: Awaited<ReturnType<typeof testApp>>
let now: Date
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())

const BEGAN = new Date('2026-03-01T12:00:00.000Z')
const newSite = async (name: string) => (await addYard(app, name)).siteId

/** The clocks of a server that starts now on the same database. */
const start = async (siteIds: string[], rate = 10) => {
  const clocks = new SimClocks({ db: app.db, clock: { now: () => now } })
  await clocks.start(rate, siteIds)
  return clocks
}
const after = (minutes: number) => {
  now = new Date(BEGAN.getTime() + minutes * 60_000)
}
const clockOf = async (siteId: string, rate = 10) => (await start([siteId], rate)).of(siteId)?.clock

it('OP-QRY-16 tells a simulated time that runs at the given rate, and none for a site that is not simulated', async () => {
  const siteId = await newSite('running clock')
  after(0)
  const nowhere = randomUUID()
  const server = await start([siteId, nowhere])
  after(1)
  expect(server.of(siteId)).toEqual({
    siteId,
    initialization: BEGAN,
    clock: new Date('2026-03-01T12:10:00.000Z'),
    rate: 10,
  })
  expect(server.of(nowhere)).toBeNull()
})

it('OP-QRY-16 MV-SUB-02 simulated time goes on after a restart, and never jumps back with another rate or clock', async () => {
  const siteId = await newSite('restarted clock')
  after(0)
  await start([siteId])
  after(3)
  expect(await clockOf(siteId)).toEqual(new Date('2026-03-01T12:30:00.000Z'))
  expect(await clockOf(siteId, 1)).toEqual(new Date('2026-03-01T12:30:00.000Z'))
  after(5)
  expect(await clockOf(siteId, 1)).toEqual(new Date('2026-03-01T12:32:00.000Z'))
  after(2)
  expect(await clockOf(siteId, 1)).toEqual(new Date('2026-03-01T12:30:00.000Z'))
  after(5)
  const server = await start([siteId], 60)
  expect(server.of(siteId)).toMatchObject({ initialization: BEGAN, rate: 60 })
})

it('two servers that start at once show the same time', async () => {
  const siteId = await newSite('shared clock')
  after(0)
  const servers = await Promise.all([start([siteId]), start([siteId]), start([siteId])])
  after(7)
  const clocks = servers.map(server => server.of(siteId)?.clock.toISOString())
  expect(new Set(clocks)).toEqual(new Set(['2026-03-01T13:10:00.000Z']))
})
