import { catalogued } from '@tractrix/domain/errors'
import { LONGEST_JSON, MOST_LIST_ITEMS, textLimit } from '@tractrix/domain/platform'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql'

type Named = { readonly name: string; readonly type: GraphQLInputType }

/**
 * Puts a bound on every argument of every query and mutation: texts, lists and JSON values that are longer than the
 * domain allows are refused before the field does anything. A new argument is bounded without anybody thinking of it.
 */
export function boundArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve } = field
      if (resolve && field.args.length > 0)
        field.resolve = (root, args, ctx, info) => {
          assertBounded(field, args)
          return resolve(root, args, ctx, info)
        }
    }
  return schema
}

/**
 * Checks the coerced arguments of a field.
 *
 * @throws BAD_INPUT that names the first value which is too long
 */
export function assertBounded(
  { args }: Pick<GraphQLField<unknown, unknown>, 'args'>,
  values: Record<string, unknown>,
): void {
  for (const argument of args) checkValue(argument, values[argument.name], argument.name)
}

function checkValue({ name, type }: Named, value: unknown, path: string): void {
  if (value === null || value === undefined) return
  const nullable = getNullableType(type)
  if (isListType(nullable)) {
    const items = value as readonly unknown[]
    if (items.length > MOST_LIST_ITEMS) throw tooMuch(path, 'items', MOST_LIST_ITEMS, items.length)
    for (const [index, item] of items.entries())
      checkValue({ name, type: nullable.ofType }, item, `${path}[${index}]`)
  } else if (isInputObjectType(nullable)) {
    for (const field of Object.values(nullable.getFields()))
      checkValue(field, (value as Record<string, unknown>)[field.name], `${path}.${field.name}`)
  } else if (nullable.name === 'JSON') {
    const { length } = JSON.stringify(value)
    if (length > LONGEST_JSON) throw tooMuch(path, 'characters', LONGEST_JSON, length)
  } else if (typeof value === 'string' && value.length > textLimit(name))
    throw tooMuch(path, 'characters', textLimit(name), value.length)
}

function tooMuch(path: string, what: string, most: number, given: number) {
  return catalogued('BAD_INPUT', { message: `${path} may have ${most} ${what} at most, not ${given}.` })
}
