import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useClient, useQuery } from 'urql'
import type { ActivityEntry } from '../../activity/index.ts'
import { SiteActivityDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { updatesCleared } from '../../platform/remembered/remembered-settings.ts'
import { useSiteMoves, useSiteTrailers } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { isWorthTelling } from './worth-telling.ts'

export type UpdatesFilter = 'all' | 'move' | 'trailer'

/** The most that the tile asks for. */
const TAKE = 100
/** What is new is asked for so long after a change, however many more come meanwhile; in milliseconds. */
const GATHER_MS = 500
const NONE: readonly ActivityEntry[] = []

/** The newest events of the site, and what comes after them with each change of a move or a trailer; what was cleared stays away. */
export function useUpdates(filter: UpdatesFilter) {
  const { id: siteId } = useSite()
  const variables = useMemo(
    () => ({ siteId, subjects: filter === 'all' ? null : [filter], take: TAKE }),
    [siteId, filter],
  )
  const [{ data, error, fetching }, execute] = useQuery({
    query: SiteActivityDocument,
    variables,
    requestPolicy: 'cache-and-network',
    context: OWN_ERRORS,
  })
  const retry = () => execute({ requestPolicy: 'network-only' })
  const [cleared, setCleared] = useRemembered(updatesCleared)
  const newest = data?.siteActivity ?? NONE
  const client = useClient()
  const catchUp = () => {
    const [last] = newest
    if (last === undefined) return retry()
    const later = { ...variables, after: last.siteSeq }
    // The cache puts the answer before what is known.
    void client
      .query(SiteActivityDocument, later, { requestPolicy: 'network-only', ...OWN_ERRORS })
      .toPromise()
  }
  const { moves } = useSiteMoves()
  const { trailers } = useSiteTrailers()
  useAskedAgain(catchUp, moves, trailers)
  const after = cleared[siteId] ?? 0
  return {
    entries: newest.filter(entry => entry.siteSeq > after && isWorthTelling(entry)),
    loading: fetching && !data,
    failed: error !== undefined && !data,
    trying: fetching,
    retry,
    /** Hides everything that is there now; this browser remembers it (OP-DSH-25). */
    clear: () => {
      const last = newest[0]
      if (last) setCleared({ ...cleared, [siteId]: last.siteSeq })
    },
  }
}

/** Calls `ask` a moment after one of the lists became another one, and once for all that changes until then. */
function useAskedAgain(ask: () => void, ...lists: readonly unknown[]): void {
  const seen = useRef(lists)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const askNow = useEffectEvent(() => {
    timer.current = null
    ask()
  })
  useEffect(() => {
    if (lists.every((list, index) => list === seen.current[index])) return
    seen.current = lists
    timer.current ??= setTimeout(() => askNow(), GATHER_MS)
  })
  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])
}
