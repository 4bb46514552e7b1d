import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { InventoryFiguresDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { usePolling } from '../../platform/live/polling.ts'
import { useSite } from '../../sites/index.ts'
import { TRAILER_POLL_MS } from '../model/inventory-limits.ts'
import { useSiteTrailerChanges } from '../model/use-site-trailer-changes.ts'

/** Local midnight of a moment, as ISO time. */
function midnightOf(now: number): string {
  return new Date(new Date(now).setHours(0, 0, 0, 0)).toISOString()
}

/** What came and left today, where the reader is, and how long stays were; null while that is not known. */
export function useStayFigures() {
  const { id: siteId } = useSite()
  const [since, setSince] = useState(() => midnightOf(Date.now()))
  const variables = useMemo(() => ({ siteId, since }), [siteId, since])
  const [{ data }, execute] = useQuery({ query: InventoryFiguresDocument, variables, context: OWN_ERRORS })
  const refetch = () => {
    const today = midnightOf(Date.now())
    if (today === since) execute({ requestPolicy: 'network-only' })
    else setSince(today)
  }
  useSiteTrailerChanges(refetch)
  usePolling(refetch, TRAILER_POLL_MS)
  return data?.inventoryFigures ?? null
}
