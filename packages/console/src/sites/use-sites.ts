import { useQuery } from 'urql'
import { type SiteFieldsFragment, SitesDocument } from '../platform/graphql/graphql.generated.ts'

export type SiteRow = SiteFieldsFragment

/** The sites that the user may see, by partner and name. `sites` is null until they are known. */
export function useSites(): { sites: readonly SiteRow[] | null; failed: boolean; retry: () => void } {
  const [{ data, error }, execute] = useQuery({ query: SitesDocument })
  return {
    sites: data ? inOrder(data.sites) : null,
    failed: error !== undefined && !data,
    retry: () => execute({ requestPolicy: 'network-only' }),
  }
}

function inOrder(sites: readonly SiteRow[]): readonly SiteRow[] {
  return [...sites].sort(
    (a, b) => a.partner.name.localeCompare(b.partner.name) || a.name.localeCompare(b.name),
  )
}
