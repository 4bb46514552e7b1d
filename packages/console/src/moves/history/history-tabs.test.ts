import { describe, expect, it } from 'vitest'
import { VARIANTS } from '../../platform/variant.ts'
import { historyColumns } from '../columns/history-columns.tsx'
import { reassignedMessage } from '../reassigned-message.ts'
import { HISTORY_TABS, type HistoryTabKey, historyQuery } from './history-tabs.ts'

const headers = (tab: HistoryTabKey, variant = VARIANTS.operations as Parameters<typeof historyColumns>[1]) =>
  historyColumns(tab, variant).map(column => column.header)
const REST = ['Truck', 'SCAC', 'Trailer #', 'Start', 'End', 'Notes']

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
  const localMidnight = Date.parse('2026-05-12T04:00:00.000Z')
  const ask = (tab: HistoryTabKey, timeFilter: 'hour' | 'day' | 'month', searchTerm = '') =>
    historyQuery({ tab, timeFilter, searchTerm, now, localMidnight })

  it('MV-HIS-02 MV-OPEN-27 MV-OPEN-83 asks for one status without returned moves, newest first', () => {
    expect(ask('complete', 'month')).toEqual({
      where: { status: ['complete'], reassignedAt: { isNull: true } },
      orderBy: [{ field: 'completedAt', direction: 'desc' }],
    })
  })

  it('MV-CST-08 MV-CST-09 MV-CST-11 limits by the time of creation, month by nothing', () => {
    expect(ask('error', 'hour').where.createdAt).toEqual({ from: '2026-05-12T14:00:00.000Z' })
    expect(ask('error', 'day').where.createdAt).toEqual({ from: '2026-05-12T04:00:00.000Z' })
    expect(ask('error', 'month').where).not.toHaveProperty('createdAt')
  })

  it('MV-CST-12 MV-OPEN-59 searches by id ten years back, and without an id as the filter says', () => {
    expect(ask('search', 'hour', '7f3a').where).toEqual({
      id: '7f3a',
      createdAt: { from: '2016-05-12T15:00:00.000Z' },
    })
    expect(ask('search', 'month').where).toEqual({})
  })
})

it('MV-HIS-12 MV-HIS-13 MV-HIS-14 lets rows of the canceled and the error tab be selected for testing', () => {
  const tabs = Object.entries(HISTORY_TABS).filter(([, { testing }]) => testing)
  expect(tabs.map(([key]) => key)).toEqual(['canceled', 'error'])
})
