import { type CataloguedError, catalogued, errorEntry, isErrorCode } from '@tractrix/domain/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

type AnyError = Error & { statusCode?: number; code?: string }

/**
 * Answers what a route threw as JSON `{error, code, problems?}`: catalogue errors with their status, refusals of the
 * HTTP layer as bad input, and everything else as a bug that is logged in full and told nobody. What the catalogue
 * calls an error is logged with its cause, too.
 */
export function answerError(error: AnyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  if (refusal === null) {
    request.log.error(
      { err: error, method: request.method, route: request.routeOptions.url },
      'a request failed',
    )
    return sendRefusal(reply, catalogued('INTERNAL'))
  }
  if (errorEntry(refusal.code).logLevel === 'error')
    request.log.error(
      {
        err: refusal.cause ?? refusal,
        code: refusal.code,
        method: request.method,
        route: request.routeOptions.url,
      },
      'a request failed',
    )
  return sendRefusal(reply, refusal, error.statusCode)
}

/** Answers a catalogue error. `status` is the HTTP layer's own, more exact one when it refused the request. */
export function sendRefusal(reply: FastifyReply, error: CataloguedError, status?: number): FastifyReply {
  return reply
    .code(status ?? errorEntry(error.code).httpStatus)
    .header('cache-control', 'no-store')
    .send({ error: error.message, code: error.code, ...(error.problems ? { problems: error.problems } : {}) })
}

function asRefusal(error: AnyError): CataloguedError | null {
  if (error.name === 'CataloguedError' && isErrorCode(error.code)) return error as CataloguedError
  const status = error.statusCode ?? 500
  if (status === 413) return catalogued('PAYLOAD_TOO_LARGE')
  return status < 500 ? catalogued('BAD_INPUT', { message: error.message }) : null
}
