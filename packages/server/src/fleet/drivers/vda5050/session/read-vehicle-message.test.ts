import { parseTopic } from '@tractrix/fleet-protocol'
import { expect, it } from 'vitest'
import { readVehicleMessage, unreadableSentence } from './read-vehicle-message.ts'

const vehicle = { manufacturer: 'tractrix', serialNumber: 'av-01' }
const read = (topic: string, payload: unknown) =>
  readVehicleMessage({ topic, parsed: parseTopic(topic) }, Buffer.from(JSON.stringify(payload)))
const path = (name: string, version = 'v2') =>
  `uagv/${version}/${vehicle.manufacturer}/${vehicle.serialNumber}/${name}`

it('says what is wrong with a message', () => {
  const unread = read(path('state'), { orderId: 7 })
  expect(unread).toMatchObject({
    ok: false,
    about: 'state',
    finding: { code: 'INVALID_MESSAGE', sentence: { code: 'alert.unreadable', args: { topic: 'state' } } },
    trouble: { kind: 'invalid', topic: path('state') },
  })
})

it('cuts the sentence to 240 characters, with what fills it', () => {
  const { args, message } = unreadableSentence('state', 'x'.repeat(10_000))
  expect(message).toMatch(/^Its state cannot be read: x+…$/)
  expect(message).toHaveLength(240)
  expect(message).toBe(`Its state cannot be read: ${args.errors}`)
  expect(unreadableSentence('state', 'no JSON').args).toEqual({ topic: 'state', errors: 'no JSON' })
})

it('says which version a vehicle speaks, by its header or by its topics', () => {
  const sentence = (topic: string, payload: unknown) => {
    const unread = read(topic, payload)
    return unread.ok ? null : unread.finding.sentence
  }
  expect(sentence(path('state'), { version: '3.0.0' })).toEqual({
    code: 'alert.newer_version',
    args: { version: '3.0.0' },
    message: 'It speaks VDA 5050 3.0.0; only 2.0 and 2.1 are supported.',
  })
  expect(sentence(path('state', 'v3'), {})).toMatchObject({
    code: 'alert.newer_topics',
    message: 'It writes to topics uagv/v3; only 2.0 and 2.1 are supported, on topics uagv/v2.',
  })
})
