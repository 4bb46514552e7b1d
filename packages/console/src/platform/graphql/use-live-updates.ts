import { useEffect, useEffectEvent, useMemo } from 'react'
import {
  type AnyVariables,
  createRequest,
  type DocumentInput,
  type UseSubscriptionArgs,
  useSubscription,
} from 'urql'
import { OWN_ERRORS } from './graphql-client.ts'
import { hasExpired } from './site-changes.ts'

/** A refused subscription is tried again after this time, in milliseconds. */
const RETRY_AFTER_MS = 5_000

/** The query whose answer the subscription keeps current: it begins where that ends. */
export interface FollowedList<Variables extends AnyVariables> {
  // biome-ignore lint/suspicious/noExplicitAny: what the list answers is of no concern here
  query: DocumentInput<any, Variables>
  variables: Variables
}

/**
 * Keeps a list of the cache live. A lost connection is the link's business; a subscription that the server itself ends
 * with an error is started again, and `refetch` fetches what was missed. Answers whether it stands ended now.
 */
export function useLiveUpdates<
  Data,
  Variables extends Record<string, unknown>,
  ListVariables extends AnyVariables,
>(
  args: UseSubscriptionArgs<Variables, Data>,
  list: FollowedList<ListVariables>,
  refetch: () => void,
): { failed: boolean } {
  const { key: listKey } = createRequest(list.query, list.variables)
  const context = useMemo(() => ({ ...OWN_ERRORS, listKey }), [listKey])
  const [{ error }, execute] = useSubscription<Data, Data, Variables>({ ...args, context })
  const startAgain = useEffectEvent(() => {
    refetch()
    execute(context)
  })
  useEffect(() => {
    if (error === undefined) return
    const timer = setTimeout(() => startAgain(), hasExpired({ error }) ? 0 : RETRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [error])
  return { failed: error !== undefined && !hasExpired({ error }) }
}
