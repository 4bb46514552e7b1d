import { SERVER_USERNAME, serverSecret } from '@tractrix/fleet-protocol'
import mqtt from 'mqtt'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildJob } from '../testing/build-job.ts'
import { FleetWorld } from '../testing/fleet-world.ts'
import type { WireTruck } from '../testing/wire-truck.ts'
import { connectGateway } from './connect-gateway.ts'

let world: FleetWorld
let truck: WireTruck

beforeEach(async () => {
  world = new FleetWorld()
  await world.startBroker()
  await world.startGateway({ maxPayloadBytes: 5_000 })
  truck = await world.truck()
})
afterEach(() => world.close())

it.each([
  ['no JSON', 'state', '{', 'not a JSON object'],
  ['bytes', 'state', Buffer.from([0xff, 0xfe, 0]), 'not a JSON object'],
  ['a list', 'yardState', '[]', 'not a JSON object'],
  ['an empty object', 'state', '{}', "required property 'timestamp'"],
  [
    'a wrong type',
    'connection',
    '{"headerId":1,"timestamp":"2026-01-02T03:04:05Z","connectionState":1}',
    'connectionState',
  ],
  ['a profile that we do not know', 'yardRoute', '{"profile":"yard/9"}', 'required'],
] as const)('tells of %s on %s and goes on', async (_what, topic, payload, why) => {
  await truck.sendRaw(truck.topic(topic), payload)
  expect(await world.troubles.next(({ kind }) => kind === 'invalid')).toMatchObject({
    topic: truck.topic(topic),
    detail: expect.stringContaining(why),
  })
  await truck.report()
  expect(await world.telemetry()).toMatchObject({ report: { batteryPercentage: 80 } })
})

it('does not read a message that is too large', async () => {
  await truck.sendRaw(truck.topic('state'), JSON.stringify({ padding: 'x'.repeat(6_000) }))
  expect(await world.troubles.next(({ kind }) => kind === 'oversize')).toMatchObject({
    topic: truck.topic('state'),
  })
})

it('tells of a vehicle that nobody registered once a minute, and listens to it no further', async () => {
  const vehicle = { manufacturer: 'tractrix', serial: 'stranger' }
  const stranger = world.unconnectedTruck(vehicle)
  await stranger.connect(world.broker.url)
  expect(await world.event('unknown_vehicle')).toMatchObject({ vehicle })
  await stranger.report()
  await truck.report()
  await world.telemetry()
  expect(world.events.all.filter(({ type }) => type === 'unknown_vehicle')).toHaveLength(1)
  world.clock.advance(60_000)
  await stranger.report()
  expect(await world.event('unknown_vehicle')).toMatchObject({ vehicle })
  expect(world.gateway.snapshot()).toHaveLength(1)
  await world.gateway.assign(buildJob({ vehicle }))
  expect(await world.result()).toMatchObject({ outcome: 'rejected', reason: { code: 'unknown_vehicle' } })
})

it('believes the topic, not the payload, about who speaks', async () => {
  await truck.publish('state', {
    manufacturer: 'somebody',
    serialNumber: 'else',
    batteryState: { batteryCharge: 55, charging: false },
  })
  expect(await world.event('telemetry')).toMatchObject({
    vehicle: { manufacturer: 'tractrix', serial: 'bwi-av-01' },
    telemetry: { report: { batteryPercentage: 55 } },
  })
})

it('goes on when a listener throws, and says so', async () => {
  const stop = world.gateway.on(() => {
    throw new Error('listener broke')
  })
  await truck.report()
  expect(await world.troubles.next(({ kind }) => kind === 'listener')).toMatchObject({
    detail: expect.stringContaining('listener broke'),
  })
  stop()
  await truck.report()
  await world.telemetry()
})

it('never sends an order that breaks the standard', async () => {
  await truck.report()
  await world.telemetry()
  const nowhere = { ...buildJob().to!, x: Number.NaN }
  await world.gateway.assign(buildJob({ to: nowhere }))
  expect(await world.result()).toMatchObject({ outcome: 'rejected', reason: { code: 'invalid_job' } })
  expect(await world.troubles.next(({ kind }) => kind === 'ignored')).toMatchObject({
    detail: expect.stringContaining('not sent, invalid'),
  })
})

it('names MQTT_URL, without its password, when there is no broker', async () => {
  const gone = `mqtt://me:secret@127.0.0.1:${world.broker.port}`
  const credentials = { username: SERVER_USERNAME, password: 'wrong' }
  const attempt = connectGateway(
    {
      mqttUrl: gone,
      credentials,
      isKnown: () => true,
      onTrouble: world.troubles.put,
      reconnectMilliseconds: 20,
    },
    200,
  )
  const message = await attempt.then(
    () => '',
    (error: Error) => error.message,
  )
  expect(message).toMatch(/127\.0\.0\.1:\d+ cannot be reached \(.*Bad username.*\): check MQTT_URL/)
  expect(message).not.toContain('secret')
})

it('says when the broker does not let the server read', async () => {
  const client = await mqtt.connectAsync(world.broker.url, {
    username: SERVER_USERNAME,
    password: serverSecret('test-fleet-key'),
    protocolVersion: 4,
  })
  await expect(client.subscribeAsync('elsewhere/#', { qos: 1 })).rejects.toThrow()
  await client.endAsync(true)
})
