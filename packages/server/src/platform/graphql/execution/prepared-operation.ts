import type { DocumentNode, ExecutionResult, GraphQLError, OperationDefinitionNode } from 'graphql'
import type { RequestContext } from '../request/request-context.ts'

/** Variables after coercion, by name. */
export type Variables = Record<string, unknown>

/** An operation that was parsed, validated and weighed, ready to run any number of times. */
export interface PreparedOperation {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  /** How long the document is, in tokens. */
  readonly tokens: number
  /** What it asks for, as `queryCost` counts. */
  readonly cost: number
  /** Whether it asks for the schema itself. */
  readonly introspects: boolean
  /** Makes the schema's values of what a client sent, or tells what is wrong with it. */
  readonly coerce: (
    variables: Variables | null | undefined,
  ) => { values: Variables } | { errors: readonly GraphQLError[] }
  /** Runs it. For a subscription: makes the message of one event, which is the root value. */
  readonly run: (
    root: unknown,
    ctx: RequestContext,
    values: Variables,
  ) => ExecutionResult | Promise<ExecutionResult>
}

/** Why an operation was not even tried: the request is at fault. */
export interface Unprepared {
  readonly errors: readonly GraphQLError[]
}
