import { expect, it } from 'vitest'
import { routeShare } from './route-share.ts'

const zone = (longitude: number) => [
  { latitude: 39, longitude: longitude - 0.0001 },
  { latitude: 39, longitude: longitude + 0.0001 },
]

it('OP-TRC-10 a truck stands between start and destination as far as it has come', () => {
  const at = (longitude: number) => routeShare(zone(-76), { latitude: 39, longitude }, zone(-75.99))
  expect(at(-76)).toBeCloseTo(0, 6)
  expect(at(-75.995)).toBeCloseTo(0.5, 6)
  expect(at(-75.99)).toBeCloseTo(1, 6)
})

it('OP-OPEN-99 without a zone or a place it stands at the start', () => {
  expect(routeShare([], { latitude: 39, longitude: -76 }, zone(-75.99))).toBe(0)
  expect(routeShare(zone(-76), { latitude: null, longitude: null }, zone(-75.99))).toBe(0)
})
