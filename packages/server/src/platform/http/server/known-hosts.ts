import { catalogued } from '@tractrix/domain/errors'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/index.ts'

/** Whether the `Host` header of a request names this server. */
export type HostCheck = (header: string | undefined) => boolean

/**
 * Makes the check. A page of somebody else can reach a server on this machine under a name of its own that suddenly points
 * here (DNS rebinding), and the browser takes it for the same site: so a server that listens on a loopback address answers
 * only to that address, to `localhost`, `127.0.0.1` and `[::1]`, and to the names that a proxy serves it under. A server that
 * others can reach anyway answers to every name, unless names are listed.
 */
export function checkHosts({
  host,
  allowedHosts,
}: {
  host: string
  allowedHosts: readonly string[]
}): HostCheck {
  if (!isLoopback(host) && allowedHosts.length === 0) return () => true
  const known = new Set([host, ...allowedHosts].map(name => name.toLowerCase()))
  return header => {
    const name = nameIn(header ?? '')
    return isLoopback(name) || known.has(name)
  }
}

/** Refuses requests under unknown names, as the first thing that is done with them. */
export function refuseUnknownHosts(isKnown: HostCheck): (request: FastifyRequest) => Promise<void> {
  return async ({ headers }) => {
    if (!isKnown(headers.host)) throw catalogued('UNKNOWN_HOST')
  }
}

/** `Name:80` → `name`, `[::1]:80` → `::1`. */
function nameIn(header: string): string {
  const name = /^\[([^\]]*)\](?::\d+)?$/.exec(header)?.[1] ?? /^([^:]*)(?::\d+)?$/.exec(header)?.[1] ?? ''
  return name.toLowerCase().replace(/\.$/, '')
}
