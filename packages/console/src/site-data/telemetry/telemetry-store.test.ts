import { expect, it } from 'vitest'
import { TelemetryStore } from './telemetry-store.ts'

const sample = (truckId: string, second: number) => ({
  truckId,
  updatedAt: `2026-05-12T09:00:${String(second).padStart(2, '0')}.000Z`,
})

it('wakes only the listeners of the trucks in a batch, and those of all once', () => {
  const store = new TelemetryStore()
  const woken: string[] = []
  store.subscribe('a', () => woken.push('a'))
  store.subscribe('b', () => woken.push('b'))
  store.subscribeToAll(() => woken.push('all'))
  store.apply([sample('a', 1), sample('c', 1)], 1)
  expect(woken).toEqual(['a', 'all'])
})

it('takes what arrived last, also from a truck whose clock was set back', () => {
  const store = new TelemetryStore()
  store.apply([sample('a', 5)], 10)
  store.apply([sample('a', 4)], 20)
  expect(store.get('a')).toEqual(sample('a', 4))
  expect(store.receivedAt('a')).toBe(20)
})

it('answers the same list until something changes', () => {
  const store = new TelemetryStore()
  store.apply([sample('a', 5)], 1)
  const before = store.all()
  store.apply([], 2)
  expect(store.all()).toBe(before)
  store.apply([sample('b', 4)], 3)
  expect(store.all()).not.toBe(before)
})

it('lets a listener go', () => {
  const store = new TelemetryStore()
  let woken = 0
  const stop = store.subscribe('a', () => woken++)
  stop()
  store.apply([sample('a', 1)], 1)
  expect(woken).toBe(0)
})
