import { catalogued } from '@tractrix/domain/errors'
import { isAdmin, type User } from '@tractrix/domain/users'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { isLongerThan, LARGEST_ANSWER } from '../limits/answer-size.ts'
import { AnswerWork } from '../limits/answer-work.ts'
import type { RequestContext } from '../request/request-context.ts'
import { formatErrors } from './format-error.ts'
import type { OperationPreparer } from './prepare.ts'
import type { PreparedOperation, Unprepared, Variables } from './prepared-operation.ts'

/** What a client asks, already known to have these types. */
export interface GraphQLParams {
  query: string
  operationName?: string | null
  variables?: Variables | null
}

/** The answer as it goes to the client. Without `data` nothing was executed: the request itself was refused. */
export interface GraphQLAnswer {
  data?: unknown
  errors?: GraphQLFormattedError[]
  /**
   * `siteSeq`: for each site of which the answer shows something, the number of a change up to which the answer is
   * complete. A subscription with `after` begins there.
   */
  extensions?: { siteSeq: Record<string, number> }
}

/** Executes a query or mutation and answers it with the errors already made fit for the client. */
export function executeOperation(
  preparer: OperationPreparer,
  params: GraphQLParams,
  ctx: RequestContext,
): Promise<GraphQLAnswer> {
  return executePrepared(preparer.prepare(params.query, params.operationName), params.variables, ctx)
}

/**
 * The same for an operation that was prepared before.
 *
 * @returns UNAUTHORIZED for introspection by a person without a role at any site
 */
export async function executePrepared(
  prepared: PreparedOperation | Unprepared,
  given: Variables | null | undefined,
  ctx: RequestContext,
): Promise<GraphQLAnswer> {
  if ('errors' in prepared) return refusal(prepared.errors, ctx)
  if (prepared.introspects && !hasAnyRole(ctx.user))
    return { ...refusal([schemaIsForPeople()], ctx), data: null }
  if (prepared.operation.operation === 'subscription')
    return refusal([badInput('Subscriptions are served over the WebSocket at this address.')], ctx)
  const variables = prepared.coerce(given)
  if ('errors' in variables) return refusal(variables.errors, ctx)
  const answer = await runPrepared(prepared, null, ctx, variables.values)
  const isQuery = prepared.operation.operation === 'query'
  return isQuery && ctx.siteSequences && ctx.shownSites.size > 0
    ? { ...answer, extensions: { siteSeq: siteSequencesShown(ctx, ctx.siteSequences) } }
    : answer
}

/** Taken when the request began, before anything was read: whatever the answer shows is of that change or a later one. */
function siteSequencesShown(
  { shownSites }: RequestContext,
  sequences: ReadonlyMap<string, number>,
): Record<string, number> {
  return Object.fromEntries([...shownSites].map(siteId => [siteId, sequences.get(siteId) ?? 0]))
}

/**
 * Runs a prepared operation with coerced variables; also makes a subscription's message of one event. More than one
 * answer can hold is answered with ANSWER_TOO_LARGE.
 */
export async function runPrepared(
  prepared: PreparedOperation,
  root: unknown,
  ctx: RequestContext,
  values: Variables,
): Promise<GraphQLAnswer> {
  const about = { operation: prepared.operation.name?.value }
  try {
    const { data, errors } = await prepared.run(root, { ...ctx, work: new AnswerWork() }, values)
    if (isLongerThan(data, LARGEST_ANSWER)) throw catalogued('ANSWER_TOO_LARGE')
    return errors ? { errors: formatErrors(errors, ctx.app.log, about), data: data ?? null } : { data }
  } catch (error) {
    return { errors: formatErrors([error], ctx.app.log, about), data: null }
  }
}

/** The answer to a request that was not executed. */
export const refusal = (errors: readonly GraphQLError[], ctx: RequestContext): GraphQLAnswer => ({
  errors: formatErrors(errors, ctx.app.log, {}),
})

/** A fault of the request, described in a sentence. */
export function badInput(message: string): GraphQLError {
  const originalError = catalogued('BAD_INPUT', { message })
  return new GraphQLError(message, { originalError })
}

const hasAnyRole = (user: User | null) => user !== null && (isAdmin(user) || user.siteRoles.length > 0)

function schemaIsForPeople(): GraphQLError {
  const message = 'Only people with a role at a site may read the schema.'
  return new GraphQLError(message, { originalError: catalogued('UNAUTHORIZED', { message }) })
}
