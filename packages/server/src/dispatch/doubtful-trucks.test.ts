import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPendingMove } from '../moves/actions/create-move.ts'
import { addYard, type TestYard, wish } from '../moves/test-yard.ts'
import { readMove, stallAndDock, testDispatch } from './test-dispatch.ts'
import { startWireFleet, type WireFleet } from './testing/wire-fleet.ts'

let server: Awaited<ReturnType<typeof testDispatch>>
let fleet: WireFleet
let yard: TestYard
let truckId: string

beforeEach(async () => {
  server = await testDispatch()
  yard = await addYard(server.app, 'doubt')
  truckId = await yard.addTruck('AV-01')
  fleet = await startWireFleet(server.app)
})
afterEach(async () => {
  await fleet.close()
  await server.close()
})

const HERE = { x: 10, y: 20, theta: 1, mapId: 'yard', positionInitialized: true }
const telemetry = () => fleet.trucks.fleet.telemetry(truckId)
async function queueMove(): Promise<string> {
  const { asked } = await stallAndDock(yard)
  return (await createPendingMove(server.app, yard.actor, yard.siteId, wish(asked))).id
}

describe('a truck with a wrong clock', () => {
  it.each([
    ['40 s slow', -40_000],
    ['an hour fast', 3_600_000],
  ])('MV-OPEN-94 is given moves when it is %s, and the offset is known', async (_what, clockOffset) => {
    const truck = await fleet.truck('doubt-av-01', clockOffset)
    for (let sent = 0; sent < 3; sent++) await truck.report({ agvPosition: HERE })
    await vi.waitFor(() => {
      expect(telemetry()).toMatchObject({ isStale: false, connected: true })
      expect(telemetry()?.clockOffsetSeconds).toBeCloseTo(clockOffset / 1_000, 0)
    })
    const moveId = await queueMove()
    expect((await truck.nextOrder()).orderId).toBe(`${moveId}.1`)
    expect((await readMove(server.app, moveId)).status).toBe('in_progress')
  })
})
