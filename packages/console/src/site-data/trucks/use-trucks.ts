import { type CombinedError, useQuery } from 'urql'
import {
  OnTruckUpdatesDocument,
  type TruckFieldsFragment,
  TrucksDocument,
} from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useLiveUpdates } from '../../platform/graphql/use-live-updates.ts'

export type TruckRow = TruckFieldsFragment

/** The trucks of the site that are in service, and how it stands with the list. */
export interface SiteTrucks {
  trucks: readonly TruckRow[]
  /** Nothing is there yet. */
  loading: boolean
  /** It could not be loaded, and nothing older is there. */
  failed: boolean
  error: CombinedError | undefined
  /** Asks the server again. */
  retry: () => void
}

const NONE: readonly TruckRow[] = []

/** The trucks of the site that are still in service, by name, kept live. */
export function useTrucks(siteId: string): SiteTrucks {
  const variables = { siteId }
  const [{ data, fetching, error }, execute] = useQuery({
    query: TrucksDocument,
    variables,
    context: OWN_ERRORS,
  })
  const retry = () => execute({ requestPolicy: 'network-only' })
  useLiveUpdates({ query: OnTruckUpdatesDocument, variables }, { query: TrucksDocument, variables }, retry)
  return {
    trucks: data ? inService(data.getTrucks) : NONE,
    loading: fetching && !data,
    failed: error !== undefined && !data,
    error: data ? undefined : error,
    retry,
  }
}

function inService(trucks: readonly TruckRow[]): readonly TruckRow[] {
  return trucks.filter(truck => !truck.archived).sort((a, b) => a.name.localeCompare(b.name))
}
