import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'
import type { IntrospectionLists } from './introspection-lists.ts'

/** How much one operation may ask for. */
export interface QueryLimits {
  /** Deepest nesting of fields, the root field being 1; introspection is not counted. */
  maxDepth: number
  /** Largest cost, counted as `queryCost` does. */
  maxCost: number
}

/** Several times what the largest screen of the console asks for, and more than the whole schema about itself. */
export const QUERY_LIMITS: QueryLimits = { maxDepth: 10, maxCost: 40_000 }

/** What a root field costs besides its selection: most of them are a trip to the database. */
const ROOT_FIELD_COST = 100

/** How many items a list is taken to have when costs are multiplied; a root list is counted once. */
const ASSUMED_LIST_LENGTH = 10

/** What an operation asks for. */
export interface QueryCost {
  depth: number
  cost: number
  /** Whether it asks for the schema itself. */
  introspects: boolean
  /** How many root fields it asks for. */
  rootFields: number
}

/** Where in the schema a selection stands. */
interface Place {
  type: GraphQLCompositeType | undefined
  isRoot: boolean
  /** Every list on the way here was one of all types, fields or arguments: their lengths average out. */
  isAllTypes: boolean
}

/**
 * Counts an operation before it runs: one per field, times ten inside of each list below the root, and a hundred for
 * each root field, wherever it is written: in the operation or in fragments, which count as often as they are spread.
 * Introspection is multiplied by how long its lists really are. Every fragment is counted once per place, so the time
 * is linear in the document even where the cost is exponential.
 * The document must be valid: a ring of fragments would never end.
 */
export function queryCost(
  schema: GraphQLSchema,
  lists: IntrospectionLists,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  operation: OperationDefinitionNode,
): QueryCost {
  const counted = new Map<string, QueryCost>()

  const ofSelections = (set: SelectionSetNode, place: Place): QueryCost =>
    set.selections
      .map(node => {
        if (node.kind === Kind.FIELD) return ofField(node, place)
        if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value, place)
        return ofSelections(node.selectionSet, narrowed(place, node.typeCondition?.name.value))
      })
      .reduce(sum, NOTHING)

  const ofFragment = (name: string, place: Place): QueryCost => {
    const key = `${name} ${place.isRoot} ${place.isAllTypes}`
    const known = counted.get(key)
    if (known) return known
    const fragment = fragments.get(name)
    const cost = fragment
      ? ofSelections(fragment.selectionSet, narrowed(place, fragment.typeCondition.name.value))
      : NOTHING
    counted.set(key, cost)
    return cost
  }

  const ofField = (node: FieldNode, { type, isRoot, isAllTypes }: Place): QueryCost => {
    const rootFields = isRoot && node.name.value !== '__typename' ? 1 : 0
    const own = rootFields ? ROOT_FIELD_COST : 1
    const field = fieldOf(type, node.name.value)
    if (!field || !node.selectionSet) return { ...NOTHING, rootFields, depth: 1, cost: own }
    const inner = getNamedType(field.type) as GraphQLCompositeType
    const introspects = inner.name.startsWith('__')
    const isAll = introspects && (isAllTypes || field === SchemaMetaFieldDef)
    const cost = ofSelections(node.selectionSet, { type: inner, isRoot: false, isAllTypes: isAll })
    if (introspects) {
      const length = isList(field) ? lists[isAll ? 'average' : 'most'](type?.name ?? '', field.name) : 1
      return { rootFields, depth: 1, cost: own + length * cost.cost, introspects }
    }
    const length = isList(field) && !isRoot ? ASSUMED_LIST_LENGTH : 1
    return { ...cost, rootFields, depth: 1 + cost.depth, cost: own + length * cost.cost }
  }

  const narrowed = (place: Place, name: string | undefined): Place => {
    const type = name === undefined ? undefined : schema.getType(name)
    return type && isCompositeType(type) ? { ...place, type } : place
  }

  const root = schema.getRootType(operation.operation) ?? undefined
  return ofSelections(operation.selectionSet, { type: root, isRoot: true, isAllTypes: false })
}

const NOTHING: QueryCost = { depth: 0, cost: 0, introspects: false, rootFields: 0 }

const sum = (a: QueryCost, b: QueryCost): QueryCost => ({
  depth: Math.max(a.depth, b.depth),
  cost: a.cost + b.cost,
  introspects: a.introspects || b.introspects,
  rootFields: a.rootFields + b.rootFields,
})

const isList = ({ type }: GraphQLField<unknown, unknown>) =>
  isListType(isNonNullType(type) ? type.ofType : type)

function fieldOf(
  parent: GraphQLCompositeType | undefined,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  return parent && (isObjectType(parent) || isInterfaceType(parent)) ? parent.getFields()[name] : undefined
}
