import { useEffect } from 'react'
import type { CombinedError } from 'urql'
import { banners } from '../platform/errors/banners.ts'
import { errorNotices } from '../platform/errors/error-presentation.ts'

/**
 * Says in the error banner that a list could not be loaded, beside the input that misses it (MV-OPEN-46), and takes the
 * banner away once the list is there. Closed by hand, it comes back only with another failure. A lost connection is left
 * to the offline strip. Answers whether the banner tells.
 */
export function useFailureBanner(title: string, error: CombinedError | undefined): boolean {
  const sentences = error === undefined ? [] : errorNotices(error, 'query').map(({ sentence }) => sentence)
  const sentencesJson = JSON.stringify(sentences)
  useEffect(() => {
    const details: string[] = JSON.parse(sentencesJson)
    if (details.length === 0) return
    const id = banners.show({ tone: 'red', title, details })
    return () => banners.withdraw(id)
  }, [title, sentencesJson])
  return sentences.length > 0
}

/** The server's own words for a failure, else the network's. */
export function messageOf({ graphQLErrors, networkError, message }: CombinedError): string {
  return graphQLErrors[0]?.message ?? networkError?.message ?? message
}
