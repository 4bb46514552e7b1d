import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql'

/** How long the lists of the introspection types are. */
export interface IntrospectionLists {
  /** Of all types together, on average: what a walk over `__schema { types { … } }` meets. */
  average(type: string, field: string): number
  /** Of the one type or field that has the most. */
  most(type: string, field: string): number
}

/** Counts the schema, so that introspection costs what it really answers. */
export function introspectionLists(schema: GraphQLSchema): IntrospectionLists {
  const types = Object.values(schema.getTypeMap())
  const fields = types.flatMap(type => fieldsOf(type))
  const perType = {
    '__Type.fields': types.map(type => fieldsOf(type).length),
    '__Type.inputFields': types.map(type => (isInputObjectType(type) ? sizeOf(type.getFields()) : 0)),
    '__Type.enumValues': types.map(type => (isEnumType(type) ? type.getValues().length : 0)),
    '__Type.interfaces': types.map(type => (isObjectType(type) ? type.getInterfaces().length : 0)),
    '__Type.possibleTypes': types.map(type =>
      isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type).length : 0,
    ),
    '__Field.args': fields.map(field => field.args.length),
    '__Directive.args': schema.getDirectives().map(directive => directive.args.length),
    '__Directive.locations': schema.getDirectives().map(directive => directive.locations.length),
    '__Schema.types': [types.length],
    '__Schema.directives': [schema.getDirectives().length],
  }
  const lengths = new Map(Object.entries(perType))
  return {
    average: (type, field) => mean(lengths.get(`${type}.${field}`) ?? [1]),
    most: (type, field) => Math.max(1, ...(lengths.get(`${type}.${field}`) ?? [1])),
  }
}

const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []

const sizeOf = (fields: object) => Object.keys(fields).length
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
