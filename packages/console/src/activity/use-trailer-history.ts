import { useEffect, useEffectEvent, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { TrailerHistoryDocument } from '../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../platform/graphql/graphql-client.ts'
import type { ActivityEntry } from './activity-words.ts'
import { joinedEntries } from './joined-entries.ts'

/** Entries of a page. */
const PAGE = 20

interface Known {
  entries: readonly ActivityEntry[]
  hasMore: boolean
}

/**
 * The history of one trailer, newest first and without gaps, page by page. The newest page is read again when `version`
 * changes, which it does with the trailer; the others stay. `known` null: not loaded yet.
 */
export function useTrailerHistory(trailerId: string, version: string) {
  const client = useClient()
  const [{ data, error, fetching }, execute] = useQuery({
    query: TrailerHistoryDocument,
    variables: { trailerId, take: PAGE, before: null },
    requestPolicy: 'network-only',
    context: OWN_ERRORS,
  })
  const refetch = () => execute({ requestPolicy: 'network-only' })
  useChange(version, refetch)
  const [known, setKnown] = useState<Known | null>(null)
  const newest = data?.trailerHistory
  const [joined, setJoined] = useState<typeof newest>(undefined)
  if (newest !== joined) {
    setJoined(newest)
    if (newest) setKnown(now => withNewest(newest, now))
  }
  const [older, setOlder] = useState<'asking' | 'failed' | null>(null)
  const showMore = async () => {
    const before = known?.entries.at(-1)?.siteSeq ?? null
    setOlder('asking')
    const variables = { trailerId, take: PAGE, before }
    const answer = await client.query(TrailerHistoryDocument, variables, OWN_ERRORS).toPromise()
    const page = answer.data?.trailerHistory
    setOlder(page ? null : 'failed')
    if (page) setKnown(now => withOlder(page, now, before))
  }
  return {
    known,
    asking: fetching,
    failed: error !== undefined && known === null,
    refetch,
    showMore: () => void showMore(),
    askingOlder: older === 'asking',
    olderFailed: older === 'failed',
  }
}

function withNewest(newest: readonly ActivityEntry[], known: Known | null): Known {
  const entries = joinedEntries(newest, known?.entries ?? [])
  const reachesBack = known !== null && entries.at(-1)?.siteSeq === known.entries.at(-1)?.siteSeq
  return { entries, hasMore: reachesBack ? known.hasMore : newest.length === PAGE }
}

/** A page that was asked for behind an entry which is not the last any more is of no use. */
function withOlder(page: readonly ActivityEntry[], known: Known | null, before: number | null): Known | null {
  if (known === null || known.entries.at(-1)?.siteSeq !== before) return known
  return { entries: [...known.entries, ...page], hasMore: page.length === PAGE }
}

/** Calls `act` when the value is another one than before, not for the first one. */
function useChange(value: string, act: () => void): void {
  const [seen, setSeen] = useState(value)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (seen === value) return
    setSeen(value)
    actNow()
  }, [seen, value])
}
