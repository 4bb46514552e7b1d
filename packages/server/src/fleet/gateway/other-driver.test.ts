import mqtt, { type MqttClient } from 'mqtt'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Broker } from '../broker/start-broker.ts'
import { buildJob, buildStop } from '../testing/build-job.ts'
import { Inbox } from '../testing/inbox.ts'
import { startOutsideBroker } from '../testing/outside-broker.ts'
import type {
  DrivenVehicle,
  DriveOptions,
  VehicleAddress,
  VehicleDriver,
} from '../vehicles/vehicle-driver.ts'
import type { VehicleEvent, VehicleRef, VehicleStatus } from '../vehicles/vehicle-port.ts'
import { FleetGateway } from './fleet-gateway.ts'
import type { GatewayTrouble } from './gateway-trouble.ts'

/** A vehicle that says `here` or `gone` on one topic, and is told the id of its move on another. */
class PlainVehicle implements DrivenVehicle {
  readonly ref: VehicleRef
  readonly #options: DriveOptions
  #online = false

  constructor(options: DriveOptions) {
    this.ref = options.vehicle
    this.#options = options
  }

  receive({ topic }: VehicleAddress, payload: Uint8Array): void {
    const word = Buffer.from(payload).toString()
    if (word !== 'here' && word !== 'gone') {
      this.#options.onTrouble({ kind: 'invalid', topic, detail: `"${word}" is no word of its` })
      return
    }
    this.#online = word === 'here'
    const at = new Date(this.#options.now()).toISOString()
    this.#options.emit({ type: 'presence', vehicle: this.ref, online: this.#online, at })
  }

  assign({ moveId }: { moveId: string }): void {
    this.#options.publish(`plain/${this.ref.serial}/move`, moveId)
  }

  status(): VehicleStatus {
    const nothing = { telemetry: null, route: null, trailerReportedAt: null, lastMessageAt: null }
    return {
      ...nothing,
      vehicle: this.ref,
      online: this.#online,
      findings: [],
      taskable: true,
      reportsTrailer: false,
      loadReports: [],
      reportedOrderId: null,
      job: null,
      acceptedAt: null,
    }
  }

  cancel(): void {}
  release(): void {}
  adopt(): void {}
  allJobsKnown(): void {}
  standBy(): void {}
  pause(): void {}
  resume(): void {}
  requestState(): void {}
  takeover(): void {}
  linkLost(): void {}
  tick(): void {}
}

const plainDriver: VehicleDriver = {
  filters: ['plain/+/word'],
  optionalFilters: [],
  addressOf: topic => {
    const serial = /^plain\/([^/]+)\/word$/.exec(topic)?.[1]
    const vehicle = { manufacturer: 'plain', serial: serial ?? '' }
    return serial === undefined ? null : { topic, vehicle, isUnderstood: true }
  },
  drive: options => new PlainVehicle(options),
}

const account = { username: 'somebody', password: 'secret' }
let broker: Broker
let client: MqttClient
let gateway: FleetGateway<VehicleAddress>
let events: Inbox<VehicleEvent>
let troubles: Inbox<GatewayTrouble>

beforeEach(async () => {
  broker = await startOutsideBroker(account)
  client = await mqtt.connectAsync(broker.url)
  events = new Inbox()
  troubles = new Inbox()
  gateway = new FleetGateway({
    driver: plainDriver,
    mqttUrl: broker.url,
    credentials: {},
    isKnown: ({ serial }) => serial === '7',
    onTrouble: troubles.put,
    maxPayloadBytes: 100,
  })
  gateway.on(events.put)
  await gateway.connected
})
afterEach(async () => {
  await gateway.close()
  await client.endAsync()
  await broker.close()
})

const vehicle = { manufacturer: 'plain', serial: '7' }

describe('a gateway with a driver of another language', () => {
  it('reports what its vehicles say and sends them their jobs', async () => {
    const moves = new Inbox<string>()
    await client.subscribeAsync('plain/7/move')
    client.on('message', (_topic, payload) => moves.put(payload.toString()))
    await client.publishAsync('plain/7/word', 'here')
    expect(await events.next(({ type }) => type === 'presence')).toMatchObject({ vehicle, online: true })
    expect(gateway.snapshot()).toMatchObject([{ vehicle, online: true }])
    const stop = buildStop()
    await gateway.assign({ ...buildJob({ from: stop, to: stop }), vehicle, moveId: 'move-1' })
    expect(await moves.next(() => true)).toBe('move-1')
  })

  it('guards it as it guards any other: strangers, long messages, words that mean nothing', async () => {
    await client.publishAsync('plain/8/word', 'here')
    expect(await events.next(() => true)).toMatchObject({
      type: 'unknown_vehicle',
      vehicle: { manufacturer: 'plain', serial: '8' },
    })
    await client.publishAsync('plain/7/word', 'x'.repeat(101))
    expect(await troubles.next(() => true)).toMatchObject({ kind: 'oversize', topic: 'plain/7/word' })
    await client.publishAsync('plain/7/word', 'hm')
    expect(await troubles.next(() => true)).toMatchObject({ kind: 'invalid', topic: 'plain/7/word' })
    expect(gateway.snapshot()).toMatchObject([{ vehicle, online: false }])
  })
})
