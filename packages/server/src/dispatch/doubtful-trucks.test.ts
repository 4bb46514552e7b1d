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

/** Waits for what the truck has not been given: a move that says why it waits. */
const untilWaits = (moveId: string, message: RegExp) =>
  vi.waitFor(async () => {
    const { status, waitReasons } = await readMove(server.app, moveId)
    expect(status).toBe('pending')
    expect(waitReasons.map(reason => reason.message).join('; ')).toMatch(message)
  }, 10_000)
const requestMove = async () => {
  const { asked } = await stallAndDock(yard)
  const request = wish({ ...asked, requestedTruckId: truckId })
  return (await createPendingMove(server.app, yard.actor, yard.siteId, request)).id
}

describe('a truck on another map', () => {
  it('is neither placed nor driven, and says so; the version of the map does not matter', async () => {
    const truck = await fleet.truck('doubt-av-01')
    await truck.report({ agvPosition: HERE })
    await vi.waitFor(() => expect(telemetry()?.latitudeDegrees).toBeCloseTo(39.17, 2))
    await truck.report({ agvPosition: { ...HERE, mapId: 'yard-2' } })
    await vi.waitFor(() =>
      expect(telemetry()).toMatchObject({
        latitudeDegrees: null,
        longitudeDegrees: null,
        headingRadians: null,
        alerts: [{ source: 'server', level: 'fatal', code: 'WRONG_MAP', blocksMoves: true }],
      }),
    )
    const moveId = await requestMove()
    await untilWaits(moveId, /AV-01 is not ready: it is on map "yard-2"; the map of this site is "yard"$/)
    const maps = [{ mapId: 'yard', mapVersion: '9.9', mapStatus: 'ENABLED' }]
    await truck.report({ agvPosition: HERE, ...{ maps } })
    expect((await truck.nextOrder()).orderId).toBe(`${moveId}.1`)
    expect(telemetry()?.alerts).toEqual([])
  })
})

describe('numbers that no truck can have', () => {
  it.each([
    ['agvPosition.x', { agvPosition: { ...HERE, x: 1e300 } }],
    ['agvPosition.y', { agvPosition: { ...HERE, y: -1e9 } }],
    ['agvPosition.theta', { agvPosition: { ...HERE, theta: 1e12 } }],
    ['batteryState.batteryCharge', { batteryState: { batteryCharge: 1e9, charging: false } }],
    ['batteryState.batteryCharge', { batteryState: { batteryCharge: -40, charging: false } }],
    ['velocity.vx', { velocity: { vx: 1e6 } }],
  ])('%s is not stored, but shown as what it is, and the truck gets no move', async (field, change) => {
    const truck = await fleet.truck('doubt-av-01')
    await truck.report({ agvPosition: HERE, ...change })
    await vi.waitFor(() => expect(telemetry()?.alerts).toMatchObject([{ code: 'INVALID_VALUE' }]))
    const said = telemetry()!
    expect(said.alerts[0]?.text).toContain(`${field} is `)
    const limits = {
      batteryPercentage: 100,
      latitudeDegrees: 90,
      longitudeDegrees: 180,
      headingRadians: 7,
      speedMetersPerSecond: 50,
    }
    for (const [name, limit] of Object.entries(limits))
      expect(Math.abs(Number(said[name as keyof typeof limits]))).toBeLessThanOrEqual(limit)
    const moveId = await requestMove()
    await untilWaits(moveId, new RegExp(`AV-01 is not ready: it reports invalid values: ${field} is`))
    await truck.report({
      agvPosition: HERE,
      batteryState: { batteryCharge: 80, charging: false },
      velocity: { vx: 0 },
    })
    expect((await truck.nextOrder()).orderId).toBe(`${moveId}.1`)
  })

  it('a message that is no message is told on the card', async () => {
    const truck = await fleet.truck('doubt-av-01')
    await truck.report({ agvPosition: HERE })
    for (const charge of ['1e999', '"NaN"', 'null'])
      await truck.sendRaw(
        truck.topic('state'),
        `{"headerId":9,"timestamp":"${new Date().toISOString()}","version":"2.1.0","batteryState":{"batteryCharge":${charge},"charging":false}}`,
      )
    await vi.waitFor(() =>
      expect(telemetry()?.alerts).toMatchObject([
        {
          code: 'INVALID_MESSAGE',
          level: 'warning',
          text: expect.stringContaining('Its state cannot be read: /batteryState'),
          blocksMoves: false,
        },
      ]),
    )
    expect(telemetry()?.batteryPercentage).toBe(80)
  })
})

describe('a truck that reports errors', () => {
  const blocked = {
    errorType: 'YARD_AV_BLOCKED',
    errorLevel: 'WARNING' as const,
    errorReferences: [{ referenceKey: 'avBlockedReason', referenceValue: '1001' }],
  }
  const words = 'An obstacle or misparked trailer is present in the intended final pose'

  it('OP-AVB-01 gets no move while it is blocked, and says why', async () => {
    const truck = await fleet.truck('doubt-av-01')
    await truck.report({ agvPosition: HERE, errors: [blocked] })
    await vi.waitFor(() =>
      expect(telemetry()).toMatchObject({
        avBlockedReason: '1001',
        alerts: [{ source: 'truck', code: 'YARD_AV_BLOCKED', text: words }],
      }),
    )
    const moveId = await requestMove()
    await untilWaits(moveId, new RegExp(`^AV-01 is not ready: it is blocked: ${words}$`))
    await truck.report({ errors: [] })
    expect((await truck.nextOrder()).orderId).toBe(`${moveId}.1`)
  })

  it('its move in progress says that it is blocked, and since when the card knows', async () => {
    const truck = await fleet.truck('doubt-av-01')
    await truck.report({ agvPosition: HERE })
    const moveId = await queueMove()
    const order = await truck.nextOrder()
    await truck.accept(order)
    await truck.report({ errors: [blocked, { errorType: 'tires', errorLevel: 'WARNING' }] })
    await vi.waitFor(async () => {
      const move = await readMove(server.app, moveId)
      expect(move.status).toBe('in_progress')
      expect(move.waitReasons.map(({ code, message }) => [code, message])).toEqual([
        ['truck_blocked', `AV-01 is blocked: ${words}`],
      ])
    }, 10_000)
    const since = telemetry()?.alerts.map(({ code, firstSeenAt }) => [code, firstSeenAt])
    expect(since?.map(([code]) => code)).toEqual(['YARD_AV_BLOCKED', 'tires'])
    await truck.report({ distanceSinceLastNode: 3 })
    await truck.report({ errors: [] })
    await vi.waitFor(async () => expect((await readMove(server.app, moveId)).waitReasons).toEqual([]), 10_000)
  })
})
