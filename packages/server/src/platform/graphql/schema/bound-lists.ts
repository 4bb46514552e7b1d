import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { FieldPacer } from '../limits/field-pacer.ts'
import type { RequestContext } from '../request/request-context.ts'

/**
 * Counts the items of every list of objects in the schema against the answer's work, with the fields that are asked of
 * each, and makes long lists in steps where the executor can. A new list is bounded without anybody thinking of it.
 */
export function boundLists(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field
      if (!resolve || !isListType(getNullableType(field.type))) continue
      if (!isCompositeType(getNamedType(field.type))) continue
      field.resolve = (root, args, ctx: RequestContext, info) => {
        const bounded = (items: unknown) => (Array.isArray(items) ? boundedItems(items, ctx, info) : items)
        const answered: unknown = resolve(root, args, ctx, info)
        return answered instanceof Promise ? answered.then(bounded) : bounded(answered)
      }
    }
  }
  return schema
}

function boundedItems(
  items: readonly unknown[],
  { work }: RequestContext,
  info: GraphQLResolveInfo,
): readonly unknown[] {
  const fields = fieldsPerItem(info)
  work.spend(items.length * fields)
  const { pacer } = work
  if (pacer === null || pacer.takeNow(items.length * fields)) return items
  return inSteps(items, fields, pacer)
}

/** The same items as promises, of which a few are kept in every turn of the event loop. */
function inSteps(items: readonly unknown[], fieldsPerItem: number, pacer: FieldPacer): Promise<unknown>[] {
  const size = pacer.itemsPerTurn(fieldsPerItem)
  let turn = Promise.resolve()
  return items.map((item, index) => {
    const left = Math.min(size, items.length - index)
    if (index % size === 0) turn = turn.then(() => pacer.take(left * fieldsPerItem))
    return turn.then(() => item)
  })
}

/** How many fields are asked of each item, everything below it included; fragments count as often as they are spread. */
function fieldsPerItem({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  return Math.max(
    1,
    sumOf(fieldNodes, node => (node.selectionSet ? fieldsOf(node.selectionSet, fragments) : 0)),
  )
}

type Fragments = { readonly [name: string]: FragmentDefinitionNode }

/** Counted once per selection set, which lives as long as its document. */
const counted = new WeakMap<SelectionSetNode, number>()

function fieldsOf(set: SelectionSetNode, fragments: Fragments): number {
  const known = counted.get(set)
  if (known !== undefined) return known
  const fields = sumOf(set.selections, node => {
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments[node.name.value]
      return fragment ? fieldsOf(fragment.selectionSet, fragments) : 0
    }
    const inner = node.selectionSet ? fieldsOf(node.selectionSet, fragments) : 0
    return node.kind === Kind.FIELD ? 1 + inner : inner
  })
  counted.set(set, fields)
  return fields
}

function sumOf<Item extends FieldNode | SelectionSetNode['selections'][number]>(
  items: readonly Item[],
  count: (item: Item) => number,
): number {
  return items.reduce((sum, item) => sum + count(item), 0)
}
