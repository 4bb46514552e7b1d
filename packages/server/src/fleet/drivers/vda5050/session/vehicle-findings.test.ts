import { expect, it } from 'vitest'
import type { VehicleFinding } from '../../../vehicles/vehicle-port.ts'
import { VehicleFindings } from './vehicle-findings.ts'

function follow() {
  const told: (readonly VehicleFinding[])[] = []
  return { told, findings: new VehicleFindings(list => told.push(list)) }
}

it('tells a finding when it comes up, when its words change, and when it has not recurred for a minute', () => {
  const { told, findings } = follow()
  findings.add('INVALID_MESSAGE', 'a', 0, 'state')
  findings.add('INVALID_MESSAGE', 'a', 30_000, 'state')
  findings.add('INVALID_MESSAGE', 'b', 31_000, 'state')
  expect(told).toEqual([[{ code: 'INVALID_MESSAGE', text: 'a' }], [{ code: 'INVALID_MESSAGE', text: 'b' }]])
  findings.tick(90_999)
  expect(told).toHaveLength(2)
  findings.tick(91_000)
  expect(told.at(-1)).toEqual([])
})

it('keeps ten at most, each cut to 240 characters', () => {
  const { findings } = follow()
  for (let topic = 0; topic < 50; topic++)
    findings.add('INVALID_MESSAGE', 'x'.repeat(10_000), 0, `topic ${topic}`)
  expect(findings.list).toHaveLength(10)
  expect(Math.max(...findings.list.map(({ text }) => text.length))).toBe(240)
})
