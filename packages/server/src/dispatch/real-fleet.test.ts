import { SERVER_USERNAME, serverSecret, truckSecret } from '@tractrix/fleet-protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Broker, connectGateway, type Gateway, startBroker } from '../fleet/index.ts'
import { startStockAgv } from '../fleet/testing/stock-agv.ts'
import { cancelMoves } from '../moves/actions/cancel-moves.ts'
import { createPendingMove } from '../moves/actions/create-move.ts'
import { addYard, type TestYard, wish } from '../moves/test-yard.ts'
import { systemClock } from '../platform/clock.ts'
import type { LiveTrucks } from '../trucks/index.ts'
import { startTrucks } from '../trucks/test-trucks.ts'
import { Dispatcher } from './dispatcher.ts'
import { placeOf, readMove, stallAndDock, testDispatch } from './test-dispatch.ts'

const fleetKey = 'test-fleet-key'

let server: Awaited<ReturnType<typeof testDispatch>>
let broker: Broker
let yard: TestYard
let truck: string
let agv: Awaited<ReturnType<typeof startStockAgv>>
let opened: { gateway: Gateway; trucks: LiveTrucks; dispatcher: Dispatcher }

beforeEach(async () => {
  server = await testDispatch()
  Object.assign(server.app, { clock: systemClock })
  yard = await addYard(server.app, 'stock')
  truck = await yard.addTruck('AV-01')
  await server.app.db.kysely.updateTable('sites').set({ map_id: 'bwi2' }).execute()
  await server.app.db.kysely.updateTable('trucks').set({ manufacturer: 'vda-5050-lib' }).execute()
  broker = await startBroker({ host: '127.0.0.1', port: 0, fleetKey })
  opened = await openFleet()
  const vehicle = { manufacturer: 'vda-5050-lib', serial: 'stock-av-01' }
  const password = truckSecret(fleetKey, vehicle.serial)
  agv = await startStockAgv(vehicle, {
    url: `mqtt://127.0.0.1:${broker.port}`,
    username: vehicle.serial,
    password,
  })
})
afterEach(async () => {
  await agv.stop()
  await closeFleet()
  await broker.close()
  await server.close()
})

/** What `buildApp` does for the fleet, in its order. */
async function openFleet() {
  const trucks = await startTrucks(server.app)
  const gateway = await connectGateway({
    mqttUrl: broker.url,
    credentials: { username: SERVER_USERNAME, password: serverSecret(fleetKey) },
    isKnown: vehicle => trucks.fleet.truckOf(vehicle) !== null,
    onTrouble: () => undefined,
  })
  trucks.follow(gateway)
  const dispatcher = new Dispatcher(server.app, gateway)
  await dispatcher.start()
  return { gateway, trucks, dispatcher }
}

async function closeFleet(): Promise<void> {
  await opened.dispatcher.close()
  await opened.gateway.close()
  await opened.trucks.close()
}

const queue = (changes: object) => createPendingMove(server.app, yard.actor, yard.siteId, wish(changes))
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 18_000, interval: 20 })
const untilStatus = (id: string, status: string) =>
  until(async () => expect((await readMove(server.app, id)).status).toBe(status))

describe('a stock vda-5050-lib vehicle, through broker, gateway and dispatch', () => {
  it('does a trailer move from the queue to complete', async () => {
    const { asked, trailer, dock } = await stallAndDock(yard)
    const move = await queue(asked)
    await until(async () => expect(await placeOf(server.app, trailer)).toMatchObject({ truckId: truck }))
    await untilStatus(move.id, 'complete')
    expect(await placeOf(server.app, trailer)).toEqual({ zoneId: dock, inTransit: false, truckId: null })
    expect((await readMove(server.app, move.id)).moveDuration).toBeGreaterThanOrEqual(0)
  })

  it('MV-STA-07 stops for a cancel and then takes the next move', async () => {
    const far = await stallAndDock(yard, '1', { from: 60 })
    const near = await stallAndDock(yard, '2', { from: 1, to: 2 })
    const move = await queue(far.asked)
    await untilStatus(move.id, 'in_progress')
    await cancelMoves(server.app, yard.actor, yard.siteId, [move.id])
    const next = await queue(near.asked)
    await untilStatus(next.id, 'complete')
    expect((await readMove(server.app, move.id)).status).toBe('canceled')
    expect((await placeOf(server.app, far.trailer)).zoneId).toBe(far.stall)
  })

  it('is followed on by a server that was restarted in the middle of the move', async () => {
    const { asked, trailer, dock } = await stallAndDock(yard, '1', { from: 20, to: 40 })
    const move = await queue(asked)
    await untilStatus(move.id, 'in_progress')
    await closeFleet()
    opened = await openFleet()
    await untilStatus(move.id, 'complete')
    expect((await placeOf(server.app, trailer)).zoneId).toBe(dock)
    const orders = await server.app.db.kysely
      .selectFrom('fleet_orders')
      .select(['attempt', 'state'])
      .execute()
    expect(orders).toEqual([{ attempt: 1, state: 'finished' }])
  })
})
