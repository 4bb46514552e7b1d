import { useEffect } from 'react'
import type { CombinedError } from 'urql'
import { banners } from '../../platform/banners.ts'
import { errorNotices } from '../../platform/error-presentation.ts'

/**
 * Says in the error banner that a list could not be loaded, beside the input that misses it (MV-OPEN-46). A lost
 * connection is left to the offline strip.
 */
export function useFailureBanner(title: string, error: CombinedError | undefined): void {
  useEffect(() => {
    if (error === undefined) return
    const notices = errorNotices(error, 'query')
    if (notices.length === 0) return
    banners.show({ tone: 'red', title, details: notices.map(({ sentence }) => sentence) })
  }, [title, error])
}

/** The server's own words for a failure, else the network's. */
export function messageOf({ graphQLErrors, networkError, message }: CombinedError): string {
  return graphQLErrors[0]?.message ?? networkError?.message ?? message
}
