import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FleetWorld } from '../testing/fleet-world.ts'
import type { WireTruck } from '../testing/wire-truck.ts'

let world: FleetWorld
const vehicle = { manufacturer: 'tractrix', serial: 'bwi-av-01' }

beforeEach(async () => {
  world = await new FleetWorld().start()
})
afterEach(() => world.close())

async function reports(truck: WireTruck, count: number) {
  for (let sent = 0; sent < count; sent++) {
    world.clock.advance(1_000)
    const now = world.clock.now().toISOString()
    await truck.report()
    await world.event('telemetry', ({ telemetry }) => telemetry.receivedAt === now)
  }
}
const status = () => world.gateway.snapshot()[0]!

describe.each([
  ['40 s slow', -40],
  ['an hour fast', 3_600],
])('a truck whose clock is %s', (_what, offsetSeconds) => {
  it('MV-OPEN-94 has its messages dated by their receipt, and the offset of its clock measured', async () => {
    const truck = await world.truck(vehicle, offsetSeconds * 1_000)
    await reports(truck, 3)
    const now = world.clock.now()
    expect(status()).toMatchObject({
      online: true,
      telemetry: {
        receivedAt: now.toISOString(),
        report: {
          reportedAt: new Date(now.getTime() + offsetSeconds * 1_000).toISOString(),
          clockOffsetSeconds: offsetSeconds,
        },
      },
    })
  })

  it('tells when it told of its trailer by our clock, over a restart of the server too', async () => {
    const truck = await world.truck(vehicle, offsetSeconds * 1_000)
    const trailer = { connected: true, trailerId: 'trailer-1', articulationRadians: 0 }
    const yardState = { ...YARD_STATE, trailer }
    await truck.publish('yardState', yardState)
    await world.telemetry()
    const said = world.clock.now().toISOString()
    expect(status().trailerReportedAt).toBe(said)
    await world.gateway.close()
    world.clock.advance(7_200_000)
    await world.startGateway()
    await world.presence(true)
    await reports(truck, 3)
    expect(status()).toMatchObject({
      trailerReportedAt: said,
      telemetry: { report: { clockOffsetSeconds: offsetSeconds } },
    })
  })
})

it('measures no clock by a last will, which is as old as its connection', async () => {
  const truck = await world.truck()
  await reports(truck, 4)
  world.clock.advance(50_000)
  truck.vanish()
  await world.presence(false)
  expect(status().telemetry?.report.clockOffsetSeconds).toBe(0)
})

const YARD_STATE = {
  profile: 'yard/1',
  truckState: 'idle',
  segment: null,
  moveId: null,
  gatewayConnected: true,
  taskable: true,
  diskUtilizationPercentage: null,
  latitudeDegrees: null,
  longitudeDegrees: null,
  headingRadians: null,
  commandStates: [],
}
