import type { IncomingMessage, Server } from 'node:http'
import type { ProxyCheck } from '../../config/index.ts'
import type { Logger } from '../../logging.ts'

/**
 * Takes the protocol and the host that a proxy names off every request and WebSocket whose peer is no trusted proxy, so
 * that nobody behind this reads them by mistake. The address that it names is read by Fastify alone, which asks the
 * same check. Says once in the log what must be set when a proxy stands before the server.
 */
export function believeOnlyProxies(server: Server, isTrusted: ProxyCheck, log: Logger): void {
  let isLogged = false
  const check = ({ headers, socket }: IncomingMessage) => {
    const address = socket.remoteAddress ?? ''
    if (headers['x-forwarded-for'] === undefined && headers['x-forwarded-proto'] === undefined) return
    if (isTrusted(address)) return
    delete headers['x-forwarded-proto']
    delete headers['x-forwarded-host']
    if (isLogged) return
    isLogged = true
    log.warn(
      { address },
      'a request says that a proxy passed it on, which is not believed: if a proxy of yours stands there, name it in TRACTRIX_TRUSTED_PROXIES',
    )
  }
  server.prependListener('request', check)
  server.prependListener('upgrade', check)
}
