import { describe, expect, it } from 'vitest'
import { chargesOf } from './stay-charges.ts'
import { clocksOfStay } from './stay-clocks.ts'
import { HOUR, hour, row, START, stay, table } from './test-stays.ts'

const TABLE = table([row({ load: 'loaded' }), row({ load: 'empty', freeHours: 24, priceMinor: 1_000 })])
const outline = (...args: Parameters<typeof clocksOfStay>) =>
  clocksOfStay(...args).map(({ from, endedAt, load, startedBy, terms }) => [
    from,
    endedAt,
    load,
    startedBy,
    terms?.version ?? null,
  ])

describe('the clocks of a stay', () => {
  it('OP-OPEN-30 begin when the trailer comes and when it is loaded or emptied, and name that', () => {
    const emptied = stay({ loaded: false, loadChanges: [{ at: hour(30), from: true, to: false }] })
    expect(outline(emptied, [TABLE])).toEqual([
      [hour(0), hour(30), 'loaded', 'checked_in', 1],
      [hour(30), null, 'empty', 'load_changed', 1],
    ])
    expect(outline({ ...emptied, archivedAt: hour(40) }, [TABLE]).at(-1)?.[1]).toBe(hour(40))
  })

  it('OP-OPEN-30 go on when somebody looks into the trailer for the first time, or nobody knows any more', () => {
    const looked = stay({
      loadChanges: [
        { at: hour(5), from: null, to: true },
        { at: hour(6), from: true, to: null },
        { at: hour(7), from: null, to: true },
      ],
    })
    expect(outline(looked, [TABLE])).toEqual([[hour(0), null, 'loaded', 'checked_in', 1]])
    const found = { at: hour(8), from: null, to: false }
    expect(
      outline({ ...looked, loadChanges: [...looked.loadChanges.slice(0, 2), found] }, [TABLE]),
    ).toHaveLength(2)
  })

  it('OP-OPEN-30 keep the terms with which they began when the site sets others', () => {
    const dearer = table([row({ priceMinor: 99_900, freeHours: 1 })], { version: 2, validFrom: hour(10) })
    const emptied = stay({ loaded: false, loadChanges: [{ at: hour(30), from: true, to: false }] })
    expect(outline(emptied, [TABLE, dearer]).map(clock => clock.at(-1))).toEqual([1, 2])
    const gone = table([], { version: 2, validFrom: hour(10) })
    expect(outline(stay(), [TABLE, gone])[0]?.at(-1)).toBe(1)
  })

  it('OP-OPEN-30 take the first terms that come into force for them, and count from then on', () => {
    const other = table([row({ scac: 'SWFT' })], { version: 1 })
    const ours = table([row()], { version: 2, validFrom: hour(10) })
    const [clock] = clocksOfStay(stay(), [other, ours])
    expect(clock).toMatchObject({ from: hour(0), startedAt: hour(10), startedBy: 'terms_set' })
    expect(clock?.terms?.version).toBe(2)
    expect(outline(stay({ archivedAt: hour(9) }), [other, ours])[0]?.slice(3)).toEqual(['checked_in', null])
  })

  it('OP-OPEN-30 have no terms where the table has none for them', () => {
    expect(outline(stay(), [])).toEqual([[hour(0), null, 'loaded', 'checked_in', null]])
    expect(outline(stay({ loaded: null }), [TABLE])[0]?.slice(2)).toEqual(['unknown', 'checked_in', null])
  })

  it('OP-OPEN-30 have the holds that touch them', () => {
    const early = { from: hour(1), to: hour(2), reason: 'door blocked' }
    const open = { from: hour(29), to: null, reason: 'carrier on strike' }
    const emptied = stay({
      loaded: false,
      loadChanges: [{ at: hour(30), from: true, to: false }],
      holds: [early, open],
    })
    expect(clocksOfStay(emptied, [TABLE]).map(({ holds }) => holds)).toEqual([[early, open], [open]])
  })

  it('OP-OPEN-30 are charged together, each currency for itself', () => {
    const euros = table([row({ freeHours: 0, priceMinor: 500, per: 'hour' })], {
      version: 2,
      validFrom: hour(60),
      currency: 'EUR',
    })
    const emptied = stay({ loaded: false, loadChanges: [{ at: hour(60), from: true, to: false }] })
    const clocks = clocksOfStay(emptied, [TABLE, euros])
    expect(chargesOf(clocks, START + 50 * HOUR)).toEqual([{ minor: 7_500, currency: 'USD' }])
    expect(chargesOf(clocks, START + 62 * HOUR)).toEqual([
      { minor: 7_500, currency: 'USD' },
      { minor: 1_000, currency: 'EUR' },
    ])
    expect(chargesOf(clocks, START + HOUR)).toEqual([])
  })
})
