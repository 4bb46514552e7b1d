import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** How much one operation may ask for. */
export interface QueryLimits {
  /** Deepest nesting of fields, the root field being 1. */
  maxDepth: number
  /** Largest cost, counted as `queryCost` does. */
  maxCost: number
  /** Longest document in tokens, checked while parsing. */
  maxTokens: number
}

/** Several times what the largest screen of the console asks for. */
export const QUERY_LIMITS: QueryLimits = { maxDepth: 10, maxCost: 25_000, maxTokens: 5_000 }

/** What a root field costs besides its selection: most of them are a trip to the database. */
const ROOT_FIELD_COST = 100

/** How many items a list is taken to have when costs are multiplied; a root list is counted once. */
const ASSUMED_LIST_LENGTH = 10

/** Depth and cost of an operation. */
export interface QueryCost {
  depth: number
  cost: number
}

/**
 * Counts an operation before it runs: one per field, times ten inside of each list below the root, and a hundred
 * for each root field, so that repeating an expensive field under many aliases adds up.
 * The document must be valid: a ring of fragments would never end. Introspection has its own limit in graphql-js.
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): QueryCost {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  const counted = new Map<string, QueryCost>()

  const ofSelections = (set: SelectionSetNode, type: GraphQLOutputType | undefined): QueryCost =>
    set.selections
      .map(node => {
        if (node.kind === Kind.FIELD) return ofField(node, type)
        if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value)
        return ofSelections(node.selectionSet, typeNamed(node.typeCondition?.name.value) ?? type)
      })
      .reduce(sum, NOTHING)

  const ofFragment = (name: string): QueryCost => {
    const known = counted.get(name)
    if (known) return known
    const fragment = fragments.get(name)
    const cost = fragment
      ? ofSelections(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value))
      : NOTHING
    counted.set(name, cost)
    return cost
  }

  const ofField = (node: FieldNode, parent: GraphQLOutputType | undefined): QueryCost => {
    if (node.name.value.startsWith('__') || !node.selectionSet) return { depth: 1, cost: 1 }
    const type = fieldType(parent, node.name.value)
    const inner = ofSelections(node.selectionSet, type && (getNamedType(type) as GraphQLOutputType))
    const times = type && isList(type) && parent !== root ? ASSUMED_LIST_LENGTH : 1
    return { depth: 1 + inner.depth, cost: 1 + times * inner.cost }
  }

  const typeNamed = (name: string | undefined) => {
    const type = name === undefined ? undefined : schema.getType(name)
    return type && isCompositeType(type) ? type : undefined
  }

  const root: GraphQLObjectType | undefined = schema.getRootType(operation.operation) ?? undefined
  const { depth, cost } = ofSelections(operation.selectionSet, root)
  return { depth, cost: cost + ROOT_FIELD_COST * operation.selectionSet.selections.length }
}

const NOTHING: QueryCost = { depth: 0, cost: 0 }
const sum = (a: QueryCost, b: QueryCost) => ({ depth: Math.max(a.depth, b.depth), cost: a.cost + b.cost })
const isList = (type: GraphQLOutputType) => isListType(isNonNullType(type) ? type.ofType : type)

function fieldType(parent: GraphQLOutputType | undefined, name: string): GraphQLOutputType | undefined {
  if (!parent || !(isObjectType(parent) || isInterfaceType(parent))) return undefined
  return parent.getFields()[name]?.type
}
