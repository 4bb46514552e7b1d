import { catalogued } from '@tractrix/domain/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasSameOriginProof, isForeignOrigin } from './same-origin.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a state-changing request that a page of somebody else may have caused. A program without cookies that sends
 * JSON needs no proof: no browser can be tricked into that without asking us first, and we never agree.
 */
export async function refuseWithoutOriginProof(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
  const { headers, method } = request
  if (SAFE_METHODS.has(method) || request.is404 || request.routeOptions.config.originProof === 'own') return
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
  const mayBeTricked = headers.cookie !== undefined || !isJson
  if (mayBeTricked ? hasSameOriginProof(headers) : !isForeignOrigin(headers)) return
  throw catalogued('UNAUTHORIZED', { message: 'The request does not prove that it comes from this site.' })
}
