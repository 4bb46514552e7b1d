import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoYards } from '@tractrix/demo-yards'
import { SERVER_USERNAME, serverSecret } from '@tractrix/fleet-protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TestServer } from './app/testing/test-server.ts'
import { type Broker, startBroker } from './fleet/index.ts'
import { WireTruck } from './fleet/testing/wire-truck.ts'
import type { Database, DatabaseAddress } from './platform/db/index.ts'
import { testDatabase } from './platform/db/test-database.ts'

/*
 * Two server processes on one database and one broker, as behind a load balancer. The trucks are real MQTT clients.
 */

const FLEET_KEY = 'fleet-key-of-two-servers'
const YARD = demoYards().find(yard => yard.alias === 'baltimore')!
const [DEMO_TRUCK] = YARD.trucks

let folder: string
let db: Database
let broker: Broker
let servers: TestServer[]
let truck: WireTruck
let breath: NodeJS.Timeout

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-two-'))
  db = await testDatabase()
  broker = await startBroker({ host: '127.0.0.1', port: 0, fleetKey: FLEET_KEY })
  servers = await Promise.all(['one', 'two'].map(name => start(name)))
  const vehicle = { manufacturer: DEMO_TRUCK!.manufacturer, serial: DEMO_TRUCK!.internalId }
  truck = await new WireTruck(vehicle, FLEET_KEY, () => new Date()).connect(broker.url)
  await truck.report({ agvPosition: { x: 0, y: 0, theta: 0, mapId: YARD.mapId, positionInitialized: true } })
  breath = setInterval(() => void truck.report(), 500)
})
afterAll(async () => {
  clearInterval(breath)
  await truck.leave()
  await Promise.all(servers.map(server => server.stop()))
  await broker.close()
  await db.close()
  await rm(folder, { recursive: true, force: true })
})

async function start(name: string): Promise<TestServer> {
  const password = serverSecret(FLEET_KEY)
  const server = new TestServer({
    TRACTRIX_DATA: join(folder, name),
    TRACTRIX_DEMO: 'on',
    DATABASE_URL: urlOf(db.address),
    MQTT_URL: broker.url.replace('//', `//${SERVER_USERNAME}:${password}@`),
  })
  await server.ready()
  await server.signIn('operator@tractrix.local')
  return server
}

function urlOf(address: DatabaseAddress): string {
  if ('url' in address) return address.url
  const { host, port, user, database } = address
  return `postgres:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`
}

const leads = async (server: TestServer) =>
  /^fleet_lead 1$/m.test(await (await fetch(`${server.url}/metrics`)).text())
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 })
const receivedOrders = () => truck.received.all.filter(({ topic }) => topic === 'order')
const receivedActions = () =>
  truck.received.all.flatMap(received =>
    received.topic === 'instantActions' ? received.message.actions : [],
  )

const STATUS = 'query ($id: ID!) { move(id: $id) { status truck { name } } }'
const untilStatus = (server: TestServer, id: string, status: string) =>
  until(async () => {
    const { move } = await server.ask<{ move: { status: string } }>(STATUS, { id })
    expect(move.status).toBe(status)
  })

/** Queues a trailer move at one of the servers: the trailer of a spot to a free dock. */
async function queue(server: TestServer, place: number): Promise<string> {
  const trailers = YARD.trailers.filter(one => one.zoneId !== null && one.canMove && one.otrDropOffConfirmed)
  const taken = new Set(YARD.trailers.map(({ zoneId }) => zoneId))
  const free = YARD.zones.filter(zone => zone.zoneType === 'trailer_parking_spot' && !taken.has(zone.id))
  const { createPendingMove } = await server.ask<{ createPendingMove: { id: string } }>(
    `mutation ($siteId: ID!, $trailerId: ID!, $toZoneId: ID!) { createPendingMove(siteId: $siteId, type: trailer,
      moveCategory: production, trailerId: $trailerId, toZoneId: $toZoneId) { id } }`,
    { siteId: YARD.siteId, trailerId: trailers[place]!.id, toZoneId: free[place]!.id },
  )
  return createPendingMove.id
}

describe('two servers on one database and one broker', () => {
  it('load the demo once and agree on one that leads the fleet', async () => {
    const { rows } = await db.pool.query<{ sites: number }>('select count(*) as sites from sites')
    expect(rows[0]?.sites).toBe(demoYards().length)
    expect((await Promise.all(servers.map(leads))).sort()).toEqual([false, true])
  })

  it('do a move that is queued at either of them once, and no other server stops it', async () => {
    for (const [place, server] of servers.entries()) {
      const told = receivedOrders().length
      const id = await queue(server, place)
      const order = await truck.nextOrder()
      await truck.accept(order)
      await Promise.all(servers.map(each => untilStatus(each, id, 'in_progress')))
      // Both have received a state with the order when they tell its move as the truck's.
      const { fleet } = {
        fleet: `{ getTrucks(siteId: "${YARD.siteId}") { internalId latestTelemetry { activeMoveId } } }`,
      }
      for (const each of servers)
        await until(async () => {
          const { getTrucks } = await each.ask<{
            getTrucks: { internalId: string; latestTelemetry: { activeMoveId: string | null } }[]
          }>(fleet)
          const ours = getTrucks.find(({ internalId }) => internalId === DEMO_TRUCK!.internalId)
          expect(ours?.latestTelemetry.activeMoveId).toBe(id)
        })
      await truck.complete(order)
      await Promise.all(servers.map(each => untilStatus(each, id, 'complete')))
      expect(receivedOrders().length - told).toBe(1)
    }
    expect(receivedActions().filter(({ actionType }) => actionType === 'cancelOrder')).toEqual([])
  })

  it('the other one takes over a move under way when the leader is killed', async () => {
    const isFirst = await leads(servers[0]!)
    const [leader, other] = isFirst ? [servers[0]!, servers[1]!] : [servers[1]!, servers[0]!]
    const told = receivedOrders().length
    const id = await queue(other, 2)
    const order = await truck.nextOrder()
    await truck.accept(order)
    await untilStatus(other, id, 'in_progress')
    await leader.kill()
    await until(async () => expect(await leads(other)).toBe(true))
    await truck.complete(order)
    await untilStatus(other, id, 'complete')
    expect(receivedOrders().length - told).toBe(1)
    servers = [other]
  })
})
