import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACES, siteTurn, YardClient } from '@tractrix/demo-traffic'
import { arrivalProfile, demoYard, seededRandom } from '@tractrix/demo-yards'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootStack, type Stack } from './boot-stack.ts'
import { freePort } from './free-port.ts'

/** Enough for arrivals and departures at the busiest hour of the profile, half a minute each. */
const TURNS = 240
const TURN_MS = 30_000
/** A Thursday noon in Baltimore, later than anything that the yard knows of. */
const THURSDAY_NOON = Date.parse('2031-05-08T16:00:00Z')

const yard = demoYard('baltimore')!
const signal = AbortSignal.timeout(120_000)
let dataFolder: string
let stack: Stack
let client: YardClient

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'tractrix-living-yard-'))
  stack = await bootStack({
    dataFolder,
    port: 0,
    mqttPort: await freePort(),
    simRate: 20,
    serverEnv: { TRACTRIX_DEMO_TRAFFIC: 'busy' },
  })
  const keys = JSON.parse(readFileSync(join(dataFolder, 'demo-traffic.json'), 'utf8')) as Record<
    string,
    string
  >
  client = new YardClient({ url: stack.url, siteId: yard.siteId, key: keys[yard.siteId]! })
}, 120_000)
afterAll(async () => {
  await stack.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

interface Trailer {
  id: string
  notes: string | null
  otrDropOffConfirmed: boolean
}

async function trailers(archived: boolean): Promise<Trailer[]> {
  const query = `query ($siteId: ID!, $archived: Boolean) {
    paginatedTrailers(siteId: $siteId, where: { archived: $archived }, take: 1000) {
      trailers { id notes otrDropOffConfirmed }
    }
  }`
  const answer = await client.ask<{ paginatedTrailers: { trailers: Trailer[] } }>(query, { archived }, signal)
  return answer.paginatedTrailers.trailers
}

const trucksConnected = async () => {
  const query = 'query ($siteId: ID!) { getTrucks(siteId: $siteId) { latestTelemetry { connected } } }'
  const { getTrucks } = await client.ask<{ getTrucks: { latestTelemetry: { connected: boolean } }[] }>(
    query,
    {},
    signal,
  )
  return getTrucks.filter(({ latestTelemetry }) => latestTelemetry.connected).length
}

it('OP-MUT-01 OP-MUT-02 OP-MUT-04 MV-MUT-04 MV-MUT-05 the demo traffic does all of its work by the API, with the rights of its key', async () => {
  await expect.poll(trucksConnected, { timeout: 60_000 }).toBe(yard.trucks.length)
  const before = await trailers(false)
  const random = seededRandom('living-yard')
  const turn = { pace: PACES.busy, random, sinceMs: TURN_MS, arrivalProfile: arrivalProfile() }
  const done = new Map<string, number>()
  const refused: string[] = []
  for (let count = 0; count < TURNS; count++) {
    const now = new Date(THURSDAY_NOON + count * TURN_MS)
    const result = await siteTurn(client, turn, now, signal)
    if (result.refused) refused.push(result.refused.message)
    else if (result.intent) done.set(result.intent.kind, (done.get(result.intent.kind) ?? 0) + 1)
  }
  expect(refused).toEqual([])
  expect([...done.keys()].sort()).toEqual([
    'check_in',
    'check_out',
    'confirm_drop_off',
    'draft_move',
    'queue_move',
  ])

  const after = await trailers(false)
  const ours = after.filter(({ notes }) => notes === 'Demo traffic')
  expect(ours.length).toBe(done.get('check_in')! - done.get('check_out')!)
  expect(ours.length).toBeLessThanOrEqual(PACES.busy.mostTrailers)
  expect((await trailers(true)).map(({ notes }) => notes)).toEqual(
    Array(done.get('check_out')).fill('Demo traffic'),
  )
  const strangers = (list: readonly Trailer[]) =>
    list
      .filter(({ notes }) => notes !== 'Demo traffic')
      .map(({ id, otrDropOffConfirmed }) => `${id} ${otrDropOffConfirmed}`)
      .sort()
  expect(strangers(after)).toEqual(strangers(before))
}, 120_000)
