import { useQuery } from 'urql'
import { CarrierNamesDocument } from '../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../platform/graphql/graphql-client.ts'

const NONE: ReadonlyMap<string, string> = new Map()

/** Names of the well-known carriers by SCAC; empty until they are known. */
export function useCarrierNames(): ReadonlyMap<string, string> {
  const [{ data }] = useQuery({ query: CarrierNamesDocument, context: OWN_ERRORS })
  return data ? new Map(data.carrierListByScac.map(({ scac, carrierName }) => [scac, carrierName])) : NONE
}
