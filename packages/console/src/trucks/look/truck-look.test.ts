import { expect, it } from 'vitest'
import type { Telemetry } from '../../site-data/index.ts'
import { truckLook } from './truck-look.ts'

const NOW = Date.parse('2026-05-12T09:00:00.000Z')
const sample = (changes: Partial<Telemetry>) =>
  ({
    truckState: 'navigating',
    isDefault: false,
    hasRemoteAssist: false,
    eStopReleased: true,
    alerts: [],
    reportedAt: new Date(NOW).toISOString(),
    updatedAt: new Date(NOW).toISOString(),
    serverReceivedAt: NOW,
    ...changes,
  }) as Telemetry

it('MV-TRK-01 MV-TRK-05 draws a truck grey and hollow half a minute after its last sample', () => {
  expect(truckLook(sample({}), NOW, NOW + 30_000).shape).toBe('disc')
  expect(truckLook(sample({}), NOW, NOW + 30_001)).toMatchObject({
    color: 'grey',
    shape: 'ring',
    label: 'Stale',
  })
})

it('MV-TRK-02 MV-TRK-03 MV-TRK-04 gives each color its shape', () => {
  const shape = (changes: Partial<Telemetry>) => truckLook(sample(changes), NOW, NOW).shape
  expect(shape({ truckState: 'backing_trailer' })).toBe('disc')
  expect(shape({ hasRemoteAssist: true })).toBe('triangle')
  expect(shape({ truckState: 'error' })).toBe('octagon')
})

it('MV-TRK-08 MV-TRK-09 says the state in words', () => {
  expect(truckLook(sample({ truckState: 'idle' }), NOW, NOW).label).toBe('Ready')
  expect(truckLook(sample({ truckState: 'waiting_for_segment' }), NOW, NOW).label).toBe('Waiting')
})

it('takes a truck that never reported, or speaks nonsense, for one that needs a look', () => {
  expect(truckLook(undefined, undefined, NOW).color).toBe('grey')
  expect(truckLook(sample({ isDefault: true }), NOW, NOW).color).toBe('grey')
  expect(truckLook(sample({ truckState: 'dancing' }), NOW, NOW).color).toBe('yellow')
})

it('wants a person for a blocked truck and for a fatal error, whatever its state says', () => {
  const alert = { source: 'truck', code: 'x', text: '', firstSeenAt: '', blocksMoves: false } as const
  const needsHelp = (alerts: Telemetry['alerts'], now = NOW) =>
    truckLook(sample({ alerts }), NOW, now).needsHelp
  expect(needsHelp([])).toBe(false)
  expect(needsHelp([{ ...alert, level: 'warning' }])).toBe(false)
  expect(needsHelp([{ ...alert, level: 'warning', blocksMoves: true }])).toBe(true)
  expect(needsHelp([{ ...alert, level: 'fatal' }])).toBe(true)
  expect(needsHelp([{ ...alert, level: 'fatal' }], NOW + 60_000)).toBe(false)
})
