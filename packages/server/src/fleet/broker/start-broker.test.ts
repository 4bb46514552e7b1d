import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { SERVER_USERNAME, serverSecret, truckSecret } from '@tractrix/fleet-protocol'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BrokerPortError } from './listen-on.ts'
import { type Broker, type BrokerRefusal, startBroker } from './start-broker.ts'

const fleetKey = 'test-fleet-key'
const own = (topic: string, serial = 'av-01') => `uagv/v2/tractrix/${serial}/${topic}`

let broker: Broker
let refusals: BrokerRefusal[]
const clients: MqttClient[] = []

beforeEach(async () => {
  refusals = []
  broker = await startBroker({
    host: '127.0.0.1',
    port: 0,
    fleetKey,
    maxPacketBytes: 10_000,
    rateLimit: { perSecond: 1, burst: 20 },
    now: () => 0,
    onRefusal: refusal => refusals.push(refusal),
  })
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map(client => client.endAsync(true)))
  await broker.close()
})

function connect(username: string, password: string, options: IClientOptions = {}): Promise<MqttClient> {
  const client = mqtt.connect(broker.url, {
    username,
    password,
    protocolVersion: 4,
    reconnectPeriod: 0,
    ...options,
  })
  clients.push(client)
  return new Promise((resolve, reject) => {
    client.once('connect', () => resolve(client))
    client.once('error', reject)
    client.once('close', () => reject(new Error('closed')))
  })
}
const truck = (serial = 'av-01', options: IClientOptions = {}) =>
  connect(serial, truckSecret(fleetKey, serial), options)
const server = () => connect(SERVER_USERNAME, serverSecret(fleetKey))

const closing = (client: MqttClient) => new Promise<void>(resolve => client.once('close', () => resolve()))

/** The next message on a topic that the client is subscribed to. */
const message = (client: MqttClient, topic: string) =>
  new Promise<string>(resolve => {
    client.on('message', (name, payload) => name === topic && resolve(payload.toString()))
  })

describe('identity at the broker', () => {
  it('lets a truck in with its own secret and nobody else', async () => {
    await truck()
    await expect(connect('av-01', 'guess')).rejects.toThrow(/bad user/i)
    await expect(connect('av-02', truckSecret(fleetKey, 'av-01'))).rejects.toThrow(/bad user/i)
    await expect(connect(SERVER_USERNAME, truckSecret(fleetKey, SERVER_USERNAME))).rejects.toThrow(
      /bad user/i,
    )
    await expect(connect('', '')).rejects.toThrow(/bad user/i)
    expect(refusals.map(refusal => refusal.kind)).toContain('sign-in')
  })

  it('does not let a truck throw out another one by taking its client id', async () => {
    const first = await truck('av-01', { clientId: 'the-id' })
    await expect(truck('av-02', { clientId: 'the-id' })).rejects.toThrow(/identifier rejected/i)
    expect(first.connected).toBe(true)
    await truck('av-01', { clientId: 'the-id' })
  })
})

describe('what a client may write and read', () => {
  it('lets a truck write its own vehicle topics', async () => {
    const listener = await server()
    await listener.subscribeAsync('uagv/v2/+/+/state', { qos: 1 })
    const received = message(listener, own('state'))
    const client = await truck()
    await client.publishAsync(own('state'), 'hello', { qos: 1 })
    expect(await received).toBe('hello')
  })

  it.each([own('state', 'av-02'), own('order'), own('yardCommands'), own('gossip'), 'elsewhere', '$SYS/x'])(
    'cuts off a truck that writes to %s',
    async topic => {
      const client = await truck()
      const closed = closing(client)
      client.publish(topic, 'x')
      await closed
      expect(refusals).toContainEqual(
        expect.objectContaining({ kind: 'publish', user: 'av-01', detail: topic }),
      )
    },
  )

  it.each([
    own('order', 'av-02'),
    own('state', 'av-02'),
    own('+'),
    own('#'),
    '#',
    'uagv/v2/+/av-01/order',
    '$SYS/#',
  ])('refuses a truck the filter %s', async filter => {
    const client = await truck()
    await expect(client.subscribeAsync(filter, { qos: 1 })).rejects.toThrow()
    expect(client.connected).toBe(true)
    expect(refusals).toContainEqual(expect.objectContaining({ kind: 'subscribe', detail: filter }))
  })

  it('gives a truck its orders, and what it left in its own retained topics', async () => {
    const client = await truck()
    await client.publishAsync(own('yardState'), 'left behind', { qos: 1, retain: true })
    const again = await truck()
    const retained = message(again, own('yardState'))
    const ordered = message(again, own('order'))
    await again.subscribeAsync([own('yardState'), own('order')], { qos: 1 })
    await (await server()).publishAsync(own('order'), 'go', { qos: 1 })
    expect([await retained, await ordered]).toEqual(['left behind', 'go'])
  })

  it('never hands queued orders of one truck to another that comes under its client id', async () => {
    const first = await truck('av-01', { clientId: 'shared', clean: false })
    await first.subscribeAsync(own('order'), { qos: 1 })
    await first.endAsync()
    const boss = await server()
    await boss.publishAsync(own('order'), 'for av-01', { qos: 1 })
    const thief = await truck('av-02', { clientId: 'shared', clean: false })
    const received: string[] = []
    thief.on('message', topic => received.push(topic))
    await thief.subscribeAsync(own('order', 'av-02'), { qos: 1 })
    const mine = message(thief, own('order', 'av-02'))
    await boss.publishAsync(own('order', 'av-02'), 'for av-02', { qos: 1 })
    await mine
    expect(received).toEqual([own('order', 'av-02')])
  })

  it('refuses the server to speak for a truck', async () => {
    const boss = await server()
    const closed = closing(boss)
    boss.publish(own('state'), 'x')
    await closed
  })
})

describe('what a client may cost', () => {
  it('cuts off a packet that is too large before it is read, and goes on', async () => {
    const client = await truck()
    const closed = closing(client)
    client.publish(own('state'), Buffer.alloc(20_000))
    await closed
    expect(refusals).toContainEqual(expect.objectContaining({ kind: 'packet-size' }))
    await truck()
  })

  it('cuts off a client that announces a huge packet without signing in', async () => {
    const socket = connectTcp(broker.port, '127.0.0.1')
    await once(socket, 'connect')
    const closed = once(socket, 'close')
    socket.write(Buffer.from([0x10, 0xff, 0xff, 0xff, 0x7f]))
    await closed
  })

  it('cuts off a client that sends too fast, and still delivers its last will', async () => {
    const boss = await server()
    await boss.subscribeAsync('uagv/v2/+/+/connection', { qos: 1 })
    const will = message(boss, own('connection'))
    const client = await truck('av-01', {
      will: { topic: own('connection'), payload: Buffer.from('broken'), qos: 1 },
    })
    const closed = closing(client)
    for (let i = 0; i < 30; i++) client.publish(own('state'), 'x')
    await closed
    expect(await will).toBe('broken')
    expect(refusals).toContainEqual(expect.objectContaining({ kind: 'rate', user: 'av-01' }))
  })

  it('lives through garbage on the socket', async () => {
    const socket = connectTcp(broker.port, '127.0.0.1')
    await once(socket, 'connect')
    const closed = once(socket, 'close')
    socket.write('GET / HTTP/1.1\r\n\r\n')
    await closed
    await truck()
  })
})

it('names MQTT_PORT when the port is taken', async () => {
  const second = startBroker({ host: '127.0.0.1', port: broker.port, fleetKey })
  await expect(second).rejects.toThrow(BrokerPortError)
  await expect(second).rejects.toThrow(new RegExp(`Port ${broker.port} .* MQTT_PORT`))
})
