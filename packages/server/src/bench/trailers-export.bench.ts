import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { testServerContext } from '../app/testing/test-context.ts'
import { type Database, migrate, openDatabase, startEmbeddedPostgres } from '../platform/db/index.ts'
import { createHttp } from '../platform/http/index.ts'
import { registerTrailersCsvRoute } from '../trailers/export/trailers-csv-route.ts'
import { type BenchResult, median, printResult } from './bench-result.ts'

const TRAILERS = 100_000
const ROUNDS = 5
const SAMPLE_EVERY_MS = 150
const PAGE_LENGTH = 1_000
const MEGABYTE = 1_048_576

/**
 * The file of 100,000 trailers on site (OP-INV-05): over HTTP with sizes, clocks, costs and quoting, against the raw driver
 * that reads the same columns in the same pages and joins them with commas; the clocks alone cost four questions a page. And
 * by how much the memory in use grows at most while the file is sent, which must not depend on its length.
 */
export async function run(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'tractrix-bench-'))
  const embedded = await startEmbeddedPostgres({ folder, durable: false })
  const db = openDatabase(embedded.address)
  try {
    await migrate(db)
    return await measure(db)
  } finally {
    await db.close()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(db: Database): Promise<BenchResult> {
  const app = testServerContext({ db })
  const [small, large] = [await addSite(db, 'small', TRAILERS / 10), await addSite(db, 'large', TRAILERS)]
  const siteRoles = [small, large].map(siteId => ({ siteId, role: 'Manager' as const }))
  const user = {
    id: randomUUID(),
    name: 'Bench',
    email: 'bench@example.com',
    globalPermissions: [],
    siteRoles,
  }
  const http = createHttp(app.log)
  const authenticator = { byHeaders: async () => ({ user, expiresAt: null }) }
  registerTrailersCsvRoute({ http, db, clock: app.clock, services: app.services, authenticator } as never)
  const address = await http.listen({ host: '127.0.0.1', port: 0 })
  const download = (siteId: string) => bytesOf(`${address}/sites/${siteId}/trailers?filetype=csv`)
  try {
    for (let time = 0; time < 5; time++) await download(small)
    const grown: number[] = []
    const [ours, plain]: [number[], number[]] = [[], []]
    let bytes = 0
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(
        await timed(async () => {
          bytes = await download(large)
        }),
      )
      plain.push(await timed(() => readPlainly(db, large)))
    }
    for (const siteId of [small, large]) {
      const watch = watchMemory()
      await download(siteId)
      grown.push(watch.stop())
    }
    return {
      name: 'file of 100,000 trailers on site',
      figures: [
        { label: 'the file over HTTP', value: median(ours), unit: 'ms' },
        { label: 'the raw driver, joined with commas', value: median(plain), unit: 'ms' },
        { label: 'length of the file', value: bytes / MEGABYTE, unit: 'MB' },
        { label: 'growth of memory in use, 10,000 trailers', value: grown[0]! / MEGABYTE, unit: 'MB' },
        { label: 'growth of memory in use, 100,000 trailers', value: grown[1]! / MEGABYTE, unit: 'MB' },
      ],
      ratio: median(ours) / median(plain),
      goal: 6,
    }
  } finally {
    await http.close()
  }
}

async function addSite(db: Database, alias: string, trailers: number): Promise<string> {
  const partnerId = randomUUID()
  const siteId = randomUUID()
  await db.kysely.insertInto('partners').values({ id: partnerId, name: alias }).execute()
  await sql`
    insert into sites (id, partner_id, name, internal_site_alias, time_zone, map_id, config,
      latitude_min, latitude_max, longitude_min, longitude_max, origin_latitude, origin_longitude)
    values (${siteId}, ${partnerId}, ${alias}, ${alias}, 'America/New_York', 'bench', '{}', 39, 40, -77, -76, 39.5, -76.5)`.execute(
    db.kysely,
  )
  await sql`
    insert into trailers (id, site_id, scac, serial, dimension_code, length_meters, width_meters, loaded, notes, created_at)
    select gen_random_uuid(), ${siteId}, 'BNCH', n, 'standard', 16.154, 2.591, n % 3 = 0,
      'seal ' || n || ', gate 4', '2026-01-01Z'::timestamptz + n * interval '1 s'
    from generate_series(1, ${trailers}::int) n`.execute(db.kysely)
  await sql`analyze trailers`.execute(db.kysely)
  return siteId
}

/** Reads a file to its end and keeps nothing of it. */
function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent: false }, answer => {
      let bytes = 0
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${answer.statusCode}`)),
      )
    }).on('error', reject)
  })
}

async function readPlainly(db: Database, siteId: string): Promise<void> {
  let last: unknown[] = ['infinity', '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const { rows } = await db.pool.query<unknown[]>({
      rowMode: 'array',
      text: `
        select t.created_at, t.id, t.scac, t.serial, t.type, t.length_meters, t.width_meters, t.loaded, z.name, t.notes
        from trailers t left join zones z on z.id = t.zone_id
        where t.site_id = $1 and not t.archived and ((t.created_at, t.id) < ($2::timestamptz, $3::uuid))
        order by t.created_at desc, t.id desc limit ${PAGE_LENGTH}`,
      values: [siteId, ...last],
    })
    Buffer.from(rows.map(row => row.join(',')).join('\r\n'))
    if (rows.length < PAGE_LENGTH) return
    last = rows.at(-1)!.slice(0, 2)
  }
}

/** Frees what is not used any more, so that what is measured is in use. */
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Watches by how many bytes the memory in use grows at most. */
function watchMemory(): { stop: () => number } {
  const inUse = () => {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = inUse()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, inUse())
  }, SAMPLE_EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return most - before
    },
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

if (import.meta.main) printResult(await run())
