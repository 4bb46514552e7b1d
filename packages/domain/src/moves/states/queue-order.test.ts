import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MOVE_STATUSES } from '../move/move-lists.ts'
import { compareDrafts, compareInQueue, type QueuePlace } from './queue-order.ts'

const place = (id: string, changes: Partial<QueuePlace> = {}): QueuePlace => ({
  id,
  status: 'pending',
  priority: 10,
  pendingAt: '2026-03-02T08:00:00.000Z',
  ...changes,
})

it('MV-OPEN-27 MV-CST-03 in progress first, then priority, then the oldest', () => {
  const queue = [
    place('young', { pendingAt: '2026-03-02T09:00:00.000Z' }),
    place('old'),
    place('urgent', { priority: 1, pendingAt: '2026-03-02T10:00:00.000Z' }),
    place('driven', { status: 'in_progress' }),
  ]
  expect(queue.sort(compareInQueue).map(one => one.id)).toEqual(['driven', 'urgent', 'old', 'young'])
})

it('MV-OPEN-27 is one order for everybody', () => {
  const places = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    status: fc.constantFrom(...MOVE_STATUSES),
    priority: fc.integer({ min: 1, max: 10 }),
    pendingAt: fc.constantFrom(null, '2026-03-02T08:00:00.000Z', '2026-03-02T09:00:00.000Z'),
  })
  fc.assert(
    fc.property(places, places, places, (a, b, c) => {
      expect(Math.sign(compareInQueue(a, b))).toBe(0 - Math.sign(compareInQueue(b, a)))
      if (compareInQueue(a, b) <= 0 && compareInQueue(b, c) <= 0) {
        expect(compareInQueue(a, c)).toBeLessThanOrEqual(0)
      }
    }),
  )
})

it('MV-OPEN-27 drafts: newest first', () => {
  const drafts = ['2026-03-02T08:00:00.000Z', '2026-03-02T09:00:00.000Z'].map((createdAt, index) => ({
    id: String(index),
    createdAt,
  }))
  expect(drafts.sort(compareDrafts).map(one => one.id)).toEqual(['1', '0'])
})
