import { describe, expect, it } from 'vitest'
import { decimalText, readDecimal, totalOf } from './money.ts'
import { termsProblems } from './terms-problems.ts'
import { hour, row, START, table } from './test-stays.ts'

const problemsOf = (
  rows: Parameters<typeof termsProblems>[0]['rows'],
  validFrom: string | null = null,
  known = [table([])],
) =>
  termsProblems({ validFrom, rows }, { known, now: START }).map(problem => [
    problem.row,
    problem.field,
    problem.sentence.message,
  ])

describe('what is wrong with a table of free time and rates', () => {
  it('OP-OPEN-30 names row, field and reason, all at once', () => {
    expect(
      problemsOf([
        row(),
        row({ scac: 'X', freeHours: 1.5 }),
        row({ scac: 'HJBT', priceMinor: -1 }),
        row({ freeHours: 8_761 }),
      ]),
    ).toEqual([
      [1, 'scac', 'A carrier code has 2 to 4 letters.'],
      [1, 'freeHours', 'Free time is a whole number of hours, 0 to 8760.'],
      [2, 'priceMinor', 'A rate is an amount of money, 0 to 1000000.'],
      [3, 'freeHours', 'Free time is a whole number of hours, 0 to 8760.'],
      [3, 'load', 'Another row has the same carrier and load.'],
    ])
  })

  it('OP-OPEN-30 lets only the first table begin in the past, so that what was charged stays', () => {
    expect(problemsOf([], hour(-1))).toEqual([
      [null, 'validFrom', 'A table begins now or later: what has been charged stays.'],
    ])
    expect(problemsOf([], hour(-1), [])).toEqual([])
    expect(problemsOf([], hour(0))).toEqual([])
    expect(problemsOf([], hour(99))).toEqual([])
  })

  it('OP-OPEN-30 takes an empty table, and not an endless one', () => {
    expect(problemsOf([])).toEqual([])
    const many = Array.from({ length: 501 }, (_, i) =>
      row({ scac: `A${String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26))}` }),
    )
    expect(problemsOf(many)).toEqual([[null, null, 'The table has at most 500 rows.']])
  })
})

describe('an amount of money', () => {
  it.each([
    ['75', 'USD', 7_500],
    ['37.5', 'USD', 3_750],
    [' 37,05 ', 'EUR', 3_705],
    ['900', 'JPY', 900],
    ['9.5', 'JPY', null],
    ['1.234', 'USD', null],
    ['-1', 'USD', null],
    ['', 'USD', null],
    ['1e3', 'USD', null],
  ] as const)('OP-OPEN-30 is read from "%s" %s as %s', (text, currency, minor) => {
    expect(readDecimal(text, currency)).toBe(minor)
  })

  it('OP-OPEN-30 is written with the digits of its currency, and summed for each currency', () => {
    expect(decimalText({ minor: 16_105, currency: 'USD' })).toBe('161.05')
    expect(decimalText({ minor: 16_105, currency: 'JPY' })).toBe('16105')
    const amounts = [5, 0, 7].map(minor => ({ minor, currency: 'USD' as const }))
    expect(totalOf([...amounts, { minor: 0, currency: 'EUR' }])).toEqual([{ minor: 12, currency: 'USD' }])
  })
})
