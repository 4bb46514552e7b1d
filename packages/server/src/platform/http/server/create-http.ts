import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type ProxyCheck, TRUST_NO_PROXY } from '../../config/index.ts'
import type { Logger } from '../../logging.ts'
import { answerError } from '../answers/answer-error.ts'
import { refuseWithoutOriginProof } from '../authentication/origin-proof.ts'
import { type HostCheck, refuseUnknownHosts } from './known-hosts.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { believeOnlyProxies } from './trusted-proxies.ts'

/** Largest body in bytes unless a route says otherwise. */
const BODY_LIMIT = 1_048_576

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `own`: the route proves the origin of its requests itself, or takes no cookie at all. */
    originProof?: 'own'
  }
}

/** Whom the HTTP server answers and believes. */
export interface HttpOptions {
  /** Which `Host` headers name this server; all unless given. */
  isKnownHost?: HostCheck
  /** Which proxies name their client's address and protocol; none unless given. */
  isTrustedProxy?: ProxyCheck
}

/**
 * The HTTP server without its routes: it answers errors from the catalogue, sends the security headers and refuses
 * what a page of somebody else may have made the browser send. What comes under a name that is not the server's is
 * refused before anything else.
 */
export function createHttp(
  log: Logger,
  { isKnownHost = () => true, isTrustedProxy = TRUST_NO_PROXY }: HttpOptions = {},
): FastifyInstance {
  const http = Fastify({
    // Its own news of starting and stopping is for debugging; what a request throws is not.
    loggerInstance: log.child({}, { level: log.isLevelEnabled('info') ? 'warn' : log.level }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: isTrustedProxy,
    requestTimeout: 60_000,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply as never),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance
  believeOnlyProxies(http.server, isTrustedProxy, log)
  http.addHook('onRequest', refuseUnknownHosts(isKnownHost))
  http.addHook('onRequest', addSecurityHeaders)
  http.addHook('preValidation', refuseWithoutOriginProof)
  http.setErrorHandler(answerError)
  return http
}
