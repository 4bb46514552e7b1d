import SchemaBuilder from '@pothos/core'
import type { RequestContext } from '../request/request-context.ts'
import { acceptOnlyUuids, DateTimeScalar, JsonScalar, SiteSeqScalar, UploadScalar } from './scalars.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** The types that every field of the schema is checked against. Output fields are non-null unless they say so. */
export interface ApiTypes {
  Context: RequestContext
  DefaultFieldNullability: false
  Scalars: {
    DateTime: { Input: string; Output: string | Date }
    ID: { Input: string; Output: string }
    JSON: { Input: unknown; Output: unknown }
    SiteSeq: { Input: number; Output: number }
    Upload: { Input: UploadedFile; Output: never }
  }
}

/** A builder with the scalars and the three root types, still empty. */
export function createBuilder() {
  acceptOnlyUuids()
  const made = new SchemaBuilder<ApiTypes>({ defaultFieldNullability: false })
  made.addScalarType('DateTime', DateTimeScalar)
  made.addScalarType('JSON', JsonScalar)
  made.addScalarType('SiteSeq', SiteSeqScalar)
  made.addScalarType('Upload', UploadScalar)
  made.queryType({})
  made.mutationType({})
  made.subscriptionType({})
  return made
}

export type ApiBuilder = ReturnType<typeof createBuilder>

/**
 * The builder of the server's schema. A feature makes its references (`builder.objectRef<Zone>('Zone')`,
 * `enumOf(builder, …)`) at the top of its schema file, so that higher features can import them, and adds its fields in
 * `register<Feature>Schema(builder)`, which its `feature.ts` names.
 */
export const builder: ApiBuilder = createBuilder()

/**
 * Makes a GraphQL enum of a closed list of the domain, spelled as the list spells it.
 *
 * @param meanings what single values mean, printed into the schema
 */
export function enumOf<const Value extends string>(
  target: ApiBuilder,
  name: string,
  values: readonly Value[],
  options: { description?: string; meanings?: Partial<Record<Value, string>> } = {},
) {
  const { description, meanings } = options
  const configs = Object.fromEntries(
    values.map(value => [value, { value, ...describe(meanings?.[value]) }]),
  ) as Record<Value, { value: Value }>
  return target.enumType(name, { values: configs, ...describe(description) })
}

const describe = (description: string | undefined) => (description === undefined ? {} : { description })
