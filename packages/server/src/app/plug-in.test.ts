import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoYards } from '@tractrix/demo-yards'
import { catalogued } from '@tractrix/domain/errors'
import { can } from '@tractrix/domain/users'
import { createClient } from 'graphql-ws'
import { Gauge } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../platform/config/index.ts'
import { provide, serviceKey } from '../platform/context/index.ts'
import { defineFeature } from '../platform/feature/index.ts'
import { requireAbility } from '../platform/graphql/index.ts'
import { sendRefusal } from '../platform/http/index.ts'
import { type LiveSource, liveField, liveTopic } from '../platform/live/index.ts'
import { createLogger } from '../platform/logging.ts'
import { type App, buildApp } from './build-app.ts'
import { FEATURES } from './features.ts'

/*
 * A feature that this server has never seen: one query, one subscription, one route, one job, and the service that they
 * share. It is plugged into the whole server by its manifest alone.
 */

/** The thermometers of yards, in degrees Celsius. */
class Thermometers {
  readonly #readings = new Map<string, number>()
  isRunning = false
  /** How often they were read while they did not run. */
  lateReadings = 0

  of(siteId: string): number {
    return this.#readings.get(siteId) ?? 0
  }

  /** Each measurement is one degree warmer than the one before. */
  measure(siteId: string): number {
    if (!this.isRunning) this.lateReadings++
    this.#readings.set(siteId, this.of(siteId) + 1)
    return this.of(siteId)
  }
}

const THERMOMETERS = serviceKey<Thermometers>('thermometers')
const temperatures = liveTopic<number>('temperatures')
const temperatureSource: LiveSource<{ siteId: string }, number> = {
  ability: 'site.view',
  sites: ({ siteId }) => [siteId],
  channels: ({ siteId }) => [{ topic: temperatures, id: siteId }],
}
const ended: string[] = []

const weather = defineFeature({
  name: 'weather',
  tier: 5,
  services: [provide(THERMOMETERS, () => new Thermometers())],
  topics: [temperatures],
  schema: target => {
    const siteArgument = { type: 'ID', required: true } as const
    target.queryField('temperature', t =>
      t.float({
        args: { siteId: t.arg(siteArgument) },
        resolve: (_root, { siteId }, ctx) => {
          requireAbility(ctx, 'site.view', siteId)
          return ctx.app.services.get(THERMOMETERS).of(siteId)
        },
      }),
    )
    target.subscriptionField('temperatureUpdates', t =>
      t.float({
        args: { siteId: t.arg(siteArgument) },
        ...liveField(temperatureSource),
        resolve: degrees => degrees,
      }),
    )
  },
  start: async ({ services }, started) => {
    const thermometers = services.get(THERMOMETERS)
    thermometers.isRunning = true
    started.add('thermometers', () => {
      thermometers.isRunning = false
      ended.push('thermometers')
    })
  },
  jobs: [
    {
      name: 'measure temperatures',
      everyMs: 10,
      run: async ({ live, services }) => {
        for (const { siteId } of demoYards())
          live.publish(temperatures, siteId, services.get(THERMOMETERS).measure(siteId))
      },
    },
  ],
  health: [
    {
      name: 'thermometers',
      check: ({ services }) => {
        if (!services.get(THERMOMETERS).isRunning) throw new Error('they stand still')
      },
    },
  ],
  metrics: (registry, { services }) => {
    new Gauge({
      name: 'thermometers_running',
      help: '1 while they are read.',
      registers: [registry],
      collect() {
        this.set(services.get(THERMOMETERS).isRunning ? 1 : 0)
      },
    })
  },
  routes: ({ http, authenticator, services }) => {
    http.get('/sites/:siteId/temperature.txt', async (request, reply) => {
      const { siteId } = request.params as { siteId: string }
      const signedIn = await authenticator.byHeaders(request.headers)
      if (!signedIn) return sendRefusal(reply, catalogued('UNAUTHENTICATED'))
      if (!can(signedIn.user, 'site.view', siteId)) return sendRefusal(reply, catalogued('UNAUTHORIZED'))
      return reply.type('text/plain').send(String(services.get(THERMOMETERS).of(siteId)))
    })
  },
})

const { siteId } = demoYards()[0]!
let folder: string
let app: App
let cookie: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-plug-in-'))
  const config = readConfig({ TRACTRIX_DATA: folder, PORT: '0', MQTT_PORT: '0' })
  const features = [...FEATURES, weather].toSorted((one, other) => one.tier - other.tier)
  app = await buildApp(config, { log: createLogger('silent'), features })
  cookie = await signIn('operator@tractrix.local')
})
afterAll(async () => {
  await app?.close()
  await rm(folder, { recursive: true, force: true })
})

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${app.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'tractrix-demo' }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
}

async function ask(query: string, session = cookie) {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: session, origin: app.url },
    body: JSON.stringify({ query, variables: { siteId } }),
  })
  return (await answer.json()) as {
    data?: Record<string, unknown>
    errors?: { extensions: { code: string } }[]
  }
}

const TEMPERATURE = 'query($siteId: ID!) { temperature(siteId: $siteId) }'
const measured = async () => (await ask(TEMPERATURE)).data?.temperature as number

describe('a feature that is nothing but its manifest', () => {
  it('repeats its job, and answers its query with what the job found', async () => {
    const first = await measured()
    await vi.waitFor(async () => expect(await measured()).toBeGreaterThan(first + 2), { timeout: 10_000 })
  })

  it('has the rights of the schema: who may not see a yard is refused', async () => {
    const outsider = await signIn('outsider@tractrix.local')
    const { errors } = await ask(TEMPERATURE, outsider)
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHORIZED'])
  })

  it('publishes to its subscribers what its job measures', async () => {
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(url: string, protocols: string) {
          super(url, protocols, { headers: { cookie, origin: app.url } })
        }
      },
      retryAttempts: 0,
    })
    const query = 'subscription($siteId: ID!) { temperatureUpdates(siteId: $siteId) }'
    const received: number[] = []
    for await (const { data } of client.iterate<{ temperatureUpdates: number }>({
      query,
      variables: { siteId },
    })) {
      if (data) received.push(data.temperatureUpdates)
      if (received.length === 3) break
    }
    await client.dispose()
    expect(received[2]).toBeGreaterThan(received[0]!)
  })

  it('serves its route to people of the yard only', async () => {
    const url = `${app.url}/sites/${siteId}/temperature.txt`
    expect((await fetch(url)).status).toBe(401)
    const answer = await fetch(url, { headers: { cookie } })
    expect(answer.status).toBe(200)
    expect(Number(await answer.text())).toBeGreaterThan(0)
  })

  it('is part of the health and the metrics of the server', async () => {
    const parts = { database: true, broker: true, thermometers: true }
    expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({ status: 'ready', parts })
    expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(/^thermometers_running 1$/m)
  })

  it('ends with the server, after its job', async () => {
    await app.close()
    expect(ended).toEqual(['thermometers'])
    expect(app.context.services.get(THERMOMETERS).lateReadings).toBe(0)
  })
})
