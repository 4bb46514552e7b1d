import type { GraphQLSchema } from 'graphql'
import type { Feature } from '../platform/feature/index.ts'
import { boundArguments, boundLists, builder } from '../platform/graphql/index.ts'
import { FEATURES } from './features.ts'

let made: { features: readonly Feature[]; schema: GraphQLSchema } | null = null

/**
 * The schema of the server: the fields of its features on one builder. Made once per process, since the builder keeps
 * what was added; asking for another list afterwards throws an `Error`.
 */
export function apiSchema(features: readonly Feature[] = FEATURES): GraphQLSchema {
  if (made) {
    if (made.features !== features) throw new Error('this process has the schema of another list of features')
    return made.schema
  }
  for (const feature of features) feature.schema?.(builder)
  made = { features, schema: boundLists(boundArguments(builder.toSchema())) }
  return made.schema
}
