import { useQuery } from 'urql'
import {
  TrailerImportDocument,
  type TrailerImportFieldsFragment,
  TrailerImportUpdatesDocument,
} from '../../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../../platform/graphql/graphql-client.ts'
import { useLiveUpdates } from '../../../platform/graphql/use-live-updates.ts'

export type ImportFacts = TrailerImportFieldsFragment

/** An import of trailers, kept live; null until it is there, and when it is kept no more. */
export function useTrailerImport(siteId: string, id: string): ImportFacts | null {
  const variables = { id }
  const [{ data }, execute] = useQuery({ query: TrailerImportDocument, variables, context: OWN_ERRORS })
  useLiveUpdates(
    { query: TrailerImportUpdatesDocument, variables: { siteId } },
    { query: TrailerImportDocument, variables },
    () => execute({ requestPolicy: 'network-only' }),
  )
  return data?.trailerImport ?? null
}
