import { CataloguedError, catalogued, errorEntry } from '@tractrix/domain/errors'
import { LARGEST_UPLOAD } from '@tractrix/domain/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context/index.ts'
import type { Authenticator, SignedIn } from '../../http/authentication/authenticator.ts'
import { hasSameOriginProof, isForeignOrigin } from '../../http/authentication/same-origin.ts'
import { compressAnswers } from '../../http/index.ts'
import { executePrepared, type GraphQLAnswer, type GraphQLParams } from '../execution/execute.ts'
import type { OperationPreparer } from '../execution/prepare.ts'
import type { PreparedOperation, Unprepared } from '../execution/prepared-operation.ts'
import type { RequestBudget } from '../limits/request-budget.ts'
import { requestContext } from '../request/request-context.ts'
import { asksOnlyMe, LONGEST_ANONYMOUS_QUERY } from './asks-only-me.ts'
import { answerType, GRAPHQL_RESPONSE, type MediaType } from './media-types.ts'
import { readMultipart } from './read-multipart.ts'
import { readParams, readQueryString } from './read-params.ts'

/** What the route needs. */
export interface GraphQLRoute {
  app: ServerContext
  preparer: OperationPreparer
  authenticator: Authenticator
  budget: RequestBudget
}

/** Largest request body in bytes: a document and its variables. The WebSocket takes as much. */
const BODY_LIMIT = 262_144

/**
 * GraphQL over HTTP at `/graphql`, after the GraphQL-over-HTTP specification: POST for all operations, GET for
 * queries, and POST of multipart/form-data for operations with a file, after the GraphQL multipart request specification; `application/graphql-response+json` or `application/json`, compressed as the client asks.
 *
 * Refusals before anything is executed: no session → 401 UNAUTHENTICATED (asking only for `me` answers null instead);
 * a cookie without a same-origin proof → 403 UNAUTHORIZED; too large → 413; not understood → 400 BAD_INPUT; a person who
 * has spent their budget → 429 TOO_MANY_REQUESTS with `Retry-After`.
 */
export async function registerGraphQLRoute(http: FastifyInstance, route: GraphQLRoute): Promise<void> {
  await http.register(async scope => {
    await compressAnswers(scope)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )
    // Read by the handler, once it is known who sends it.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
      answerBrokenRequest(error, request, reply),
    )
    scope.post('/graphql', { bodyLimit: BODY_LIMIT, config: { originProof: 'own' } }, (request, reply) =>
      isMultipart(request)
        ? serveMultipart(route, request, reply)
        : serve(route, request, reply, readParams(request.body)),
    )
    scope.get('/graphql', (request, reply) =>
      serve(route, request, reply, readQueryString(request.query as Record<string, unknown>)),
    )
  })
}

const isMultipart = ({ headers }: FastifyRequest) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Nobody's files are read: who sends one is signed in, and a page of ours has sent it. */
async function serveMultipart(
  route: GraphQLRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const type = answerType(request.headers.accept) ?? GRAPHQL_RESPONSE
  const signedIn = await route.authenticator.byHeaders(request.headers)
  const isTooLarge = Number(request.headers['content-length'] ?? 0) > LARGEST_UPLOAD + 2 * BODY_LIMIT
  const foreign = originProblem(request, signedIn)
  // What is not read would come before the next request of the connection.
  if (signedIn === null || foreign || isTooLarge) reply.header('connection', 'close')
  if (signedIn === null) return send(reply, type, 401, refused('UNAUTHENTICATED'))
  if (foreign) return send(reply, type, 403, foreign)
  if (isTooLarge) return send(reply, type, 413, refused('PAYLOAD_TOO_LARGE'))
  const limits = { fieldBytes: BODY_LIMIT, fileBytes: LARGEST_UPLOAD }
  const body = await readMultipart(request.raw, limits)
  return serve(route, request, reply, typeof body === 'string' ? body : readParams(body))
}

async function serve(
  route: GraphQLRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  params: GraphQLParams | string,
): Promise<FastifyReply> {
  const type = answerType(request.headers.accept)
  if (type === null)
    return send(reply, GRAPHQL_RESPONSE, 406, refused('BAD_INPUT', 'Accept must allow JSON.'))
  const signedIn = await route.authenticator.byHeaders(request.headers)
  const foreign = originProblem(request, signedIn)
  if (foreign) return send(reply, type, 403, foreign)
  if (signedIn) {
    const exhausted = await route.budget.begin(
      signedIn.user.id,
      requestBytes(request, params),
      isKnown(route, params),
    )
    if (exhausted)
      return send(
        reply.header('retry-after', exhausted.retryAfterSeconds),
        type,
        429,
        refused('TOO_MANY_REQUESTS'),
      )
  }
  const isTooLong = typeof params !== 'string' && params.query.length > LONGEST_ANONYMOUS_QUERY
  if (signedIn === null && (typeof params === 'string' || isTooLong))
    return send(reply, type, 401, refused('UNAUTHENTICATED'))
  if (typeof params === 'string') return send(reply, type, 400, refused('BAD_INPUT', params))
  const prepared = route.preparer.prepare(params.query, params.operationName)
  if (signedIn === null && !asksOnlyMe(prepared)) return send(reply, type, 401, refused('UNAUTHENTICATED'))
  if (request.method === 'GET' && isMutation(prepared))
    return send(reply.header('allow', 'POST'), type, 405, refused('BAD_INPUT', 'Mutations are sent by POST.'))
  const ctx = requestContext(route.app, signedIn?.user ?? null)
  const answer = await executePrepared(prepared, params.variables, ctx)
  const text = JSON.stringify(answer)
  if (signedIn)
    await route.budget.end(signedIn.user.id, {
      queryCost: costOf(prepared),
      answerBytes: text.length,
      listFields: ctx.work.fields,
    })
  return sendText(reply, type, 'data' in answer || type !== GRAPHQL_RESPONSE ? 200 : 400, text)
}

/** A file is not parsed as a document is: it costs what a known document of its length does. */
function requestBytes(request: FastifyRequest, params: GraphQLParams | string): number {
  const bytes = request.url.length + Number(request.headers['content-length'] ?? 0)
  const asked = typeof params === 'string' ? 0 : params.query.length
  return isMultipart(request) ? Math.ceil(bytes / FILE_BYTES_PER_BYTE) + asked : bytes
}

/** How many bytes of a file cost as much as one of a document. */
const FILE_BYTES_PER_BYTE = 16

const isKnown = ({ preparer }: GraphQLRoute, params: GraphQLParams | string) =>
  typeof params !== 'string' && preparer.knows(params.query, params.operationName)

const costOf = (prepared: PreparedOperation | Unprepared) => ('cost' in prepared ? prepared.cost : 0)

/** A page of somebody else may neither change nor read anything with a person's cookie. */
function originProblem(request: FastifyRequest, signedIn: SignedIn | null): GraphQLAnswer | null {
  if (signedIn?.by !== 'cookie') return null
  const { headers, method } = request
  const isFine = method === 'GET' ? !isForeignOrigin(headers) : hasSameOriginProof(headers)
  return isFine ? null : refused('UNAUTHORIZED', 'The request does not prove that it comes from this site.')
}

const isMutation = (prepared: PreparedOperation | Unprepared) =>
  'operation' in prepared && prepared.operation.operation === 'mutation'

/**
 * What Fastify refuses before the handler: no or broken JSON, another content type, a body that is too large; and what
 * goes wrong before anything is executed: the database is away while we ask who it is.
 */
function answerBrokenRequest(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const type = answerType(request.headers.accept) ?? GRAPHQL_RESPONSE
  const status = error.statusCode ?? 500
  if (status === 413) return send(reply, type, 413, refused('PAYLOAD_TOO_LARGE'))
  if (error instanceof CataloguedError) {
    request.log.error({ err: error.cause, code: error.code }, error.message)
    return send(reply, type, errorEntry(error.code).httpStatus, refused(error.code, error.message))
  }
  if (status < 500) return send(reply, type, status, refused('BAD_INPUT', error.message))
  request.log.error({ err: error }, 'an unexpected error at /graphql')
  return send(reply, type, 500, refused('INTERNAL'))
}

function refused(code: Parameters<typeof catalogued>[0], message?: string): GraphQLAnswer {
  const error = catalogued(code, message === undefined ? {} : { message })
  return { errors: [{ message: error.message, extensions: { code } }] }
}

function send(reply: FastifyReply, type: MediaType, status: number, answer: GraphQLAnswer): FastifyReply {
  return sendText(reply, type, status, JSON.stringify(answer))
}

function sendText(reply: FastifyReply, type: MediaType, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .send(text)
}
