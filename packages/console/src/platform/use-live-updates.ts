import { useEffect, useEffectEvent } from 'react'
import { type UseSubscriptionArgs, useSubscription } from 'urql'
import { OWN_ERRORS } from './graphql-client.ts'

/** A refused subscription is tried again after this time, in milliseconds. */
const RETRY_AFTER_MS = 5_000

/**
 * Keeps a list of the cache live. A lost connection is the link's business; a subscription that the server itself ends
 * with an error is started again, and `refetch` fetches what was missed. Answers whether it stands ended now.
 */
export function useLiveUpdates<Data, Variables extends Record<string, unknown>>(
  args: UseSubscriptionArgs<Variables, Data>,
  refetch: () => void,
): { failed: boolean } {
  const [{ error }, execute] = useSubscription<Data, Data, Variables>({ ...args, context: LIVE_CONTEXT })
  const startAgain = useEffectEvent(() => {
    execute(LIVE_CONTEXT)
    refetch()
  })
  useEffect(() => {
    if (error === undefined) return
    const timer = setTimeout(() => startAgain(), RETRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [error])
  return { failed: error !== undefined }
}

/** The lists that live from it tell about a failure themselves, if they have to. */
const LIVE_CONTEXT = { ...OWN_ERRORS }
