import { ALERT_SENTENCES } from '@tractrix/domain/trucks'
import { expect, it } from 'vitest'
import type { VehicleFinding } from '../../../vehicles/vehicle-port.ts'
import { VehicleFindings } from './vehicle-findings.ts'

const finding = (errors: string): VehicleFinding => ({
  code: 'INVALID_MESSAGE',
  sentence: ALERT_SENTENCES.of('unreadable', { topic: 'state', errors }),
})

function follow() {
  const told: (readonly VehicleFinding[])[] = []
  return { told, findings: new VehicleFindings(list => told.push(list)) }
}

it('tells a finding when it comes up, when its words change, and when it has not recurred for a minute', () => {
  const { told, findings } = follow()
  findings.add(finding('a'), 0, 'state')
  findings.add(finding('a'), 30_000, 'state')
  findings.add(finding('b'), 31_000, 'state')
  expect(told).toEqual([[finding('a')], [finding('b')]])
  findings.tick(90_999)
  expect(told).toHaveLength(2)
  findings.tick(91_000)
  expect(told.at(-1)).toEqual([])
})

it('keeps ten at most', () => {
  const { findings } = follow()
  for (let topic = 0; topic < 50; topic++) findings.add(finding('a'), 0, `topic ${topic}`)
  expect(findings.list).toHaveLength(10)
})
