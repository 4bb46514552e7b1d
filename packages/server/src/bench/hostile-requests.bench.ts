import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import fastify from 'fastify'
import { getIntrospectionQuery } from 'graphql'
import { apiSchema } from '../app/schema.ts'
import { HOSTILE_DOCUMENTS } from '../app/testing/test-hostile-documents.ts'
import { testContext } from '../platform/context/test-context.ts'
import { OperationPreparer, RequestBudget, registerGraphQLRoute } from '../platform/graphql/index.ts'
import { type BenchResult, median, printResult } from './bench-result.ts'

const ROUNDS = 5
/** The longest that one request may hold the event loop on a quiet machine, in milliseconds. */
const LONGEST_HOLD_MS = 50

/**
 * How long one request holds the event loop of a server, over HTTP, the client in a thread of its own: documents that are
 * made for it, and beside them the introspection query of stock tools. Each is asked five times: first unknown, then
 * remembered, then compiled. The ratio is the longest hold of a hostile document to that of the introspection query.
 */
export async function run(): Promise<BenchResult> {
  const http = fastify()
  const preparer = new OperationPreparer(apiSchema())
  const budget = new RequestBudget(Number.MAX_SAFE_INTEGER)
  await registerGraphQLRoute(http, { app, preparer, authenticator, budget })
  await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as AddressInfo
  const client = new Worker(CLIENT, { eval: true, workerData: `http://127.0.0.1:${port}/graphql` })
  try {
    await holdsOf(client, '{ __typename }')
    const ordinary = await holdsOf(client, getIntrospectionQuery())
    const hostile: number[][] = []
    for (const query of Object.values(HOSTILE_DOCUMENTS)) hostile.push(await holdsOf(client, query))
    const longest = Math.max(...hostile.flat())
    const share = hostile.flat().filter(hold => hold <= LONGEST_HOLD_MS).length / hostile.flat().length
    return {
      name: 'Event loop under hostile requests',
      figures: [
        { label: 'introspection query, longest hold', value: Math.max(...ordinary), unit: 'ms' },
        { label: `${hostile.length} hostile documents, longest hold`, value: longest, unit: 'ms' },
        { label: 'hostile documents, median hold', value: median(hostile.flat()), unit: 'ms' },
        { label: 'hostile requests within 50 ms', value: share * 100, unit: '%' },
      ],
      ratio: longest / Math.max(...ordinary),
      goal: 2,
    }
  } finally {
    await client.terminate()
    await http.close()
  }
}

/** The longest hold of the event loop during each of five requests, in milliseconds. */
async function holdsOf(client: Worker, query: string): Promise<number[]> {
  const holds: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 1 })
  for (let round = 0; round < ROUNDS; round++) {
    delay.reset()
    delay.enable()
    client.postMessage(query)
    await once(client, 'message')
    delay.disable()
    holds.push(delay.max / 1e6)
  }
  return holds
}

const CLIENT = `
  const { parentPort, workerData } = require('node:worker_threads')
  parentPort.on('message', async query => {
    const body = JSON.stringify({ query })
    const headers = { 'content-type': 'application/json', authorization: 'Bearer bench' }
    const response = await fetch(workerData, { method: 'POST', headers, body })
    await response.arrayBuffer()
    parentPort.postMessage(response.status)
  })`

const app = testContext({})
const user = {
  id: randomUUID(),
  name: 'Operator',
  email: 'operator@example.test',
  sub: 'operator',
  globalPermissions: [],
  siteRoles: [{ siteId: randomUUID(), role: 'Operator' as const }],
}
const signedIn = {
  sessionId: 'bench',
  user,
  expiresAt: null,
  by: 'token' as const,
  renew: async () => signedIn,
}
const authenticator = { byHeaders: async () => signedIn, byToken: async () => signedIn }

if (import.meta.main) printResult(await run())
