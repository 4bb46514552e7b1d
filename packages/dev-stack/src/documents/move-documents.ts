import { MOVE_FIELD_NAMES, moveField, PLAIN_FIELD_NAMES } from '@tractrix/domain/moves'
import type { GraphQLArgument, GraphQLSchema } from 'graphql'

const HEAD = '# Generated from MOVE_FIELDS of the domain and schema.graphql by write-move-documents.ts.'

/** Fragments of the fields of a move: those that its lists read, and those that only its details do. */
export function moveFragments(): string {
  const names = PLAIN_FIELD_NAMES.filter(name => moveField(name).kind !== 'object')
  const listed = names.filter(name => moveField(name).inLists !== false)
  const detailed = names.filter(name => moveField(name).inLists === false)
  return `${HEAD}\n\n${fragment('MoveValues', listed)}\n${fragment('MoveDetailValues', detailed)}`
}

const fragment = (name: string, fields: readonly string[]) =>
  `fragment ${name} on Move {\n${fields.map(field => `  ${field}\n`).join('')}}\n`

const SAVES = ['createDraftMove', 'createPendingMove', 'updateDraftMove', 'updateNonDraftMove']

/** The mutations that save the form of a move, with every argument that a person can give. */
export function saveMutations(schema: GraphQLSchema): string {
  return `${HEAD}\n${SAVES.map(name => mutation(schema, name)).join('')}`
}

function mutation(schema: GraphQLSchema, name: string): string {
  const field = schema.getMutationType()?.getFields()[name]
  if (!field) throw new Error(`schema.graphql has no mutation ${name}`)
  const given = field.args.filter(isGivenByPerson)
  const variables = given.map(argument => `  $${argument.name}: ${argument.type}\n`).join('')
  const values = given.map(argument => `    ${argument.name}: $${argument.name}\n`).join('')
  const operation = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return `\nmutation ${operation}(\n${variables}) {\n  ${name}(\n${values}  ) {\n    ...MoveFields\n  }\n}\n`
}

/** The source follows from who asks, and what never changes again is given by partners. */
function isGivenByPerson({ name }: GraphQLArgument): boolean {
  const described = MOVE_FIELD_NAMES.find(known => known === name)
  return name !== 'source' && (described === undefined || moveField(described).editable !== 'never')
}
