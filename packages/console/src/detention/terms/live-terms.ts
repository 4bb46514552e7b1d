import type { UpdatesConfig } from '@urql/exchange-graphcache'

/** A new version makes the list of versions be read again, wherever it is shown. */
export const liveTerms: UpdatesConfig = {
  Subscription: {
    detentionTermsUpdates(_event, { siteId }: { siteId: string }, cache) {
      cache.invalidate('Query', 'detentionTerms', { siteId })
    },
  },
  Mutation: {
    saveDetentionTerms(_answer, { siteId }: { siteId: string }, cache) {
      cache.invalidate('Query', 'detentionTerms', { siteId })
    },
  },
}
