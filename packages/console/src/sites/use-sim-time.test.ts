import { expect, it } from 'vitest'
import { simulatedNow } from './use-sim-time.ts'

it('OP-OPEN-60 advances the simulated clock by its rate', () => {
  const reading = { clock: '2026-05-12T09:00:00.000Z', rate: 10 }
  expect(simulatedNow(reading, 6_000)).toBe('2026-05-12T09:01:00.000Z')
  expect(simulatedNow(reading, -50)).toBe('2026-05-12T09:00:00.000Z')
})
