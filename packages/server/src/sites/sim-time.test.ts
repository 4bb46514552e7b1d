import pino from 'pino'
import { expect, it } from 'vitest'
import { LiveTopics } from '../platform/live/index.ts'
import { simTimeOf, startSimTime } from './sim-time.ts'

it('OP-QRY-16 tells a simulated time that runs at the given rate, and none for a site that is not simulated', () => {
  let now = new Date('2026-03-01T12:00:00.000Z')
  const app = { live: new LiveTopics(pino({ level: 'silent' })), clock: { now: () => now } }
  expect(simTimeOf(app, 'a')).toBeNull()
  startSimTime(app, 10, ['a'])
  now = new Date('2026-03-01T12:01:00.000Z')
  expect(simTimeOf(app, 'a')).toEqual({
    siteId: 'a',
    initialization: new Date('2026-03-01T12:00:00.000Z'),
    clock: new Date('2026-03-01T12:10:00.000Z'),
    rate: 10,
  })
  expect(simTimeOf(app, 'b')).toBeNull()
})
