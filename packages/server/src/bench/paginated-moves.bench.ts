import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Kysely, PostgresDialect } from 'kysely'
import { apiSchema } from '../app/schema.ts'
import { testContext } from '../platform/context/test-context.ts'
import { type Database, migrate, openDatabase, startEmbeddedPostgres } from '../platform/db/index.ts'
import { executeOperation, OperationPreparer, requestContext } from '../platform/graphql/index.ts'
import { type BenchResult, median, printResult } from './bench-result.ts'
import { fillMoves, MANY_MOVES } from './paginated-moves/fill-moves.ts'
import { PAGES } from './paginated-moves/pages.ts'

const ROUNDS = 7
const CALLS_PER_ROUND = 40

/** A statement as the server sent it. */
interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/**
 * Every tab of the console over a site with one million past moves, 500 drafts and 300 queued moves: over the API (rights,
 * prepared GraphQL, rows to moves, JSON) against the raw driver that sends the very same statements with the same
 * parameters and turns the rows into JSON. Both take turns in one process; the ratio is that of the page where we do worst.
 */
export async function run(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'tractrix-bench-'))
  const embedded = await startEmbeddedPostgres({ folder, durable: false })
  const opened = openDatabase(embedded.address)
  try {
    await migrate(opened)
    const person = await fillMoves(opened)
    return await measureAll(opened, person)
  } finally {
    await opened.close()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureAll(
  opened: Database,
  person: Awaited<ReturnType<typeof fillMoves>>,
): Promise<BenchResult> {
  const sent: Statement[] = []
  const kysely = new Kysely<never>({
    dialect: new PostgresDialect({ pool: opened.pool }),
    log: event => void sent.push({ sql: event.query.sql, parameters: event.query.parameters }),
  }) as unknown as Database['kysely']
  const app = testContext({ db: { ...opened, kysely } })
  const quiet = { ...app, db: opened }
  const preparer = new OperationPreparer(apiSchema())
  const figures: BenchResult['figures'] = []
  const ratios: number[] = []
  for (const { label, query, variables, isNoPage } of PAGES) {
    const params = { query, variables: { siteId: person.siteId, ...variables } }
    sent.length = 0
    const answer = await executeOperation(preparer, params, requestContext(app, person.user))
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    const statements = [...sent]
    const ours = async () =>
      JSON.stringify(await executeOperation(preparer, params, requestContext(quiet, person.user)))
    const raw = async () => JSON.stringify(await Promise.all(statements.map(one => sendRaw(opened, one))))
    const { a, b } = await takeTurns(ours, raw)
    figures.push(
      { label: `${label}: API`, value: a, unit: 'ms' },
      { label: `${label}: raw driver`, value: b, unit: 'ms' },
    )
    if (!isNoPage) ratios.push(a / b)
  }
  return {
    name: `paginatedMoves over ${MANY_MOVES.toLocaleString('en')} moves`,
    figures,
    ratio: Math.max(...ratios),
    goal: 2,
  }
}

async function sendRaw({ pool }: Database, { sql, parameters }: Statement): Promise<unknown[]> {
  return (await pool.query(sql, [...parameters])).rows
}

/** Median milliseconds per call of two that take turns. */
async function takeTurns(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<{ a: number; b: number }> {
  const times = { a: [] as number[], b: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    times.a.push(await timeOf(first))
    times.b.push(await timeOf(second))
  }
  return { a: median(times.a.slice(1)), b: median(times.b.slice(1)) }
}

/** Milliseconds per call; slow calls are repeated less often. */
async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  let calls = 0
  while (calls < CALLS_PER_ROUND && performance.now() - start < 1_500) {
    await call()
    calls++
  }
  return (performance.now() - start) / calls
}

if (import.meta.main) printResult(await run())
