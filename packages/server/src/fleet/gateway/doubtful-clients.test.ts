import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FleetWorld } from '../testing/fleet-world.ts'
import type { WireTruck } from '../testing/wire-truck.ts'

let world: FleetWorld
let truck: WireTruck

beforeEach(async () => {
  world = await new FleetWorld().start()
  truck = await world.truck()
})
afterEach(() => world.close())

const isTwin = (findings: readonly { code: string }[]) =>
  findings.some(({ code }) => code === 'DUPLICATE_CLIENT')
const status = () => world.gateway.snapshot()[0]!

/** Reports and waits until the server has taken it in, in whatever order other clients talk. */
async function reports(client: WireTruck, x: number) {
  world.clock.advance(500)
  const agvPosition = { x, y: 20, theta: 1, mapId: 'bwi2', positionInitialized: true }
  await client.report({ agvPosition })
  await world.event('telemetry', ({ telemetry }) => telemetry.place.position?.x === x)
}

describe('two clients with one serial number', () => {
  it('are told when their messages mix, until one has left for a minute', async () => {
    for (let x = 0; x < 5; x++) await reports(truck, x)
    const twin = world.unconnectedTruck()
    await twin.connect(world.broker.url)
    for (let round = 0; round < 8; round++) {
      await reports(truck, 10 + round)
      await reports(twin, 400 + round)
    }
    expect(status().findings).toEqual([
      {
        code: 'DUPLICATE_CLIENT',
        sentence: {
          code: 'alert.twins',
          args: {},
          message: 'Two clients send with its serial number; orders would reach both.',
        },
      },
    ])
    await twin.leave()
    for (let x = 0; x < 10; x++) await reports(truck, 500 + x)
    world.clock.advance(61_000)
    expect(status().findings).toEqual([])
  })

  it('are told when they take the connection from each other again and again', async () => {
    await reports(truck, 1)
    for (let round = 0; round < 6; round++) {
      const next = world.unconnectedTruck()
      await next.connect(world.broker.url, 'the-same-id')
      world.clock.advance(2_000)
    }
    const [finding] = await world.findings(isTwin)
    expect(finding?.sentence.message).toMatch(
      /taken over by another client with its serial number 5 times in a minute/,
    )
  })

  it('are not one truck that loses its network and comes back', async () => {
    for (let round = 0; round < 4; round++) {
      await truck.connect(world.broker.url, 'the-same-id')
      for (let sent = 0; sent < 3; sent++) await reports(truck, round * 10 + sent)
      truck.vanish()
      await world.presence(false)
    }
    expect(world.events.all.filter(({ type }) => type === 'findings')).toEqual([])
  })
})

describe('VDA 5050 3.x', () => {
  it('on topics of 2.x is not read, logged once a minute and shown', async () => {
    await truck.report()
    await world.telemetry()
    for (let sent = 0; sent < 20; sent++)
      await truck.publish('state', { version: '3.0.0', batteryState: { batteryCharge: 5, charging: false } })
    const text = 'It speaks VDA 5050 3.0.0; only 2.0 and 2.1 are supported.'
    expect(await world.findings(findings => findings.length > 0)).toMatchObject([
      { code: 'UNSUPPORTED_VERSION', sentence: { message: text } },
    ])
    const logged = () => world.troubles.all.filter(({ kind }) => kind === 'unsupported-version')
    expect(logged()).toEqual([{ kind: 'unsupported-version', topic: truck.topic('state'), detail: text }])
    await truck.report()
    expect(await world.telemetry()).toMatchObject({ report: { batteryPercentage: 80 } })
    world.clock.advance(60_000)
    await truck.publish('state', { version: '3.0.0' })
    await world.troubles.next(({ detail }) => detail.includes('and 19 more like it'))
  })

  it('on its own topics is answered by a reason instead of nothing, over the embedded broker', async () => {
    const topic = truck.topic('state').replace('uagv/v2', 'uagv/v3')
    await truck.sendRaw(topic, '{"headerId":1,"version":"3.0.0"}')
    const text = 'It writes to topics uagv/v3; only 2.0 and 2.1 are supported, on topics uagv/v2.'
    expect(await world.findings(findings => findings.length > 0)).toMatchObject([
      { code: 'UNSUPPORTED_VERSION', sentence: { message: text } },
    ])
    expect(await world.troubles.next(({ kind }) => kind === 'unsupported-version')).toMatchObject({
      topic,
      detail: text,
    })
    expect(world.refusals).toEqual([])
  })

  it('of a vehicle that nobody registered is ignored', async () => {
    const vehicle = { manufacturer: 'tractrix', serial: 'stranger' }
    const stranger = world.unconnectedTruck(vehicle)
    await stranger.connect(world.broker.url)
    await world.event('unknown_vehicle')
    world.clock.advance(60_000)
    await stranger.sendRaw(stranger.topic('state').replace('uagv/v2', 'uagv/v3'), '{}')
    expect(await world.event('unknown_vehicle')).toMatchObject({ vehicle })
    expect(world.troubles.all.filter(({ kind }) => kind === 'unsupported-version')).toEqual([])
  })
})

describe('a vehicle without a factsheet', () => {
  const requested = () =>
    truck.received.all.filter(
      received =>
        received.topic === 'instantActions' &&
        received.message.actions.some(({ actionType }) => actionType === 'factsheetRequest'),
    ).length

  it('is asked for it, ever more rarely, eight times at most', async () => {
    world.clock.advance(4_500)
    await truck.report()
    await world.telemetry()
    expect(requested()).toBe(0)
    world.clock.advance(500)
    await truck.nextInstantAction('factsheetRequest')
    const times: number[] = []
    for (let part = 0; part < 100; part++) {
      world.clock.advance(20_000)
      await truck.report()
      await world.telemetry()
      times.push(requested())
    }
    // 5, 15, 35, 75, 155, 315, 635 and 1,275 s after it came online; each part here has 20 s.
    expect(times.at(-1)).toBe(8)
    expect(times[2]).toBeLessThanOrEqual(3)
    expect(times[10]).toBeLessThanOrEqual(5)
    expect(times.indexOf(8)).toBeGreaterThanOrEqual(62)
  })

  it('is asked no more when it has told, and not at all when the broker has kept one', async () => {
    const factsheet = {
      typeSpecification: {
        seriesName: 'yard tractor',
        agvKinematic: 'THREEWHEEL',
        agvClass: 'TUGGER',
        maxLoadMass: 32_000,
        localizationTypes: ['NATURAL'],
        navigationTypes: ['AUTONOMOUS'],
      },
      physicalParameters: {
        speedMin: 0,
        speedMax: 6.7,
        accelerationMax: 1,
        decelerationMax: 1,
        heightMax: 3.2,
        width: 2.5,
        length: 6,
      },
      protocolLimits: {
        maxStringLens: {},
        maxArrayLens: {},
        timing: { minOrderInterval: 0.1, minStateInterval: 0.1 },
      },
      protocolFeatures: { optionalParameters: [], agvActions: [] },
      agvGeometry: {},
      loadSpecification: {},
    }
    world.clock.advance(5_000)
    await truck.nextInstantAction('factsheetRequest')
    await truck.sendRaw(
      truck.topic('factsheet'),
      JSON.stringify({ ...truck.header('factsheet'), ...factsheet }),
      true,
    )
    await truck.report()
    await world.telemetry()
    expect(world.troubles.all.filter(({ kind }) => kind === 'invalid')).toEqual([])
    world.clock.advance(50_000)
    await truck.report()
    await world.telemetry()
    expect(requested()).toBe(1)
  })
})
