import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Job } from '../../fleet/index.ts'
import { createPendingMove } from '../../moves/actions/create-move.ts'
import { addYard, type TestYard, wish } from '../../moves/test-yard.ts'
import type { LiveTrucks } from '../../trucks/index.ts'
import { createDynamicNoGoForZone, deleteDynamicNoGoZone } from '../../zones/no-go-regions.ts'
import { Dispatcher } from '../dispatcher.ts'
import {
  placeOf,
  readMove,
  report,
  type ScriptedPort,
  stallAndDock,
  testDispatch,
  testFleet,
} from '../test-dispatch.ts'

let server: Awaited<ReturnType<typeof testDispatch>>
let yard: TestYard
let name: string
let port: ScriptedPort
let trucks: LiveTrucks
let dispatcher: Dispatcher
let yards = 0

beforeAll(async () => {
  server = await testDispatch()
})
afterAll(() => server.close())
beforeEach(async () => {
  name = `closed${++yards}`
  yard = await addYard(server.app, name)
  const fleet = await testFleet(server.app)
  port = fleet.port
  trucks = fleet.trucks
  dispatcher = new Dispatcher(server.app, port, { everyMs: 3_600_000 })
  await dispatcher.start()
})
afterEach(async () => {
  await dispatcher.close()
  await trucks.close()
})

const settled = async () => {
  dispatcher.askAll()
  await dispatcher.idle()
}

/** A trailer move on its way, in a yard that can close zones. */
async function underWay() {
  const config = JSON.stringify({ enableDynamicNoGo: true })
  await server.app.db.kysely.updateTable('sites').set({ config }).where('id', '=', yard.siteId).execute()
  const truck = await yard.addTruck('AV-01')
  await trucks.fleet.reload()
  sendReport()
  const places = await stallAndDock(yard)
  const move = await createPendingMove(server.app, yard.actor, yard.siteId, wish(places.asked))
  await settled()
  const job = port.assigned[0]!
  port.progress(job, 'accepted')
  await settled()
  return { ...places, truck, moveId: move.id, job }
}

const sendReport = (words: Parameters<typeof report>[2] = {}) =>
  report({ app: server.app, port }, `${name}-av-01`, words)

async function close(zoneId: string) {
  const region = await createDynamicNoGoForZone(server.app, yard.actor, yard.siteId, zoneId)
  await settled()
  return region.id
}

async function open(regionId: string) {
  await deleteDynamicNoGoZone(server.app, yard.actor, yard.siteId, regionId)
  await settled()
}

async function reportResult(
  job: Job,
  ...[outcome, code]: [Parameters<ScriptedPort['result']>[1], 'action_failed'?]
) {
  port.result(job, outcome, code)
  await settled()
}

const stand = async (moveId: string) => {
  const { status, waitReasons, truck } = await readMove(server.app, moveId)
  return { status, truck: truck?.name ?? null, reasons: waitReasons.map(({ code }) => code) }
}

describe('MV-STA-17 MV-MUT-14 a no-go region at an end of a move in progress', () => {
  it('calls the truck back; without its trailer the move waits in its old place and the truck is free', async () => {
    const { dock, moveId, job } = await underWay()
    const { pendingAt } = await readMove(server.app, moveId)
    const region = await close(dock)
    expect(port.canceled).toEqual([{ serial: `${name}-av-01`, moveId, attempt: 1 }])
    expect(await stand(moveId)).toEqual({
      status: 'in_progress',
      truck: 'AV-01',
      reasons: ['destination_in_no_go'],
    })
    await reportResult(job, 'canceled')
    expect(await stand(moveId)).toEqual({ status: 'pending', truck: null, reasons: ['destination_in_no_go'] })
    expect(await readMove(server.app, moveId)).toMatchObject({ pendingAt, inProgressAt: null })
    const other = await stallAndDock(yard, '2')
    await createPendingMove(server.app, yard.actor, yard.siteId, wish(other.asked))
    await settled()
    await reportResult(port.assigned[1]!, 'complete')
    await open(region)
    expect(port.assigned[2]).toMatchObject({ moveId, attempt: 2, kind: 'trailer' })
  })

  it('with its trailer the move stays in progress, and goes on with the rest of the way', async () => {
    const { dock, moveId, job, trailer, truck } = await underWay()
    port.progress(job, 'picked_up')
    const region = await close(dock)
    sendReport({ trailerIsConnected: true, connectedTrailerId: trailer })
    await reportResult(job, 'canceled')
    expect(await stand(moveId)).toEqual({
      status: 'in_progress',
      truck: 'AV-01',
      reasons: ['destination_in_no_go'],
    })
    expect(await placeOf(server.app, trailer)).toEqual({ zoneId: null, inTransit: true, truckId: truck })
    await open(region)
    expect(port.assigned[1]).toMatchObject({ moveId, attempt: 2, kind: 'trailer_attached', from: null })
    await reportResult(port.assigned[1]!, 'complete')
    expect(await stand(moveId)).toEqual({ status: 'complete', truck: 'AV-01', reasons: [] })
  })

  it('with its trailer on the truck, whatever the order has told of it, the move stays in progress, too', async () => {
    const { dock, moveId, job, trailer, truck } = await underWay()
    const region = await close(dock)
    sendReport({ trailerIsConnected: true, connectedTrailerId: trailer })
    await reportResult(job, 'canceled')
    expect(await stand(moveId)).toEqual({
      status: 'in_progress',
      truck: 'AV-01',
      reasons: ['destination_in_no_go'],
    })
    expect(await placeOf(server.app, trailer)).toEqual({ zoneId: null, inTransit: true, truckId: truck })
    await open(region)
    expect(port.assigned[1]).toMatchObject({ moveId, attempt: 2, kind: 'trailer_attached', from: null })
  })

  it('a truck that holds the trailer by our records alone goes on with it', async () => {
    const { dock, moveId, job, trailer, truck } = await underWay()
    await close(dock)
    const { kysely } = server.app.db
    await kysely
      .updateTable('trucks')
      .set({ connected_trailer_id: trailer })
      .where('id', '=', truck)
      .execute()
    await reportResult(job, 'canceled')
    expect((await stand(moveId)).status).toBe('in_progress')
  })

  it('a closed start holds nobody who has left it with the trailer', async () => {
    const { stall, job } = await underWay()
    port.progress(job, 'picked_up')
    await close(stall)
    expect(port.canceled).toEqual([])
  })

  it('a closed start calls back who has not been there yet', async () => {
    const { stall, moveId, job } = await underWay()
    await close(stall)
    await reportResult(job, 'canceled')
    expect(await stand(moveId)).toEqual({ status: 'pending', truck: null, reasons: ['start_in_no_go'] })
  })

  it('a truck that was faster has done the move', async () => {
    const { dock, moveId, job, trailer } = await underWay()
    port.progress(job, 'picked_up')
    await close(dock)
    port.progress(job, 'dropped')
    await reportResult(job, 'canceled')
    expect(await stand(moveId)).toEqual({ status: 'complete', truck: 'AV-01', reasons: [] })
    expect((await placeOf(server.app, trailer)).zoneId).toBe(dock)
  })

  it('a truck that fails on its way back has failed', async () => {
    const { dock, moveId, job } = await underWay()
    await close(dock)
    await reportResult(job, 'failed', 'action_failed')
    expect(await stand(moveId)).toEqual({ status: 'error', truck: 'AV-01', reasons: [] })
  })
})
