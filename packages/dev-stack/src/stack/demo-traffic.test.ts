import { expect, it } from 'vitest'
import { demoTraffic } from './demo-traffic.ts'

it.each([
  [{}, 'calm'],
  [{ TRACTRIX_DEMO_TRAFFIC: ' ' }, 'calm'],
  [{ TRACTRIX_DEMO_TRAFFIC: 'Busy' }, 'busy'],
  [{ TRACTRIX_DEMO_TRAFFIC: 'off' }, 'off'],
  [{ TRACTRIX_DEMO: 'off', TRACTRIX_DEMO_TRAFFIC: 'busy' }, 'off'],
  [{ DATABASE_URL: 'postgres://db/yard' }, 'off'],
  [{ DATABASE_URL: 'postgres://db/yard', TRACTRIX_DEMO: 'on' }, 'calm'],
])('%j asks for %s traffic', (settings, expected) => {
  expect(demoTraffic(settings)).toBe(expected)
})
