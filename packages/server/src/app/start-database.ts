import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Config, settingProblem } from '../platform/config/index.ts'
import { type Database, migrate, openDatabase, startEmbeddedPostgres } from '../platform/db/index.ts'
import type { Disposables } from '../platform/disposables.ts'
import { addMonths } from '../platform/event-log/index.ts'
import { DiskWatch } from '../platform/files/disk-watch.ts'
import type { Logger } from '../platform/logging.ts'

/** How long a database that is still starting is waited for, in milliseconds. */
const PATIENCE_MS = 15_000

/** Opens the database that the settings name, the embedded one by default, with today's tables. */
export async function startDatabase(config: Config, log: Logger, started: Disposables): Promise<Database> {
  const { databaseUrl } = config
  const address = databaseUrl ? { url: databaseUrl } : await startEmbedded(config, log, started)
  const disk = databaseUrl ? null : watchDisk(config, log, started)
  const db = openDatabase(address, {
    onIdleError: error => log.warn({ err: error }, 'an idle database connection broke'),
    ...(disk ? { assertNotFull: disk.assertNotFull } : {}),
  })
  started.add('database', () => db.close())
  if (databaseUrl) await waitForDatabase(db, databaseUrl)
  await migrate(db, databasePlace(config))
  await addMonths(db, new Date().toISOString()).catch((error: unknown) =>
    log.warn({ err: error }, 'the event log has no room of its own for the coming months yet'),
  )
  return db
}

/** The setting that says which database is meant, without a password. */
export function databasePlace({ databaseUrl, dataFolder }: Config): string {
  return databaseUrl
    ? `DATABASE_URL=${databaseUrl.replace(/:[^:@/]*@/, ':…@')}`
    : `TRACTRIX_DATA=${dataFolder}`
}

function watchDisk(config: Config, log: Logger, started: Disposables): DiskWatch {
  const disk = new DiskWatch({ folder: join(config.dataFolder, 'database'), log })
  started.add('disk watch', () => disk.stop())
  return disk
}

async function startEmbedded(config: Config, log: Logger, started: Disposables) {
  const postgres = await startEmbeddedPostgres({
    folder: join(config.dataFolder, 'database'),
    durable: true,
    onRestart: failure => {
      if (failure) log.error({ err: failure }, 'the embedded PostgreSQL died and does not start')
      else log.warn('the embedded PostgreSQL died and was started again')
    },
  })
  started.add('embedded PostgreSQL', () => postgres.stop())
  if (postgres.adopted)
    log.info({ pid: postgres.pid }, 'took over the embedded PostgreSQL of a killed predecessor')
  return postgres.address
}

async function waitForDatabase(db: Database, url: string): Promise<void> {
  const patienceEnds = Date.now() + PATIENCE_MS
  for (;;) {
    const failure = await db.pool.query('select 1').then(
      () => null,
      (error: Error & { code?: string }) => error,
    )
    if (!failure) return
    const mayCome = failure.code === 'ECONNREFUSED' || failure.code === '57P03'
    if (!mayCome || Date.now() > patienceEnds) {
      const seen = url.replace(/:[^:@/]*@/, ':…@')
      throw settingProblem(
        'DATABASE_URL',
        seen,
        `this PostgreSQL cannot be used (${failure.message || failure.code}).`,
      )
    }
    await wait(250)
  }
}
