import { SERVER_USERNAME, serverSecret, truckSecret } from '@tractrix/fleet-protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { type Broker, startBroker } from '../broker/start-broker.ts'
import { buildJob, buildStop, MOVE_ID } from '../testing/build-job.ts'
import { Inbox } from '../testing/inbox.ts'
import { startOutsideBroker } from '../testing/outside-broker.ts'
import { startStockAgv } from '../testing/stock-agv.ts'
import type { VehicleEvent } from '../vehicles/vehicle-port.ts'
import { connectGateway, type Gateway } from './connect-gateway.ts'
import type { GatewayTrouble } from './gateway-trouble.ts'

const fleetKey = 'test-fleet-key'
const vehicle = { manufacturer: 'vda-5050-lib', serial: 'agv-7' }
const account = { username: 'somebody', password: 'secret' }

/** Our own broker, and one that stands elsewhere and is named by MQTT_URL. */
const BROKERS = {
  embedded: async () => {
    const broker = await startBroker({ host: '127.0.0.1', port: 0, fleetKey })
    return {
      broker,
      forServer: { username: SERVER_USERNAME, password: serverSecret(fleetKey) },
      forVehicle: { username: vehicle.serial, password: truckSecret(fleetKey, vehicle.serial) },
    }
  },
  outside: async () => ({ broker: await startOutsideBroker(account), forServer: {}, forVehicle: account }),
}

const from = buildStop({ x: 12, y: 0, theta: null })
const to = buildStop({ zoneId: '7d1b0a52-0c8d-4c4f-9d8e-dddddddddddd', name: 'D3', x: 12, y: 9, theta: null })

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close()
})

describe.each(Object.entries(BROKERS))('a stock vda-5050-lib vehicle at the %s broker', (_name, start) => {
  async function world() {
    const {
      broker,
      forServer,
      forVehicle,
    }: { broker: Broker; forServer: object; forVehicle: typeof account } = await start()
    open.push(broker)
    const troubles: GatewayTrouble[] = []
    const gateway: Gateway = await connectGateway({
      mqttUrl: broker.url,
      credentials: forServer,
      isKnown: () => true,
      onTrouble: trouble => troubles.push(trouble),
    })
    open.push(gateway)
    await gateway.adopt([])
    const events = new Inbox<VehicleEvent>()
    gateway.on(events.put)
    const agv = await startStockAgv(vehicle, { url: `mqtt://127.0.0.1:${broker.port}`, ...forVehicle })
    open.push({ close: () => agv.stop() })
    await events.next(event => event.type === 'telemetry' && event.telemetry.place.position !== null)
    return { gateway, events, agv, troubles }
  }

  it('completes a trailer job', async () => {
    const { gateway, events, troubles } = await world()
    await gateway.assign(buildJob({ vehicle, from, to }))
    const phases = []
    for (const phase of ['accepted', 'picked_up', 'dropped'] as const) {
      phases.push(await events.next(event => event.type === 'progress' && event.phase === phase))
    }
    expect(phases).toHaveLength(3)
    expect(await events.next(event => event.type === 'result')).toMatchObject({
      vehicle,
      moveId: MOVE_ID,
      outcome: 'complete',
    })
    expect(troubles.filter(({ kind }) => kind === 'invalid')).toEqual([])
    expect(gateway.snapshot()).toMatchObject([
      {
        online: true,
        telemetry: { place: { position: { x: 12, y: 9 } }, report: { trailerIsConnected: false } },
      },
    ])
  })

  it('lets a job be taken back and then takes the next one', async () => {
    const { gateway, events } = await world()
    await gateway.assign(buildJob({ vehicle, from: { ...from, x: 300 }, to }))
    await events.next(event => event.type === 'progress' && event.phase === 'accepted')
    await gateway.cancel(vehicle, MOVE_ID, 1)
    await gateway.assign(buildJob({ vehicle, from, to, attempt: 2 }))
    expect(await events.next(event => event.type === 'result')).toMatchObject({
      attempt: 1,
      outcome: 'canceled',
    })
    expect(await events.next(event => event.type === 'result')).toMatchObject({
      attempt: 2,
      outcome: 'complete',
    })
  })

  it('is offline when it leaves', async () => {
    const { events, agv } = await world()
    await agv.stop()
    await events.next(event => event.type === 'presence' && !event.online)
  })
})
