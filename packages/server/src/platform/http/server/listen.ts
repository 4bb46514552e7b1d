import type { FastifyInstance } from 'fastify'
import { settingProblem } from '../../config/index.ts'

/** Longest time that requests under way get to finish at the end, in milliseconds. */
const GRACE_MS = 1_000

/**
 * Opens the server to requests and returns its address. Throws a `StartProblem` that names the setting when the address
 * or port cannot be used.
 */
export async function listen(http: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await http.listen({ host, port })
  } catch (error) {
    throw listenProblem(error as NodeJS.ErrnoException, host, port)
  }
  const address = http.server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return `http://${nameForPeople(host)}:${actual}`
}

/** Takes no new requests, lets those under way finish for a moment, then ends every connection. */
export async function closeHttp(http: FastifyInstance): Promise<void> {
  const hardEnd = setTimeout(() => http.server.closeAllConnections(), GRACE_MS)
  try {
    await http.close()
  } finally {
    clearTimeout(hardEnd)
  }
}

/** An address that listens everywhere is no address to visit. */
function nameForPeople(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Why the server cannot listen there, as a `StartProblem` that names the setting; any other error as it is. */
export function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return settingProblem(
        'PORT',
        String(port),
        `this port of ${host} is taken by another program: stop that, or choose another port.`,
      )
    case 'EACCES':
      return settingProblem(
        'PORT',
        String(port),
        'this user may not open this port: choose one from 1024 on.',
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return settingProblem(
        'HOST',
        host,
        'this machine has no such address: choose one of its own, like 127.0.0.1.',
      )
    default:
      return error
  }
}
