import { expect, it } from 'vitest'
import { batteryLevel } from './battery-level.ts'

it('OP-CNB-10 70 and above is full', () => {
  expect([70, 100].map(percentage => batteryLevel(percentage))).toEqual(['full', 'full'])
})

it('OP-CNB-11 20 to 69 is medium', () => {
  expect([20, 69, 69.9].map(percentage => batteryLevel(percentage))).toEqual(['medium', 'medium', 'medium'])
})

it('OP-CNB-12 below 20 is low', () => {
  expect([0, 19.9].map(percentage => batteryLevel(percentage))).toEqual(['low', 'low'])
})

it('OP-CNB-13 unknown or disconnected is empty', () => {
  expect(batteryLevel(null)).toBe('empty')
  expect(batteryLevel(Number.NaN)).toBe('empty')
  expect(batteryLevel(90, false)).toBe('empty')
})
