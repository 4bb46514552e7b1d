import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TERMS_LOADS, tableAt, tablesInOrder, termsFor } from './detention-terms.ts'
import { HOUR, hour, row, START, table } from './test-stays.ts'

describe('the row of the table that is for a trailer', () => {
  const exact = row({ scac: 'HJBT', load: 'loaded' })
  const carrier = row({ scac: 'HJBT' })
  const load = row({ load: 'loaded' })
  const all = row()

  it('OP-OPEN-30 is the most specific one; the carrier counts for more than the load', () => {
    const subject = { scac: 'HJBT', load: 'loaded' } as const
    expect(termsFor([all, load, carrier, exact], subject)).toBe(exact)
    expect(termsFor([all, load, carrier], subject)).toBe(carrier)
    expect(termsFor([all, load], subject)).toBe(load)
    expect(termsFor([all], subject)).toBe(all)
    expect(termsFor([row({ scac: 'SWFT' }), row({ load: 'empty' })], subject)).toBeNull()
  })

  it('OP-OPEN-30 is one for any load where nobody knows the load', () => {
    expect(termsFor([exact, load, row({ load: 'empty' })], { scac: 'HJBT', load: 'unknown' })).toBeNull()
    expect(termsFor([exact, carrier], { scac: 'hjbt', load: 'unknown' })).toBe(carrier)
  })

  it('OP-OPEN-30 does not depend on the order of the rows', () => {
    const rows = fc.shuffledSubarray(
      ['HJBT', 'SWFT', null].flatMap(scac => TERMS_LOADS.map(each => row({ scac, load: each }))),
    )
    fc.assert(
      fc.property(rows, fc.constantFrom('loaded', 'empty', 'unknown' as const), (table, state) => {
        const subject = { scac: 'HJBT', load: state }
        expect(termsFor(table, subject)).toBe(termsFor([...table].reverse(), subject))
      }),
    )
  })
})

describe('the versions of the table', () => {
  const first = table([], { version: 1, validFrom: hour(0) })
  const planned = table([], { version: 2, validFrom: hour(10) })
  const instead = table([], { version: 3, validFrom: hour(10) })
  const between = table([], { version: 4, validFrom: hour(5) })

  it('OP-OPEN-30 follow each other by the moment from which they hold; of two for one moment the later saved holds', () => {
    const tables = tablesInOrder([instead, first, between, planned])
    expect(tables).toEqual([first, between, instead])
    expect(tableAt(tables, START - 1)).toBeNull()
    expect(tableAt(tables, START)).toBe(first)
    expect(tableAt(tables, START + 10 * HOUR - 1)).toBe(between)
    expect(tableAt(tables, START + 10 * HOUR)).toBe(instead)
  })
})
