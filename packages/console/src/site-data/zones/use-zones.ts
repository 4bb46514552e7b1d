import { type CombinedError, useQuery } from 'urql'
import { OnZoneUpdatesDocument, ZonesDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useLiveUpdates } from '../../platform/graphql/use-live-updates.ts'
import { useZoneNotices } from './use-zone-notices.ts'
import type { ZoneRow } from './zone-row.ts'

/** Every zone of the site, and how it stands with the list. */
export interface SiteZones {
  zones: readonly ZoneRow[]
  /** Nothing is there yet. */
  loading: boolean
  /** It could not be loaded, and nothing older is there. */
  failed: boolean
  error: CombinedError | undefined
  /** Asks the server again. */
  retry: () => void
}

const NONE: readonly ZoneRow[] = []

/** Every zone of the site, kept live. `failed` stays false while older data is shown. */
export function useZones(siteId: string): SiteZones {
  const variables = { siteId }
  const [{ data, fetching, error }, execute] = useQuery({
    query: ZonesDocument,
    variables,
    context: OWN_ERRORS,
  })
  const retry = () => execute({ requestPolicy: 'network-only' })
  useLiveUpdates({ query: OnZoneUpdatesDocument, variables }, { query: ZonesDocument, variables }, retry)
  useZoneNotices(siteId, data?.zones)
  return {
    zones: data?.zones ?? NONE,
    loading: fetching && !data,
    failed: error !== undefined && !data,
    error: data ? undefined : error,
    retry,
  }
}
