import { expect, it } from 'vitest'
import { isUnseen, visitTime } from './use-unseen-error.ts'

it('OP-DSH-18 OP-OPEN-75 compares when the newest move went into error with the last visit', () => {
  expect(isUnseen('2026-05-12T10:00:00.000Z', '2026-05-12T09:00:00.000Z')).toBe(true)
  expect(isUnseen('2026-05-12T08:00:00.000Z', '2026-05-12T09:00:00.000Z')).toBe(false)
  expect(isUnseen('2026-05-12T08:00:00.000Z', undefined)).toBe(true)
  expect(isUnseen(null, undefined)).toBe(false)
})

it('MV-CST-19 counts what was on the screen as seen, also when the clock of the server is ahead', () => {
  const now = Date.parse('2026-05-12T10:00:00.000Z')
  expect(visitTime('2026-05-12T10:00:05.000Z', now)).toBe('2026-05-12T10:00:05.000Z')
  expect(visitTime(null, now)).toBe('2026-05-12T10:00:00.000Z')
})
