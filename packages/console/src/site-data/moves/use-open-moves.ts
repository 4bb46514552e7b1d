import { type CombinedError, useQuery } from 'urql'
import { MoveUpdatesDocument, OpenMovesDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useLiveUpdates } from '../../platform/graphql/use-live-updates.ts'
import type { MoveRow } from './move-row.ts'

/** The open moves of a site, and how it stands with the list. */
export interface OpenMoves {
  moves: readonly MoveRow[]
  loading: boolean
  /** It is asked for, again or for the first time. */
  asking: boolean
  failed: boolean
  error: CombinedError | undefined
  updatesFailed: boolean
  refetch: () => void
}

const NONE: readonly MoveRow[] = []

/**
 * Drafts, pending and in-progress moves of the site, kept live. `failed` stays false while older data is shown; whoever
 * shows the moves says so and why (MV-OPEN-135). `updatesFailed` says that live updates are refused
 * while the list itself still loads.
 */
export function useOpenMoves(siteId: string): OpenMoves {
  const variables = { siteId }
  const [{ data, fetching, error }, execute] = useQuery({
    query: OpenMovesDocument,
    variables,
    context: OWN_ERRORS,
  })
  const refetch = () => execute({ requestPolicy: 'network-only' })
  const updates = useLiveUpdates(
    { query: MoveUpdatesDocument, variables },
    { query: OpenMovesDocument, variables },
    refetch,
  )
  return {
    moves: data?.movesList ?? NONE,
    loading: fetching && !data,
    asking: fetching,
    failed: error !== undefined && !data,
    error: data ? undefined : error,
    updatesFailed: updates.failed,
    refetch,
  }
}
