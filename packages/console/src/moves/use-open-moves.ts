import { useQuery } from 'urql'
import { MoveUpdatesDocument, OpenMovesDocument } from '../platform/graphql.generated.ts'
import { useLiveUpdates } from '../platform/use-live-updates.ts'
import type { MoveRow } from './move-row.ts'

const NONE: readonly MoveRow[] = []

/**
 * Drafts, pending and in-progress moves of the site, kept live. `updatesFailed` says that live updates are refused
 * while the list itself still loads.
 */
export function useOpenMoves(siteId: string): {
  moves: readonly MoveRow[]
  loading: boolean
  failed: boolean
  updatesFailed: boolean
  refetch: () => void
} {
  const variables = { siteId }
  const [{ data, fetching, error }, execute] = useQuery({ query: OpenMovesDocument, variables })
  const refetch = () => execute({ requestPolicy: 'network-only' })
  const updates = useLiveUpdates({ query: MoveUpdatesDocument, variables }, refetch)
  return {
    moves: data?.movesList ?? NONE,
    loading: fetching && !data,
    failed: error !== undefined && !data,
    updatesFailed: updates.failed,
    refetch,
  }
}
