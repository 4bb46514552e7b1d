import type { FastifyInstance } from 'fastify'

/** A part that the server cannot work without; `check` throws or rejects while it cannot be reached. */
export type ReadinessCheck = { name: string; check(): Promise<void> | void }

/** Longest time that a check may take, in milliseconds; a probe must not hang. */
const CHECK_MS = 2_000

/** `/healthz`: this process answers. `/readyz`: it and everything that it needs can work; 503 names what cannot. */
export function registerHealthRoutes(http: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  http.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  http.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(checks.map(async part => [part.name, await works(part)] as const))
    const ready = results.every(([, ok]) => ok)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', parts: Object.fromEntries(results) })
  })
}

async function works(part: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(resolve, CHECK_MS, false)
  })
  const answer = Promise.resolve()
    .then(() => part.check())
    .then(
      () => true,
      () => false,
    )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
