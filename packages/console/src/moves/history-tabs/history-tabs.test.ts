import { describe, expect, it } from 'vitest'
import { VARIANTS } from '../../platform/variant.ts'
import { historyColumns } from '../columns/history-columns.tsx'
import { LAST_HEADERS } from '../testing/last-headers.ts'
import { reassignedMessage } from '../words/reassigned-message.ts'
import { dayBefore, dayRangeProblem, type HistoryTime } from './history-range.ts'
import { HISTORY_TABS, type HistoryTabKey, historyQuery } from './history-tabs.ts'

const headers = (tab: HistoryTabKey, variant = VARIANTS.operations as Parameters<typeof historyColumns>[1]) =>
  historyColumns(tab, variant).map(column => column.header)
const REST = ['Truck', 'SCAC', 'Trailer #', 'Start', 'End', ...LAST_HEADERS.history]

describe('the columns of the history tabs', () => {
  it.each([
    ['MV-HIS-03', 'complete', ['Completed At', 'Source', 'Priority', 'Duration']],
    ['MV-HIS-04', 'canceled', ['Canceled At']],
    ['MV-HIS-05', 'error', ['Errored At', 'Error Messages']],
    ['MV-HIS-06', 'returned', ['Reassigned At', 'Reassigned Message', 'Move Type', 'Priority']],
    ['MV-HIS-08', 'search', ['Status', 'Source', 'Duration', 'Last Update']],
  ] as const)('%s MV-OPEN-55 %s begins with its own, the rest follows', (_row, tab, own) => {
    expect(headers(tab)).toEqual([...own, ...REST])
  })

  it('MV-SITE-08 MV-SITE-11 MV-OPEN-51 shows no priority and ReferenceId in the console variant', () => {
    const shown = headers('complete', VARIANTS.integration)
    expect(shown).not.toContain('Priority')
    expect(shown).toContain('ReferenceId')
  })

  it('MV-HIS-07 shows code and description of a returned move', () => {
    const message = (reassignedCode: string | null, reassignedDescription: string | null) =>
      reassignedMessage({ reassignedCode, reassignedDescription })
    expect(message('destination_occupied', 'door blocked')).toBe('Destination Occupied: door blocked')
    expect(message('code_of_tomorrow', null)).toBe('Code Of Tomorrow')
    expect(message(null, null)).toBeNull()
  })
})

it('MV-HIS-10 MV-HIS-11 MV-OPEN-60 says what an empty tab is empty of', () => {
  expect(HISTORY_TABS.returned.emptyText).toBe('Nothing to see here. There are no moves marked returned.')
  expect(HISTORY_TABS.complete.emptyText).toBe('Nothing to see here. There are no moves marked complete.')
  expect(HISTORY_TABS.error.emptyText).toBe('Nothing to see here. There are no moves marked error.')
})

describe('what a history tab asks for', () => {
  const now = Date.parse('2026-05-12T15:00:00.000Z')
  const ask = (tab: HistoryTabKey, historyTime: HistoryTime, searchTerm = '') =>
    historyQuery({ tab, historyTime, searchTerm, now })
  const MONTH_AGO = '2026-04-12T15:00:00.000Z'
  const midnight = (day: string) => new Date(`${day}T00:00:00`).toISOString()

  it('MV-HIS-02 MV-OPEN-27 MV-OPEN-83 asks for one status without returned moves, newest first', () => {
    expect(ask('complete', 'month')).toEqual({
      where: { status: ['complete'], reassignedAt: { isNull: true }, completedAt: { from: MONTH_AGO } },
      orderBy: [{ field: 'completedAt', direction: 'desc' }],
    })
  })

  it.each([
    ['canceled', 'canceledAt'],
    ['error', 'erroredAt'],
    ['returned', 'reassignedAt'],
    ['search', 'updatedAt'],
  ] as const)('MV-HIS-02 MV-HIS-06 orders %s by %s, newest first', (tab, field) => {
    expect(ask(tab, 'month').orderBy).toEqual([{ field, direction: 'desc' }])
  })

  it.each([
    ['complete', 'completedAt'],
    ['canceled', 'canceledAt'],
    ['error', 'erroredAt'],
    ['returned', 'reassignedAt'],
    ['search', 'createdAt'],
  ] as const)(
    'MV-CST-08 MV-CST-09 MV-CST-11 MV-OPEN-103 OP-OPEN-76 %s is limited by %s and no other time',
    (tab, time) => {
      for (const [filter, from] of [
        ['hour', '2026-05-12T14:00:00.000Z'],
        ['day', midnight(dayBefore(now, 0))],
        ['month', MONTH_AGO],
      ] as const) {
        const { where } = ask(tab, filter)
        expect(where[time]).toMatchObject({ from })
        const others = (['createdAt', 'completedAt', 'canceledAt', 'erroredAt'] as const).filter(
          other => other !== time,
        )
        for (const other of others) expect(where).not.toHaveProperty(other)
      }
    },
  )

  it('MV-OPEN-113 takes whole days of the person, both included', () => {
    const { where } = ask('error', { fromDay: '2026-03-28', toDay: '2026-03-29' })
    expect(where.erroredAt).toEqual({
      from: midnight('2026-03-28'),
      to: new Date(Date.parse(midnight('2026-03-30')) - 1).toISOString(),
    })
  })

  it('MV-CST-12 MV-OPEN-59 searches by id ten years back, and without an id as the filter says', () => {
    expect(ask('search', 'hour', '7f3a').where).toEqual({
      id: '7f3a',
      createdAt: { from: '2016-05-12T15:00:00.000Z' },
    })
    expect(ask('search', 'month').where).toEqual({ createdAt: { from: MONTH_AGO } })
  })
})

describe('a range of days', () => {
  it('MV-OPEN-113 needs two days in their order', () => {
    expect(dayRangeProblem({ fromDay: '2026-03-01', toDay: '2026-03-01' })).toBeNull()
    expect(dayRangeProblem({ fromDay: '', toDay: '2026-03-01' })).toBe('Please select both days.')
    expect(dayRangeProblem({ fromDay: '2026-03-02', toDay: '2026-03-01' })).toBe(
      'The first day is after the last one.',
    )
  })

  it('counts back by the calendar', () => {
    expect(dayBefore(new Date(2026, 2, 1, 0, 30).getTime(), 1)).toBe('2026-02-28')
  })
})

it('MV-HIS-12 MV-HIS-13 MV-HIS-14 lets rows of the canceled and the error tab be selected for testing', () => {
  const tabs = Object.entries(HISTORY_TABS).filter(([, { testing }]) => testing)
  expect(tabs.map(([key]) => key)).toEqual(['canceled', 'error'])
})
