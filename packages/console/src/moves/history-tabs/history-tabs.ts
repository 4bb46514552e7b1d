import { phrase, type SentenceText } from '@tractrix/domain/platform'
import type { MovesWhere, OrderBy } from '../../platform/graphql/graphql.generated.ts'
import { type HistoryTime, historySpan } from './history-range.ts'

export type HistoryTabKey = 'complete' | 'canceled' | 'error' | 'returned' | 'search'

interface HistoryTab {
  /** What is asked for besides the time; returned moves stand on their own tab and on Search (MV-OPEN-83). */
  where: MovesWhere
  /** The tab's own time, newest first (MV-OPEN-27). */
  orderBy: string
  /** What the date filter limits (MV-OPEN-103). */
  time: 'completedAt' | 'canceledAt' | 'erroredAt' | 'reassignedAt' | 'createdAt'
  /** Said when there is no move and no filter (MV-HIS-10, MV-HIS-11, MV-OPEN-60). */
  emptyText: SentenceText
  /** Rows can be selected for the testing actions of the integration console (MV-HIS-12, MV-HIS-13, MV-HIS-14). */
  testing: boolean
}

const NOT_RETURNED = { reassignedAt: { isNull: true } } as const

const EMPTY = {
  complete: 'Nothing to see here. There are no moves marked complete.',
  canceled: 'Nothing to see here. There are no moves marked canceled.',
  error: 'Nothing to see here. There are no moves marked error.',
  returned: 'Nothing to see here. There are no moves marked returned.',
} as const

/** What each history tab asks the server for (MV-HIS-01, MV-HIS-02). */
export const HISTORY_TABS = {
  complete: {
    where: { status: ['complete'], ...NOT_RETURNED },
    orderBy: 'completedAt',
    time: 'completedAt',
    emptyText: phrase(EMPTY.complete),
    testing: false,
  },
  canceled: {
    where: { status: ['canceled'], ...NOT_RETURNED },
    orderBy: 'canceledAt',
    time: 'canceledAt',
    emptyText: phrase(EMPTY.canceled),
    testing: true,
  },
  error: {
    where: { status: ['error'], ...NOT_RETURNED },
    orderBy: 'erroredAt',
    time: 'erroredAt',
    emptyText: phrase(EMPTY.error),
    testing: true,
  },
  returned: {
    where: { reassignedAt: { isNull: false } },
    orderBy: 'reassignedAt',
    time: 'reassignedAt',
    emptyText: phrase(EMPTY.returned),
    testing: false,
  },
  search: {
    where: {},
    orderBy: 'updatedAt',
    time: 'createdAt',
    emptyText: phrase('All moves are currently filtered out.'),
    testing: false,
  },
} as const satisfies Record<HistoryTabKey, HistoryTab>

export interface HistoryQuestion {
  tab: HistoryTabKey
  historyTime: HistoryTime
  /** Part of a mission id; empty asks for all. */
  searchTerm: string
  /** Milliseconds since the epoch. */
  now: number
}

/** Filter and order of one page; a search by id looks ten years back (MV-CST-12, MV-OPEN-59, MV-OPEN-103). */
export function historyQuery({ tab, historyTime, searchTerm, now }: HistoryQuestion): {
  where: MovesWhere
  orderBy: OrderBy[]
} {
  const { where, orderBy, time }: HistoryTab = HISTORY_TABS[tab]
  const searching = tab === 'search' && searchTerm !== ''
  const span = historySpan(searching ? 'decade' : historyTime, now)
  return {
    where: { ...where, ...(searching && { id: searchTerm }), [time]: { ...where[time], ...span } },
    orderBy: [{ field: orderBy, direction: 'desc' }],
  }
}
