import { useState } from 'react'
import { useQuery } from 'urql'
import { SiteHistoryDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { usePolling } from '../../platform/live/polling.ts'
import { useSite } from '../../sites/index.ts'
import type { HistoryLine } from '../words/history-line.ts'
import { type HistoryChoice, whereOfChoice } from './history-choice.ts'

/** Lines on a page. */
export const HISTORY_PAGE_SIZE = 50
const POLL_MS = 30_000
const NONE: readonly HistoryLine[] = []

/**
 * One page of the history of the site. The page on the screen stays until the next one is there. The first one is asked
 * for again by itself; later ones begin where the one before ended and stay as they are.
 */
export function useSiteHistory(choice: HistoryChoice) {
  const siteId = useSite().id
  // Its `now` is read once per change: another one would make every rendering a new question.
  const [asked, setAsked] = useState(() => ({ choice, where: whereOfChoice(choice, Date.now()) }))
  /** Where each page begins, the first one at the newest line. */
  const [begins, setBegins] = useState<readonly (string | null)[]>([null])
  if (asked.choice !== choice) {
    setAsked({ choice, where: whereOfChoice(choice, Date.now()) })
    setBegins([null])
  }
  const [{ data, error, fetching }, execute] = useQuery({
    query: SiteHistoryDocument,
    variables: { siteId, where: asked.where, take: HISTORY_PAGE_SIZE, before: begins.at(-1) ?? null },
    requestPolicy: 'cache-and-network',
    context: OWN_ERRORS,
  })
  const retry = () => execute({ requestPolicy: 'network-only' })
  usePolling(() => begins.length === 1 && retry(), POLL_MS)
  const next = data?.siteHistory.next ?? null
  return {
    lines: data?.siteHistory.entries ?? NONE,
    where: asked.where,
    loading: fetching && !data,
    asking: fetching,
    failed: error !== undefined && !data,
    error: data ? undefined : error,
    retry,
    /** From 1. */
    page: begins.length,
    /** Null: there are no older lines. */
    older: next === null || fetching ? null : () => setBegins([...begins, next]),
    /** Null: these are the newest ones. */
    newer: begins.length === 1 ? null : () => setBegins(begins.slice(0, -1)),
  }
}
