import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAge, formatDuration, parseDuration } from './duration.ts'

describe('formatDuration', () => {
  it('MV-OPEN-29 MV-ENT-02 shows seconds as H:mm:ss', () => {
    expect([0, 59, 61, 3599, 3600, 45_296].map(formatDuration)).toEqual([
      '0:00:00',
      '0:00:59',
      '0:01:01',
      '0:59:59',
      '1:00:00',
      '12:34:56',
    ])
  })

  it('MV-OPEN-29 is empty when the duration is missing', () => {
    for (const missing of [null, undefined, Number.NaN, -1, Number.POSITIVE_INFINITY]) {
      expect(formatDuration(missing)).toBe('')
    }
  })

  it('MV-OPEN-29 reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3_599_999_999 }), seconds => {
        expect(parseDuration(formatDuration(seconds))).toBe(seconds)
      }),
    )
  })

  it('reads nothing else', () => {
    for (const text of ['', '1:2:3', '0:60:00', '0:00:60', '-1:00:00', '1:00', '1:00:00 ', 'x']) {
      expect(parseDuration(text)).toBeNull()
    }
    fc.assert(
      fc.property(fc.string(), text => {
        expect(() => parseDuration(text)).not.toThrow()
      }),
    )
  })
})

describe('formatAge', () => {
  it('counts minutes and seconds, then hours, then days', () => {
    expect([0, 494, 3599, 3600, 4320, 86_399, 86_400, 183_600].map(formatAge)).toEqual([
      '0:00',
      '8:14',
      '59:59',
      '1 h 0 m',
      '1 h 12 m',
      '23 h 59 m',
      '1 d 0 h',
      '2 d 3 h',
    ])
  })

  it('a clock that is behind shows no negative age', () => {
    expect(formatAge(-3)).toBe('0:00')
  })
})
