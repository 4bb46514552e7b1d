import { readFileSync } from 'node:fs'
import { isIntrospectionType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { printApiSchema, SCHEMA_FILE } from './print-schema.ts'
import { apiSchema } from './schema.ts'

describe('schema.graphql', () => {
  it('is what the code says', () => {
    const isCurrent = readFileSync(SCHEMA_FILE, 'utf8') === printApiSchema()
    expect(isCurrent, 'schema.graphql is old: write it anew by npm run generate').toBe(true)
  })

  it('describes every query, mutation and subscription', () => {
    const schema = apiSchema()
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    const silent = roots
      .flatMap(root => Object.values(root?.getFields() ?? {}))
      .filter(field => !field.description)
      .map(field => field.name)
    expect(silent).toEqual([])
  })

  it('describes every object that a client reads', () => {
    const silent = Object.values(apiSchema().getTypeMap())
      .filter(type => isObjectType(type) && !isIntrospectionType(type) && !type.description)
      .map(type => type.name)
      .filter(name => !['Query', 'Mutation', 'Subscription'].includes(name) && !/^Paginated/.test(name))
    expect(silent).toEqual([])
  })
})
