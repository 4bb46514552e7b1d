import { MOVE_POLL_MS, MOVE_POLL_WITH_INTEGRATION_MS } from '@tractrix/domain/moves'
import { useQuery } from 'urql'
import { CustomerApiExistsDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { usePolling } from '../../platform/live/polling.ts'
import { useSite } from '../../sites/index.ts'

/**
 * Asks for moves again beside the live updates: every minute where the partner's system brings moves (MV-SUB-09,
 * MV-OPEN-102) or live updates are refused, else every five minutes (MV-SUB-10).
 */
export function useMovePolling(refetch: () => void, updatesFailed = false): void {
  const [{ data }] = useQuery({
    query: CustomerApiExistsDocument,
    variables: { siteId: useSite().id, type: 'getMoves' },
    context: OWN_ERRORS,
  })
  usePolling(refetch, movePollMs(data?.customerAPIExists === true || updatesFailed))
}

/** In milliseconds. */
export function movePollMs(often: boolean): number {
  return often ? MOVE_POLL_WITH_INTEGRATION_MS : MOVE_POLL_MS
}
