import { useQuery, useSubscription } from 'urql'
import {
  OnZoneUpdatesDocument,
  type ZoneFieldsFragment,
  ZonesDocument,
} from '../platform/graphql.generated.ts'

export type ZoneRow = ZoneFieldsFragment

const NONE: readonly ZoneRow[] = []

/** Every zone of the site, kept live. `failed` stays false while older data is shown. */
export function useZones(siteId: string): { zones: readonly ZoneRow[]; loading: boolean; failed: boolean } {
  const variables = { siteId }
  const [{ data, fetching, error }] = useQuery({ query: ZonesDocument, variables })
  useSubscription({ query: OnZoneUpdatesDocument, variables })
  return {
    zones: data?.zones ?? NONE,
    loading: fetching && !data,
    failed: error !== undefined && !data,
  }
}
