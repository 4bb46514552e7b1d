import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase, startEmbeddedPostgres } from '../../platform/db/index.ts'
import { MIGRATIONS, migrate } from '../../platform/db/migrate.ts'
import { TestServer } from '../testing/test-server.ts'
import { type OldDatabase, readOldDatabase, restoreOldDatabase } from './test-old-database.ts'

/** Commits whose databases are kept, one for the end of each larger piece of work. */
const COMMITS = ['c5d07f5', '82c6ba8']

/** Migrations that were in use somewhere: editing one would make two kinds of databases. */
const RELEASED = {
  '0001-foundation': '6285bc69255989de',
  '0002-forms-routes-no-go': '662d5f8dce05b597',
  '0003-history-indexes': '1a8742d953ac9559',
  '0004-site-sequence': '026f31cbc66776e7',
  '0005-manager-role': '0ebf8f48e9c4815d',
  '0010-api-keys-sign-in-limits': '79a0fefff6ced108',
  '0011-order-cancels': '30df8bc10cea0012',
  '0013-simulated-clocks': 'fc2138beca705d70',
  '0014-event-log': 'bc1d24e87b1cd355',
}

let folder = ''
let server: TestServer | null = null
afterEach(async () => {
  await server?.kill()
  server = null
  await rm(folder, { recursive: true, force: true })
})

/** Does something with the database of a data folder while no server runs. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const embedded = await startEmbeddedPostgres({ folder: join(folder, 'database'), durable: false })
  const database = openDatabase(embedded.address)
  try {
    return await work(database)
  } finally {
    await database.close()
    await embedded.stop()
  }
}

const eventsOf = (old: OldDatabase, moveId: string) =>
  (old.tables.move_history ?? [])
    .filter(line => line.move_id === moveId)
    .sort((a, b) => Number(a.id) - Number(b.id))
    .map(({ event }) => event)

interface Site {
  id: string
  moveCounts: Record<string, number>
  zones: unknown[]
  paginatedMoves: { moves: { id: string; notes: string; history: { event: string; actorName: string }[] }[] }
}

describe.each(COMMITS)('a data folder of commit %s', commit => {
  it('starts, keeps its moves with their histories, and goes on', async () => {
    folder = await mkdtemp(join(tmpdir(), 'tractrix-upgrade-'))
    const old = readOldDatabase(commit)
    await withDatabase(database => restoreOldDatabase(database, old))
    server = await new TestServer({ TRACTRIX_DATA: folder }).ready()
    await server.signIn('manager@tractrix.local')
    for (const { id } of (await server.ask<{ sites: { id: string }[] }>('{ sites { id } }')).sites) {
      const site = await readSite(id)
      const stored = (table: string) => (old.tables[table] ?? []).filter(row => row.site_id === id)
      const { site_id: _, ui_draft, in_progress, complete, canceled } = stored('move_counts')[0]!
      expect(site.moveCounts).toEqual({ uiDraft: ui_draft, in_progress, complete, canceled })
      expect(site.zones).toHaveLength(stored('zones').length)
      expect(site.paginatedMoves.moves).toHaveLength(stored('moves').length)
      for (const move of site.paginatedMoves.moves) {
        expect(move.history.map(({ event }) => event)).toEqual(eventsOf(old, move.id))
        expect(move.history[0]?.actorName).toBeTruthy()
      }
      await goOn(site)
    }
  }, 120_000)
})

async function readSite(id: string): Promise<Site> {
  const query = `query($id: ID!) {
    moveCounts(siteId: $id) { uiDraft in_progress complete canceled }
    zones(siteId: $id) { id }
    paginatedMoves(siteId: $id, take: 100) { moves { id notes history { event actorName } } }
  }`
  return { id, ...(await server!.ask<Omit<Site, 'id'>>(query, { id })) }
}

/** The histories go on where they ended. */
async function goOn({ paginatedMoves: { moves } }: Site): Promise<void> {
  const edit = 'mutation($id: ID!) { updateNonDraftMove(id: $id, notes: "after") { history { event } } }'
  const move = moves.find(({ history }) =>
    history.some(({ event }) => event === 'completed' || event === 'dropped'),
  )!
  const { updateNonDraftMove } = await server!.ask<{ updateNonDraftMove: { history: { event: string }[] } }>(
    edit,
    { id: move.id },
  )
  const before = move.history.map(({ event }) => event)
  expect(updateNonDraftMove.history.map(({ event }) => event)).toEqual([...before, 'edited'])
}

describe('a migration that fails', () => {
  it('leaves the data as they were, and says so in one line', async () => {
    folder = await mkdtemp(join(tmpdir(), 'tractrix-upgrade-'))
    const old = readOldDatabase('c5d07f5')
    await withDatabase(async database => {
      await restoreOldDatabase(database, old)
      const broken = {
        ...MIGRATIONS,
        '9999-broken': {
          up: (db: Database['kysely']) => sql`select 1 / 0`.execute(db).then(() => undefined),
        },
      }
      const failure = await migrate(database, 'TRACTRIX_DATA=/yard', broken).then(
        () => null,
        (error: Error) => error.message,
      )
      expect(failure).toBe(
        'TRACTRIX_DATA=/yard: this database could not be brought up to date (9999-broken) and is as it was: division by zero',
      )
      const { rows } = await sql<{ lines: number; names: string[] }>`
        select (select count(*) from move_history) as lines,
          (select array_agg(name order by name) from schema_migrations) as names`.execute(database.kysely)
      expect(rows[0]).toEqual({ lines: old.tables.move_history?.length, names: old.migrations })
      await migrate(database)
    })
  }, 120_000)
})

it('no released migration is edited', async () => {
  const place = join(import.meta.dirname, '../../platform/db/migrations')
  for (const [name, hash] of Object.entries(RELEASED)) {
    const text = await readFile(join(place, `${name}.ts`), 'utf8')
    const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ')
    expect(createHash('sha256').update(code).digest('hex').slice(0, 16), name).toBe(hash)
  }
})
