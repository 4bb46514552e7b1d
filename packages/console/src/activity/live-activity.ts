import type { UpdatesConfig, Variables } from '@urql/exchange-graphcache'
import {
  SiteActivityDocument,
  type SiteActivityQuery,
  type SiteActivityQueryVariables,
} from '../platform/graphql/graphql.generated.ts'

/**
 * What came after the entries that are known joins them, up to as many as were asked for. The answer itself is not kept:
 * each one is asked for once, and a console is open for days.
 */
export const liveActivity: UpdatesConfig = {
  Query: {
    siteActivity({ siteActivity: later }: SiteActivityQuery, args: Variables, cache) {
      const { after, ...variables } = args as SiteActivityQueryVariables
      if (after == null) return
      cache.updateQuery({ query: SiteActivityDocument, variables }, known => {
        if (known === null) return null
        const newest = known.siteActivity[0]?.siteSeq ?? 0
        const fresh = later.filter(({ siteSeq }) => siteSeq > newest)
        return { ...known, siteActivity: [...fresh, ...known.siteActivity].slice(0, variables.take) }
      })
      cache.invalidate('Query', 'siteActivity', args)
    },
  },
}
