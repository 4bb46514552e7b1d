import { type FieldNode, type GraphQLSchema, getArgumentValues, Kind, type SelectionSetNode } from 'graphql'
import type { PreparedOperation, Variables } from '../../graphql/execution/prepared-operation.ts'
import { assertBounded } from '../../graphql/schema/bound-arguments.ts'
import { LIVE_SOURCE_EXTENSION, type LiveSource } from './live-source.ts'

/** Where the messages of a subscription come from, and with which arguments. */
export interface SubscriptionPlan {
  source: LiveSource<unknown, unknown>
  args: unknown
  /** The number of the change after which the client wants to begin; null: with the next one. */
  after: number | null
  /**
   * The variables that decide what members receive. The one that carries `after` is left out, so that clients which
   * begin at different changes share one group.
   */
  sharedValues: Variables
}

/** The argument of a subscription field that says where to begin. */
const AFTER = 'after'

/**
 * Finds the source of the operation's root field; validation has made sure that there is one root field.
 *
 * @throws BAD_INPUT for arguments that are too long
 */
export function subscriptionPlan(
  schema: GraphQLSchema,
  prepared: PreparedOperation,
  values: Variables,
): SubscriptionPlan {
  const node = rootField(prepared, prepared.operation.selectionSet)
  const field = node && schema.getSubscriptionType()?.getFields()[node.name.value]
  const source = field?.extensions[LIVE_SOURCE_EXTENSION]
  if (!node || !field || !source) throw new Error(`${node?.name.value}: a subscription without a live source`)
  const given = getArgumentValues(field, node, values)
  assertBounded(field, given)
  const { [AFTER]: after, ...args } = given
  return {
    source: source as LiveSource<unknown, unknown>,
    args,
    after: typeof after === 'number' ? after : null,
    sharedValues: withoutAfter(node, values),
  }
}

/** The scalar of `after` is used nowhere else, so that its variable decides nothing but where the client begins. */
function withoutAfter(node: FieldNode, values: Variables): Variables {
  const value = node.arguments?.find(argument => argument.name.value === AFTER)?.value
  if (value?.kind !== Kind.VARIABLE) return values
  const { [value.name.value]: _after, ...shared } = values
  return shared
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
