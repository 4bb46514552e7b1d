import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@tractrix/demo-yards'
import { scaled } from '@tractrix/domain/test-scale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer } from './app/testing/test-server.ts'
import { livingPostgres } from './platform/db/embedded/living-postgres.ts'
import { type Database, openDatabase } from './platform/db/index.ts'

const ROUNDS = scaled(6, 20)
const WRITERS = 6
/** What each writer does with a move, in this order. */
const STATUSES = ['draft', 'pending', 'canceled'] as const
const EVENTS = ['created', 'queued', 'canceled'] as const

/** A move as one writer knows it. */
type Written = {
  key: string
  id: string | null
  /** Steps that the server acknowledged: 1 made, 2 queued, 3 canceled. */
  acknowledged: number
  /** Whether one more step was sent and never answered. */
  inFlight: boolean
}

type Place = { trailerId: string; fromZoneId: string; toZoneId: string }

let folder: string
let server: TestServer
let siteId: string
const places: Place[] = []
const written: Written[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tractrix-durability-'))
  server = await start()
  await choosePlaces()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = async () => {
  const made = await new TestServer({ TRACTRIX_DATA: folder }).ready()
  await made.signIn('operator@tractrix.local')
  return made
}

/** A trailer that may move and a free spot for each writer, so that no two of them are in each other's way. */
async function choosePlaces(): Promise<void> {
  const { sites } = await server.ask<{ sites: { id: string; name: string }[] }>('{ sites { id name } }')
  siteId = sites.find(site => site.name === 'Baltimore')!.id
  const { zones } = await server.ask<{ zones: Zone[] }>(
    `query ($siteId: ID!) { zones(siteId: $siteId) { id zoneType enabled trailer { id canMove otrDropOffConfirmed dimensionCode } } }`,
    { siteId },
  )
  const spots = zones.filter(zone => zone.enabled && zone.zoneType === 'trailer_parking_spot')
  const taken = spots.filter(
    zone => zone.trailer?.canMove && zone.trailer.otrDropOffConfirmed && zone.trailer.dimensionCode,
  )
  const free = spots.filter(zone => zone.trailer === null)
  for (let i = 0; i < WRITERS; i++) {
    places.push({ trailerId: taken[i]!.trailer!.id, fromZoneId: taken[i]!.id, toZoneId: free[i]!.id })
  }
}

type Zone = {
  id: string
  zoneType: string
  enabled: boolean
  trailer: { id: string; canMove: boolean; otrDropOffConfirmed: boolean; dimensionCode: string | null } | null
}

const CREATE = `mutation ($siteId: ID!, $trailerId: ID!, $fromZoneId: ID!, $toZoneId: ID!, $idempotencyKey: String!) {
  createDraftMove(siteId: $siteId, type: trailer, trailerId: $trailerId, fromZoneId: $fromZoneId, toZoneId: $toZoneId,
    moveCategory: production, idempotencyKey: $idempotencyKey) { id } }`
const QUEUE = 'mutation ($ids: [ID!]!) { moveToPending(ids: $ids) { id } }'
const CANCEL = 'mutation ($ids: [ID!]!) { cancelMoves(ids: $ids) { id } }'

async function takeStep(move: Written, place: Place): Promise<void> {
  move.inFlight = true
  if (move.id === null) {
    const made = await server.ask<{ createDraftMove: { id: string } }>(CREATE, {
      siteId,
      ...place,
      idempotencyKey: move.key,
    })
    move.id = made.createDraftMove.id
  } else {
    await server.ask(move.acknowledged === 1 ? QUEUE : CANCEL, { ids: [move.id] })
  }
  move.acknowledged++
  move.inFlight = false
}

/** Set just before something is killed: from then on a step may fail, and nobody knows whether it was done. */
let struck = false

/** Writes until the blow; `acknowledge` hears of each step that was answered. */
async function writeUntilStruck(writer: number, round: number, acknowledge: () => void): Promise<void> {
  for (let n = 0; ; n++) {
    const unfinished = written.find(move => move.key.startsWith(`${writer}-`) && move.acknowledged < 3)
    const move = unfinished ?? { key: `${writer}-${round}-${n}`, id: null, acknowledged: 0, inFlight: false }
    if (!unfinished) written.push(move)
    try {
      await takeStep(move, places[writer]!)
    } catch (error) {
      if (!struck) throw error
      return
    }
    acknowledge()
  }
}

type Blow = 'server' | 'database' | 'both'

/** Kills -9 and brings everything back: the server by a new start, the database alone by the server itself. */
async function strike(blow: Blow, writing: Promise<unknown>): Promise<void> {
  const { postmaster } = await livingPostgres(join(folder, 'database', 'cluster'))
  struck = true
  if (blow !== 'server') process.kill(postmaster!, 'SIGKILL')
  if (blow !== 'database') await server.kill()
  await writing
  struck = false
  if (blow !== 'database') server = await start()
  while ((await fetch(`${server.url}/readyz`)).status !== 200)
    await new Promise(resolve => setImmediate(resolve))
}

/** Opens the database beside the running server, as an auditor. */
async function audited<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const host = join(folder, 'database', 'run')
  const db = openDatabase({ host, port: 5432, user: 'tractrix', database: 'postgres' }, { connections: 1 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

type StoredMove = { id: string; idempotency_key: string; status: string; events: string[] }

/** Every move with its history, by its key; there must be one of a key. */
const readMoves = () =>
  audited(async db => {
    const { rows } = await db.pool.query<StoredMove>(`
      select m.id, m.idempotency_key, m.status,
        (select coalesce(array_agg(substr(e.name, 6) order by e.site_seq), '{}') from events e
          where e.subject_id = m.id and e.is_kept) as events
      from moves m order by m.idempotency_key`)
    return rows
  })

const readCounts = () =>
  audited(async db => {
    const { rows } = await db.pool.query(`
      select ui_draft, pending, canceled,
        (select count(*) from moves where status = 'draft') as "drafts",
        (select count(*) from moves where status = 'pending') as "pendings",
        (select count(*) from moves where status = 'canceled') as "canceleds",
        (select count(*) from events where name = 'move.created') as births,
        (select count(*) from events where subject = 'move' and is_kept) as lines,
        (select last_seq from site_sequences where site_id = '${siteId}') as last,
        (select count(*) from events where site_id = '${siteId}') as numbered
      from move_counts where site_id = '${siteId}'`)
    return rows[0] as Record<string, number>
  })

/** Compares what was acknowledged with what is there, and takes over the outcome of steps that were never answered. */
async function reconcile(): Promise<void> {
  const stored = await readMoves()
  const byKey = new Map(stored.map(move => [move.idempotency_key, move]))
  expect(byKey.size, 'moves made twice').toBe(stored.length)
  for (const move of written) {
    const there = byKey.get(move.key)
    const steps = there ? STATUSES.indexOf(there.status as (typeof STATUSES)[number]) + 1 : 0
    const most = move.acknowledged + (move.inFlight ? 1 : 0)
    expect(steps, `lost: ${move.key}`).toBeGreaterThanOrEqual(move.acknowledged)
    expect(steps, `doubled: ${move.key}`).toBeLessThanOrEqual(most)
    expect(there?.events ?? [], move.key).toEqual(EVENTS.slice(0, steps))
    if (move.id !== null) expect(there?.id).toBe(move.id)
    // A draft whose answer was lost is asked for again with the same key, as a console would, and must not be doubled.
    if (move.id !== null) move.acknowledged = steps
    move.inFlight = false
  }
  expect(stored.length).toBeLessThanOrEqual(written.length)
  const counts = await readCounts()
  expect(counts.ui_draft).toBe(counts.drafts)
  expect(counts.pending).toBe(counts.pendings)
  expect(counts.canceled).toBe(counts.canceleds)
  // Each line of history is told, and dispatch tells besides why a move waits.
  expect(counts.numbered).toBe(counts.last)
  expect(counts.lines).toBe(stored.reduce((sum, { events }) => sum + events.length, 0))
  expect(counts.births).toBe(stored.length)
}

describe('kill -9 under load', () => {
  it('loses no acknowledged change and doubles none, whatever is killed', { timeout: 170_000 }, async () => {
    const random = seededRandom(7)
    const blows: Blow[] = ['server', 'server', 'both', 'database']
    for (let round = 0; round < ROUNDS; round++) {
      const strikeAfter = 15 + random.below(60)
      let acknowledged = 0
      let enough: () => void = () => undefined
      const isEnough = new Promise<void>(resolve => {
        enough = resolve
      })
      const count = () => {
        if (++acknowledged === strikeAfter) enough()
      }
      const writing = Promise.all(places.map((_, writer) => writeUntilStruck(writer, round, count)))
      await Promise.race([isEnough, writing])
      await strike(blows[round % blows.length]!, writing)
      await reconcile()
    }
    const done = written.reduce((sum, move) => sum + move.acknowledged, 0)
    expect(done).toBeGreaterThan(ROUNDS * 15)
  })
})
