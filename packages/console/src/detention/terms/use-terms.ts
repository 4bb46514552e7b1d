import { useQuery } from 'urql'
import {
  DetentionTermsDocument,
  DetentionTermsUpdatesDocument,
  type TermsFieldsFragment,
} from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useLiveUpdates } from '../../platform/graphql/use-live-updates.ts'

/** A version of the table of a site. */
export type SavedTerms = TermsFieldsFragment

/** Every version of the table of a site, kept live, in the order in which they were saved; null: not known yet. */
export function useTerms(siteId: string): {
  versions: readonly SavedTerms[] | null
  failed: boolean
  trying: boolean
  retry: () => void
} {
  const variables = { siteId }
  const [{ data, fetching, error }, execute] = useQuery({
    query: DetentionTermsDocument,
    variables,
    context: OWN_ERRORS,
  })
  const retry = () => execute({ requestPolicy: 'network-only' })
  useLiveUpdates(
    { query: DetentionTermsUpdatesDocument, variables },
    { query: DetentionTermsDocument, variables },
    retry,
  )
  return {
    versions: data?.detentionTerms ?? null,
    failed: error !== undefined && !data,
    trying: fetching,
    retry,
  }
}
