import { describe, expect, it } from 'vitest'
import { lastDays } from './dwell-days.ts'
import { dwellAt } from './dwell-history.ts'
import { HOUR, hour, row, START, stay, table } from './test-stays.ts'

const at = (hours: number) => START + hours * HOUR

describe('what was in the yard', () => {
  it('OP-OPEN-30 counts stays from their first moment to their last, and those over free time', () => {
    const stays = [
      stay({ archivedAt: hour(60) }),
      stay({ createdAt: hour(24) }),
      stay({ createdAt: hour(24), holds: [{ from: hour(73), to: null, reason: 'held when it was over' }] }),
      stay({ createdAt: hour(24), holds: [{ from: hour(25), to: null, reason: 'held before' }] }),
    ]
    const moments = [at(-1), at(0), at(48), at(48.1), at(60), at(100)]
    expect(dwellAt(moments, stays, [table([row()])])).toEqual([
      { onSite: 0, overFreeTime: 0 },
      { onSite: 1, overFreeTime: 0 },
      { onSite: 4, overFreeTime: 0 },
      { onSite: 4, overFreeTime: 1 },
      { onSite: 3, overFreeTime: 0 },
      { onSite: 3, overFreeTime: 2 },
    ])
  })

  it('OP-OPEN-30 is over no free time where there are no terms, or the trailer was emptied in time', () => {
    const emptied = stay({ loaded: false, loadChanges: [{ at: hour(40), from: true, to: false }] })
    const tables = [table([row({ load: 'loaded' })])]
    expect(dwellAt([at(500)], [emptied, stay({ loaded: null })], tables)).toEqual([
      { onSite: 2, overFreeTime: 0 },
    ])
  })
})

describe('the days of a site', () => {
  it('OP-OPEN-30 end at midnight of the site; the one in which clocks change is shorter', () => {
    const days = lastDays(3, Date.parse('2026-03-09T15:00:00Z'), 'America/New_York')
    expect(days.map(({ date }) => date)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09'])
    expect(days.map(day => new Date(day.at + (day.date.endsWith('09') ? 0 : 1)).toISOString())).toEqual([
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
      '2026-03-09T15:00:00.000Z',
    ])
  })

  it('OP-OPEN-30 are 30 different ones in a row, also where days end elsewhere', () => {
    for (const zone of ['UTC', 'Europe/Vienna', 'Pacific/Kiritimati', 'America/St_Johns']) {
      const days = lastDays(30, Date.parse('2026-11-05T00:00:00Z'), zone)
      expect(new Set(days.map(({ date }) => date)).size).toBe(30)
      expect(days.map(({ date }) => date).toSorted()).toEqual(days.map(({ date }) => date))
    }
  })
})
