import type { StaticRouteType } from '@tractrix/domain/moves'
import { useQuery } from 'urql'
import { StaticRoutesDocument } from '../../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../../platform/graphql/graphql-client.ts'
import { useSite } from '../../../sites/index.ts'

/** The surveyed routes of the site of one type, by name; loaded when a form that offers them is open (MV-QRY-06). */
export function useStaticRoutes(routeType: StaticRouteType): {
  names: readonly string[]
  loading: boolean
  failed: boolean
} {
  const siteId = useSite().id
  const [{ data, fetching, error }] = useQuery({
    query: StaticRoutesDocument,
    variables: { siteId, routeType },
    context: OWN_ERRORS,
  })
  return {
    names: data?.staticRoutes.map(({ name }) => name) ?? [],
    loading: fetching && !data,
    failed: error !== undefined && !data,
  }
}

/** The names to choose from; one that was stored and is no longer surveyed stays readable. */
export function offeredRoutes(names: readonly string[], chosen: string): { name: string }[] {
  const all = chosen === '' || names.includes(chosen) ? names : [...names, chosen]
  return all.map(name => ({ name }))
}
