import { catalogued } from '@tractrix/domain/platform'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { Lru } from './lru.ts'
import { QUERY_LIMITS, type QueryLimits, queryCost } from './query-cost.ts'
import type { RequestContext } from './request-context.ts'

/** Variables after coercion, by name. */
export type Variables = Record<string, unknown>

/** An operation that was parsed, validated and weighed, ready to run any number of times. */
export interface PreparedOperation {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  /** Makes the schema's values of what a client sent, or tells what is wrong with it. */
  readonly coerce: (
    variables: Variables | null | undefined,
  ) => { values: Variables } | { errors: readonly GraphQLError[] }
  /** Runs it. For a subscription: makes the message of one event, which is the root value. */
  readonly run: (root: unknown, ctx: RequestContext, values: Variables) => MaybePromise<ExecutionResult>
}

type MaybePromise<T> = T | Promise<T>

/** Why an operation was not even tried: the request is at fault. */
export interface Unprepared {
  readonly errors: readonly GraphQLError[]
}

/** Settings of how operations are prepared. */
export interface PrepareOptions {
  /** Compiles operations to JavaScript (graphql-jit); false runs all of them through graphql-js. Default true. */
  compile?: boolean
  limits?: QueryLimits
  /** How many prepared operations are remembered. Default 1000. */
  capacity?: number
}

/**
 * Prepares operations of one schema and remembers them, so that a known document costs neither parsing nor
 * validation. An operation is compiled when it is asked for the second time: what is asked once only is cheaper to
 * interpret, and nobody can make the server compile by sending ever new documents.
 */
export class OperationPreparer {
  readonly schema: GraphQLSchema
  readonly #limits: QueryLimits
  readonly #compile: boolean
  readonly #known: Lru<PreparedOperation>

  constructor(schema: GraphQLSchema, options: PrepareOptions = {}) {
    this.schema = schema
    this.#limits = options.limits ?? QUERY_LIMITS
    this.#compile = options.compile ?? true
    this.#known = new Lru(options.capacity ?? 1000)
  }

  /** Answers the operation of the document, or what is wrong with it (QUERY_TOO_COMPLEX when it asks for too much). */
  prepare(query: string, operationName?: string | null): PreparedOperation | Unprepared {
    const key = `${operationName ?? ''}\n${query}`
    const known = this.#known.get(key)
    if (known) return known
    try {
      const made = this.#prepare(query, operationName)
      if ('run' in made) this.#known.set(key, made)
      return made
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }

  #prepare(query: string, operationName: string | null | undefined): PreparedOperation | Unprepared {
    const document = parse(query, { maxTokens: this.#limits.maxTokens })
    const errors = validate(this.schema, document, specifiedRules, { maxErrors: 20 })
    if (errors.length > 0) return { errors }
    const operation = getOperationAST(document, operationName)
    if (!operation) return { errors: [new GraphQLError(nameProblem(operationName))] }
    const { depth, cost } = queryCost(this.schema, document, operation)
    if (depth > this.#limits.maxDepth || cost > this.#limits.maxCost) return { errors: [tooComplex()] }
    return this.#operation(document, operation)
  }

  #operation(document: DocumentNode, operation: OperationDefinitionNode): PreparedOperation {
    const { schema } = this
    const operationName = operation.name?.value ?? null
    const interpret: PreparedOperation['run'] = (rootValue, contextValue, variableValues) =>
      execute({ schema, document, operationName, rootValue, contextValue, variableValues })
    let runs = 0
    let compiled: PreparedOperation['run'] | null = null
    return {
      document,
      operation,
      coerce: variables => coerce(schema, operation, variables),
      run: (root, ctx, values) => {
        if (this.#compile && ++runs === 2) compiled = compile(schema, document, operationName)
        return (compiled ?? interpret)(root, ctx, values)
      },
    }
  }
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
