import { expect, it } from 'vitest'
import type { DispatchTruck } from '../yard/dispatch-yard.ts'
import { lostSince } from './lost-truck.ts'

const truck = (lastMessageAt: string | null, updatedAt = '2026-03-02T07:50:00.000Z') =>
  ({ lastMessageAt, telemetry: { isDefault: false, updatedAt } }) as unknown as DispatchTruck
const move = { inProgressAt: '2026-03-02T07:55:00.000Z' }
const run = { now: '2026-03-02T08:00:00.000Z', lostTruckAfterMs: 120_000 }
const since = (lastMessageAt: string | null, listeningSince: string | null) =>
  lostSince(truck(lastMessageAt), move, { listeningSince }, run)

it.each([
  ['heard 2 minutes ago', '2026-03-02T07:58:00.000Z', '2026-03-02T07:00:00.000Z', '2026-03-02T07:58:00.000Z'],
  ['heard less than 2 minutes ago', '2026-03-02T07:58:00.001Z', '2026-03-02T07:00:00.000Z', null],
  ['the broker is away', '2026-03-02T07:00:00.000Z', null, null],
  ['the broker is back since a minute', '2026-03-02T07:00:00.000Z', '2026-03-02T07:59:00.000Z', null],
  ['never heard since the start', null, '2026-03-02T07:57:00.000Z', '2026-03-02T07:50:00.000Z'],
  ['never heard, just started', null, '2026-03-02T07:59:30.000Z', null],
])('MV-OPEN-81 %s', (_name, lastMessageAt, listeningSince, expected) => {
  expect(since(lastMessageAt, listeningSince)).toBe(expected)
})

it('MV-OPEN-81 a move that was just given to a silent truck is not lost with it', () => {
  const given = { inProgressAt: '2026-03-02T07:59:00.000Z' }
  const listeningSince = '2026-03-02T07:00:00.000Z'
  expect(lostSince(truck('2026-03-02T07:30:00.000Z'), given, { listeningSince }, run)).toBeNull()
})
