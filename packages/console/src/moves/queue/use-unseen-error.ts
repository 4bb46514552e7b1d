import { useEffect } from 'react'
import { useQuery } from 'urql'
import { LatestErrorDocument } from '../../platform/graphql/graphql.generated.ts'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { errorTabLastVisited } from '../../platform/remembered/remembered-settings.ts'

/**
 * Whether a move went into error since the Errored tab was last looked at (OP-DSH-18, OP-OPEN-75). While the tab is
 * open every new error counts as seen.
 */
export function useUnseenError(siteId: string, tabIsOpen: boolean): boolean {
  const [{ data }] = useQuery({ query: LatestErrorDocument, variables: { siteId } })
  const [visits, setVisits] = useRemembered(errorTabLastVisited)
  const latest = data?.paginatedMoves.moves[0]
  const latestAt = latest ? (latest.erroredAt ?? latest.createdAt) : null
  const visited = visits[siteId]

  useEffect(() => {
    if (tabIsOpen) setVisits({ ...errorTabLastVisited.read(), [siteId]: visitTime(latestAt, Date.now()) })
  }, [tabIsOpen, siteId, latestAt, setVisits])

  return !tabIsOpen && isUnseen(latestAt, visited)
}

/** Times in ISO; null: no move is in error; undefined: the tab was never looked at. */
export function isUnseen(latestErrorAt: string | null, visitedAt: string | undefined): boolean {
  if (latestErrorAt === null) return false
  return visitedAt === undefined || Date.parse(latestErrorAt) > Date.parse(visitedAt)
}

/** The time to remember for a visit: now, or the newest error seen where the server's clock is ahead of ours. */
export function visitTime(latestErrorAt: string | null, now: number): string {
  const latest = latestErrorAt === null ? now : Date.parse(latestErrorAt)
  return new Date(Math.max(now, latest)).toISOString()
}
