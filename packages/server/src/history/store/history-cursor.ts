import { catalogued } from '@tractrix/domain/errors'

/** The place of an entry in the order of a history: newest first, by number where times are equal. */
export interface HistoryPlace {
  /** ISO time. */
  at: string
  siteSeq: number
  /** The site as the log stores it. */
  storedSiteId: string
}

const CURSOR =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):(\d{1,15})$/

/** The text by which a client asks for what comes after an entry. */
export const historyCursor = ({ at, id }: { at: string; id: string }): string => `${at}/${id}`

/** @throws BAD_INPUT for a text that no page has given */
export function readHistoryCursor(text: string): HistoryPlace {
  const [, at, storedSiteId, siteSeq] = CURSOR.exec(text) ?? []
  if (at === undefined || storedSiteId === undefined || Number.isNaN(Date.parse(at)))
    throw catalogued('BAD_INPUT', { message: 'before must be what an earlier page gave.' })
  return { at, storedSiteId, siteSeq: Number(siteSeq) }
}
