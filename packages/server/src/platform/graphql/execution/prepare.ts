import { catalogued } from '@tractrix/domain/errors'
import {
  type DocumentNode,
  execute,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { AnswerWork } from '../limits/answer-work.ts'
import { CompileLimit } from '../limits/compile-limit.ts'
import { countTokens, DOCUMENT_LIMITS } from '../limits/document-limits.ts'
import { FieldPacer } from '../limits/field-pacer.ts'
import { type IntrospectionLists, introspectionLists } from '../limits/introspection-lists.ts'
import { MOST_MERGE_WORK, mergeWork } from '../limits/merge-work.ts'
import { isNestedDeeper } from '../limits/nesting.ts'
import { QUERY_LIMITS, type QueryLimits, queryCost } from '../limits/query-cost.ts'
import { OperationCache } from './operation-cache.ts'
import type { PreparedOperation, Unprepared, Variables } from './prepared-operation.ts'

/**
 * Longest answer of a compiled operation, in fields of lists: about 20 ms of work, which it does in one go. An operation
 * that answered more is interpreted from then on.
 */
const MOST_FIELDS_IN_ONE_GO = 8_000
/** Most root fields of a compiled operation: the answer to each may be that long. */
const MOST_ROOT_FIELDS = 4

/** Settings of how operations are prepared. */
export interface PrepareOptions {
  /** Compiles operations to JavaScript (graphql-jit); false runs all of them through graphql-js. Default true. */
  compile?: boolean
  limits?: QueryLimits
  /** Most heap that remembered operations may take, in bytes. Default 32 MiB. */
  maxBytes?: number
}

/**
 * Prepares operations of one schema and remembers them, so that a known document costs neither parsing nor
 * validation. An operation is kept when it is asked for the second time and compiled at the third: what is asked once
 * only is cheaper to interpret, and nobody can fill the memory by sending ever new documents.
 * Ask once per request, since each call counts.
 */
export class OperationPreparer {
  readonly schema: GraphQLSchema
  readonly #limits: QueryLimits
  readonly #compile: boolean
  readonly #lists: IntrospectionLists
  readonly #known: OperationCache
  readonly #compileLimit = new CompileLimit()
  readonly #pacer = new FieldPacer()

  constructor(schema: GraphQLSchema, options: PrepareOptions = {}) {
    this.schema = schema
    this.#limits = options.limits ?? QUERY_LIMITS
    this.#compile = options.compile ?? true
    this.#lists = introspectionLists(schema)
    this.#known = new OperationCache(options.maxBytes)
  }

  /** What is remembered now: operations, and the heap that they are taken to need in bytes. */
  get remembered(): { operations: number; bytes: number } {
    return { operations: this.#known.size, bytes: this.#known.bytes }
  }

  /** Whether the operation is remembered, so that it costs neither parsing nor validation. */
  knows(query: string, operationName?: string | null): boolean {
    return this.#known.has(keyOf(query, operationName))
  }

  /**
   * Answers the operation of the document, or what is wrong with it: PAYLOAD_TOO_LARGE, QUERY_TOO_COMPLEX, BAD_INPUT.
   */
  prepare(query: string, operationName?: string | null): PreparedOperation | Unprepared {
    const key = keyOf(query, operationName)
    const known = this.#known.get(key)
    if (known) return known
    try {
      const made = this.#prepare(query, operationName)
      if ('run' in made) this.#known.offer(key, made)
      return made
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }

  #prepare(query: string, operationName: string | null | undefined): PreparedOperation | Unprepared {
    const tokens = countTokens(query)
    const document = parse(query, { maxTokens: DOCUMENT_LIMITS.maxTokens })
    if (mergeWork(document) > MOST_MERGE_WORK) return { errors: [tooComplex()] }
    const errors = validate(this.schema, document, specifiedRules, { maxErrors: 20 })
    if (errors.length > 0) return { errors }
    const operation = getOperationAST(document, operationName)
    if (!operation) return { errors: [new GraphQLError(nameProblem(operationName))] }
    const { depth, cost, introspects, rootFields } = queryCost(
      this.schema,
      this.#lists,
      fragmentsOf(document),
      operation,
    )
    if (depth > this.#limits.maxDepth || cost > this.#limits.maxCost) return { errors: [tooComplex()] }
    return { tokens, cost, introspects, ...this.#operation(document, operation, tokens, rootFields) }
  }

  #operation(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    tokens: number,
    rootFields: number,
  ): Omit<PreparedOperation, 'tokens' | 'cost' | 'introspects'> {
    const { schema } = this
    const operationName = operation.name?.value ?? null
    const interpret: PreparedOperation['run'] = (rootValue, contextValue, variableValues) =>
      execute({ schema, document, operationName, rootValue, contextValue, variableValues })
    let runs = 0
    let compiled: PreparedOperation['run'] | null = null
    let isShort = this.#compile && rootFields <= MOST_ROOT_FIELDS
    let last: AnswerWork | null = null
    return {
      document,
      operation,
      coerce: variables => coerce(schema, operation, variables),
      run: (root, ctx, values) => {
        isShort &&= last === null || last.fields <= MOST_FIELDS_IN_ONE_GO
        last = ctx.work
        if (!isShort) compiled = null
        else if (++runs === 2 && this.#compileLimit.take(tokens))
          compiled = compile(schema, document, operationName)
        ctx.work.pacer = compiled === null ? this.#pacer : null
        return (compiled ?? interpret)(root, ctx, values)
      },
    }
  }
}

const keyOf = (query: string, operationName: string | null | undefined) => `${operationName ?? ''}\n${query}`

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  return fragments
}

/** The operation as JavaScript; null when graphql-jit cannot compile it. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): PreparedOperation['run'] | null {
  const compiled = compileQuery(schema, document, operationName ?? '')
  return isCompiledQuery(compiled) ? compiled.query : null
}

function coerce(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables | null | undefined,
): { values: Variables } | { errors: readonly GraphQLError[] } {
  if (!operation.variableDefinitions?.length) return { values: {} }
  if (isNestedDeeper(variables, DOCUMENT_LIMITS.maxNesting)) return { errors: [tooComplex()] }
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions, variables ?? {}, {
    maxErrors: 10,
  })
  return errors ? { errors } : { values: coerced }
}

const nameProblem = (operationName: string | null | undefined) =>
  operationName
    ? `The document has no operation named ${JSON.stringify(operationName)}.`
    : 'Say by operationName which operation of the document is meant.'

function tooComplex(): GraphQLError {
  const originalError = catalogued('QUERY_TOO_COMPLEX')
  return new GraphQLError(originalError.message, { originalError })
}
