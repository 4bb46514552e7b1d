import { type FieldNode, type GraphQLSchema, getArgumentValues, Kind, type SelectionSetNode } from 'graphql'
import type { PreparedOperation, Variables } from '../graphql/prepare.ts'
import { LIVE_SOURCE_EXTENSION, type LiveSource } from './live-source.ts'

/** Where the messages of a subscription come from, and with which arguments. */
export interface SubscriptionPlan {
  source: LiveSource<unknown, unknown>
  args: unknown
}

/** Finds the source of the operation's root field; validation has made sure that there is one root field. */
export function subscriptionPlan(
  schema: GraphQLSchema,
  prepared: PreparedOperation,
  values: Variables,
): SubscriptionPlan {
  const node = rootField(prepared, prepared.operation.selectionSet)
  const field = node && schema.getSubscriptionType()?.getFields()[node.name.value]
  const source = field?.extensions[LIVE_SOURCE_EXTENSION]
  if (!node || !field || !source) throw new Error(`${node?.name.value}: a subscription without a live source`)
  return {
    source: source as LiveSource<unknown, unknown>,
    args: getArgumentValues(field, node, values),
  }
}

function rootField(prepared: PreparedOperation, selections: SelectionSetNode): FieldNode | null {
  for (const node of selections.selections) {
    if (node.kind === Kind.FIELD) return node
    if (node.kind === Kind.INLINE_FRAGMENT) return rootField(prepared, node.selectionSet)
    for (const definition of prepared.document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === node.name.value)
        return rootField(prepared, definition.selectionSet)
  }
  return null
}
