import { type Client, createClient } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { apiSchema } from '../app/schema.ts'
import { report, testDispatch, testFleet } from '../dispatch/test-dispatch.ts'
import { OperationPreparer } from '../platform/graphql/index.ts'
import { serveLive } from '../platform/live/test-live-server.ts'
import { SIM_CLOCKS } from '../sites/index.ts'
import { setSiteSwitch } from '../sites/set-site-switch.ts'
import { placeTrailer } from '../trailers/index.ts'
import { updateTrucksAvailability } from '../trucks/index.ts'
import { createZone, deleteZone } from '../zones/change-zones.ts'
import { setZoneEnabled } from '../zones/index.ts'
import { cancelMoves } from './actions/cancel-moves.ts'
import { createDraftMove } from './actions/create-move.ts'
import { deleteMoves } from './actions/delete-moves.ts'
import { setMoveError } from './actions/set-move-error.ts'
import { addYard, type TestYard, wish } from './test-yard.ts'

let server: Awaited<ReturnType<typeof testDispatch>>
let live: Awaited<ReturnType<typeof serveLive>>
let yard: TestYard
let other: TestYard
let yards = 0

beforeAll(async () => {
  server = await testDispatch()
  live = await serveLive(server.app, new OperationPreparer(apiSchema()))
})
afterAll(async () => {
  await live.close()
  await server.close()
})
beforeEach(async () => {
  yard = await addYard(server.app, `live${++yards}`)
  other = await addYard(server.app, `else${yards}`)
  live.authenticator.sessions.set('operator', { user: yard.operator, expiresAt: null })
})

/** Listens with a stock client; resolves once the server serves it. */
async function listen(query: string, variables: Record<string, unknown>) {
  const client: Client = createClient({
    url: live.url,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: 'operator' },
    retryAttempts: 0,
  })
  const updates: Record<string, unknown>[] = []
  const errors: unknown[] = []
  const before = live.server.groups.size
  client.subscribe(
    { query, variables },
    {
      next: ({ data }) => updates.push(Object.values(data as object)[0]),
      error: error => errors.push(error),
      complete: () => undefined,
    },
  )
  await vi.waitFor(() => expect(live.server.groups.size + errors.length).toBeGreaterThan(before))
  return { updates, errors, close: () => client.dispose() }
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 8_000, interval: 10 })

describe('moveUpdates', () => {
  const QUERY = `subscription($siteId: ID!) {
    moveUpdates(siteId: $siteId) { operation moveId status fromZone { name } move { id notes status } }
  }`

  it('MV-SUB-01 MV-OPEN-26 MV-SITE-05 tells create, update and delete of this site only', async () => {
    const { updates, close } = await listen(QUERY, { siteId: yard.siteId })
    await createDraftMove(server.app, other.actor, other.siteId, wish())
    const move = await createDraftMove(server.app, yard.actor, yard.siteId, wish({ notes: 'hello' }))
    await until(() => expect(updates).toHaveLength(1))
    await server.app.db.kysely
      .updateTable('moves')
      .set({ status: 'pending' })
      .where('id', '=', move.id)
      .execute()
    await cancelMoves(server.app, yard.actor, yard.siteId, [move.id])
    await until(() => expect(updates).toHaveLength(2))
    const draft = await createDraftMove(server.app, yard.actor, yard.siteId, wish())
    await until(() => expect(updates).toHaveLength(3))
    await deleteMoves(server.app, yard.actor, yard.siteId, [draft.id])
    await until(() => expect(updates).toHaveLength(4))
    expect(updates).toMatchObject([
      { operation: 'create', moveId: move.id, status: 'draft', move: { notes: 'hello' } },
      { operation: 'update', moveId: move.id, status: 'canceled', move: { status: 'canceled' } },
      { operation: 'create', moveId: draft.id },
      { operation: 'delete', moveId: draft.id, status: null, fromZone: null, move: null },
    ])
    await close()
  })

  it('tells nothing of what was rolled back', async () => {
    const { updates, close } = await listen(QUERY, { siteId: yard.siteId })
    await expect(
      createDraftMove(server.app, yard.actor, yard.siteId, wish({ type: 'go_to_charger' })),
    ).rejects.toThrow()
    const move = await createDraftMove(server.app, yard.actor, yard.siteId, wish())
    await until(() => expect(updates).toMatchObject([{ moveId: move.id }]))
    await close()
  })

  it('MV-PER-04 is refused for another site', async () => {
    const { errors, close } = await listen(QUERY, { siteId: other.siteId })
    expect(errors).toMatchObject([[{ extensions: { code: 'UNAUTHORIZED' } }]])
    await close()
  })
})

describe('the other updates of a site', () => {
  it('MV-SUB-08 onZoneUpdates tells a closed zone, and the spots that a trailer leaves and enters', async () => {
    const [from, to] = [await yard.addZone('P1'), await yard.addZone('P2')]
    const trailerId = await yard.addTrailer('1', { zoneId: from })
    const query = `subscription($siteId: ID!) {
      onZoneUpdates(siteId: $siteId) { operation zoneId zone { enabled trailer { id } } }
    }`
    const zones = await listen(query, { siteId: yard.siteId })
    const trailers = await listen(
      'subscription($siteId: ID!) { trailerUpdates(siteId: $siteId) { operation trailer { zoneId } } }',
      { siteId: yard.siteId },
    )
    const now = server.app.clock.now().toISOString()
    await server.app.db.transaction(trx =>
      placeTrailer(trx, {
        trailerId,
        zoneId: to,
        inTransit: false,
        actor: { kind: 'system' },
        moveId: null,
        now,
      }),
    )
    await until(() => expect(zones.updates).toHaveLength(2))
    expect(zones.updates).toContainEqual({
      operation: 'update',
      zoneId: to,
      zone: { enabled: true, trailer: { id: trailerId } },
    })
    expect(zones.updates).toContainEqual({
      operation: 'update',
      zoneId: from,
      zone: { enabled: true, trailer: null },
    })
    await until(() => expect(trailers.updates).toEqual([{ operation: 'update', trailer: { zoneId: to } }]))
    await setZoneEnabled(server.app, yard.actor, yard.siteId, {
      id: from,
      enabled: false,
      enabledSource: 'human',
    })
    await until(() => expect(zones.updates[2]).toMatchObject({ zone: { enabled: false } }))
    await zones.close()
    await trailers.close()
  })

  it('MV-SUB-08 MV-TST-04 MV-TST-05 onZoneUpdates names a zone that was made and one that is gone', async () => {
    const zone = await yard.addZone('P1')
    const { updates, close } = await listen(
      'subscription($siteId: ID!) { onZoneUpdates(siteId: $siteId) { operation name zone { name } } }',
      { siteId: yard.siteId },
    )
    await createZone(server.app, yard.actor, yard.siteId, {
      name: 'P2',
      zoneType: 'staging',
      coordinates: [0, 1, 2].map(i => ({ latitude: 39.5 + i * i * 0.01, longitude: -76.5 + i * 0.01 })),
      headingRadians: null,
      lengthMeters: null,
      widthMeters: null,
      bank: null,
    })
    await until(() => expect(updates).toEqual([{ operation: 'create', name: 'P2', zone: { name: 'P2' } }]))
    await deleteZone(server.app, yard.actor, yard.siteId, zone)
    await until(() => expect(updates[1]).toEqual({ operation: 'delete', name: 'P1', zone: null }))
    await close()
  })

  it('MV-SUB-06 MV-MUT-23 siteUpdates tells changed working hours', async () => {
    const { updates, close } = await listen(
      'subscription($siteId: ID!) { siteUpdates(siteId: $siteId) { isWorkingHours } }',
      { siteId: yard.siteId },
    )
    await setSiteSwitch(server.app, yard.actor, other.siteId, { isWorkingHours: false })
    await setSiteSwitch(server.app, yard.actor, yard.siteId, { isWorkingHours: false })
    await until(() => expect(updates).toEqual([{ isWorkingHours: false }]))
    await close()
  })

  it('MV-SUB-02 MV-ENT-28 OP-SUB-07 simTimeUpdates tells where the simulated clock of the site stands', async () => {
    await server.app.services.get(SIM_CLOCKS).start(10, [yard.siteId])
    const began = server.app.clock.now().toISOString()
    const { updates, close } = await listen(
      'subscription($siteId: ID!) { simTimeUpdates(siteId: $siteId) { siteId initialization clock rate } }',
      { siteId: yard.siteId },
    )
    const announced = { siteId: yard.siteId, initialization: began, clock: began, rate: 10 }
    await until(() => expect(updates).toEqual([announced]))
    await close()
  })

  it('MV-SUB-07 onTruckUpdates tells a changed availability', async () => {
    await yard.addTruck('AV-01')
    const query = `subscription($siteId: ID!) {
      onTruckUpdates(siteId: $siteId) { operation truck { name availability latestTelemetry { isDefault } } }
    }`
    const { updates, close } = await listen(query, { siteId: yard.siteId })
    const internalId = `live${yards}-av-01`
    await updateTrucksAvailability(server.app, yard.actor, [{ internalId, availability: 'internal' }])
    await until(() =>
      expect(updates).toEqual([
        {
          operation: 'update',
          truck: { name: 'AV-01', availability: 'internal', latestTelemetry: { isDefault: true } },
        },
      ]),
    )
    await close()
  })
})

describe('notifications', () => {
  const QUERY = `subscription($siteId: ID!) {
    notifications(siteId: $siteId) { notificationLevel title message moveId siteId }
  }`

  it('MV-SUB-03 OP-SUB-14 MV-ENT-27 OP-NTF-04 OP-NTF-07 tell each failed move of this site once', async () => {
    const { updates, close } = await listen(QUERY, { siteId: yard.siteId })
    const spot = await yard.addZone('P1')
    const trailerId = await yard.addTrailer('7', { zoneId: spot })
    const theirs = await createDraftMove(server.app, other.actor, other.siteId, wish())
    await setMoveError(server.app, other.actor, other.siteId, { id: theirs.id, errorMessage: null })
    const fail = async () => {
      const { id } = await createDraftMove(server.app, yard.actor, yard.siteId, wish({ trailerId }))
      await setMoveError(server.app, yard.actor, yard.siteId, { id, errorMessage: 'No way.' })
      return id
    }
    const first = await fail()
    await setMoveError(server.app, yard.actor, yard.siteId, { id: first, errorMessage: 'Again.' })
    const second = await fail()
    await until(() => expect(updates.map(({ moveId }) => moveId)).toEqual([first, second]))
    expect(updates[1]).toEqual({
      notificationLevel: 'error',
      title: 'Move Failed',
      message: 'Mission Planner has set the move to Error: No way.\nTrailer: TEST 7\nStart: P1',
      moveId: second,
      siteId: yard.siteId,
    })
    await close()
  })

  it('MV-PER-04 are refused for another site', async () => {
    const { errors, close } = await listen(QUERY, { siteId: other.siteId })
    expect(errors).toMatchObject([[{ extensions: { code: 'UNAUTHORIZED' } }]])
    await close()
  })
})

describe('telemetry', () => {
  it('MV-SUB-04 truckSensorTelemetry tells the sensors of a truck as they are, then every change', async () => {
    await yard.addTruck('AV-01')
    const { port, trucks } = await testFleet(server.app)
    const serial = `live${yards}-av-01`
    const publish = (value: number) =>
      report({ app: server.app, port }, serial, { sensors: [{ name: '/hard_drive/capacity', value }] })
    const query = `subscription($name: String!) {
      truckSensorTelemetry(truckInternalId: $name) { truckInternalId at sensors { name value } }
    }`
    const { updates, close } = await listen(query, { name: serial })
    await until(() => expect(updates).toEqual([{ truckInternalId: serial, at: null, sensors: [] }]))
    publish(0.5)
    const updateOf = (value: number) => ({
      truckInternalId: serial,
      at: server.app.clock.now().toISOString(),
      sensors: [{ name: '/hard_drive/capacity', value }],
    })
    await until(() => expect(updates[1]).toEqual(updateOf(0.5)))
    publish(0.5)
    publish(0.75)
    await until(() => expect(updates[2]).toEqual(updateOf(0.75)))
    for (const name of [`else${yards}-av-01`, 'nobody']) {
      const { errors, close } = await listen(query, { name })
      expect(errors).toMatchObject([[{ extensions: { code: 'UNAUTHORIZED' } }]])
      await close()
    }
    await close()
    await trucks.close()
  })

  it('fleetViewTelemetry tells all trucks first, then those that change; routes follow their truck', async () => {
    await yard.addTruck('AV-01')
    await yard.addTruck('AV-02')
    const { port, trucks } = await testFleet(server.app)
    const [first, second] = [`live${yards}-av-01`, `live${yards}-av-02`]
    report({ app: server.app, port }, first, { batteryPercentage: 61 })
    const fleet = await listen(
      `subscription($siteIds: [ID!]!) {
        fleetViewTelemetry(siteIds: $siteIds) { siteId trucks { truckInternalId batteryPercentage isDefault } }
      }`,
      { siteIds: [yard.siteId] },
    )
    await until(() => expect(fleet.updates.length).toBeGreaterThan(0))
    expect(fleet.updates[0]).toMatchObject({
      siteId: yard.siteId,
      trucks: expect.arrayContaining([
        { truckInternalId: first, batteryPercentage: 61, isDefault: false },
        { truckInternalId: second, batteryPercentage: null, isDefault: true },
      ]),
    })
    report({ app: server.app, port }, second, { batteryPercentage: 33 })
    await until(() =>
      expect(fleet.updates.at(-1)?.trucks).toContainEqual({
        truckInternalId: second,
        batteryPercentage: 33,
        isDefault: false,
      }),
    )
    const routes = await listen(
      `subscription($names: [String!]!) {
        truckRouteTelemetry(truckInternalIds: $names) { truckInternalId moveId mapCoordinates { reverse } }
      }`,
      { names: [first] },
    )
    await until(() =>
      expect(routes.updates).toEqual([{ truckInternalId: first, moveId: null, mapCoordinates: [] }]),
    )
    const vehicle = { manufacturer: 'tractrix', serial: first }
    port.emit({ type: 'route', vehicle, moveId: null, points: [{ x: 1, y: 1, reverse: false }] })
    await until(() => expect(routes.updates[1]).toMatchObject({ mapCoordinates: [{ reverse: false }] }))
    for (const names of [[`else${yards}-av-01`], ['nobody'], []]) {
      const { errors, close } = await listen(
        'subscription($names: [String!]!) { truckRouteTelemetry(truckInternalIds: $names) { moveId } }',
        { names },
      )
      expect(errors).toMatchObject([[{ extensions: { code: 'UNAUTHORIZED' } }]])
      await close()
    }
    await fleet.close()
    await routes.close()
    await trucks.close()
  })
})
