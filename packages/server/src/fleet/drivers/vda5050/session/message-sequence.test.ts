import { expect, it } from 'vitest'
import { MessageSequence } from './message-sequence.ts'

const at = (headerId: number, seconds: number) => ({
  headerId,
  timestamp: new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString(),
})

it('tells new from repeated and overtaken messages, per topic', () => {
  const sequence = new MessageSequence()
  expect(sequence.judge('state', at(5, 10), 0)).toBe('new')
  expect(sequence.judge('state', at(5, 10), 10)).toBe('duplicate')
  expect(sequence.judge('state', at(4, 9), 20)).toBe('late')
  expect(sequence.judge('state', at(4, 10), 20)).toBe('late')
  expect(sequence.judge('visualization', at(4, 9), 20)).toBe('new')
  expect(sequence.judge('state', at(6, 10), 30)).toBe('new')
})

it('goes by the time when counters begin again, and by the counter when a clock is set back', () => {
  const sequence = new MessageSequence()
  sequence.judge('state', at(500, 10), 0)
  expect(sequence.judge('state', at(0, 11), 10)).toBe('new')
  expect(sequence.judge('state', at(1, 5), 20)).toBe('new')
})

it('believes a vehicle again that has lost both counter and clock', () => {
  const sequence = new MessageSequence()
  sequence.judge('state', at(500, 10), 0)
  expect(sequence.judge('state', at(0, 1), 9_999)).toBe('late')
  expect(sequence.judge('state', at(1, 2), 10_000)).toBe('new')
  sequence.reset()
  expect(sequence.judge('state', at(0, 0), 10_001)).toBe('new')
})

it('lets a position pass that carries no time', () => {
  const sequence = new MessageSequence()
  expect(sequence.judge('visualization', {}, 0)).toBe('new')
  expect(sequence.judge('visualization', {}, 0)).toBe('new')
})
