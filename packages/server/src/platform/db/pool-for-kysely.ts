import { catalogued } from '@tractrix/domain/errors'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'

/**
 * The pool as Kysely uses it, answering UNAVAILABLE when no connection can be had: the database is away or all
 * connections stay taken. Nothing of the request was done then, so that it may be sent again. `cause` is the driver's
 * own error, for the log.
 */
export function poolForKysely(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: () =>
      pool.connect().catch((cause: Error) => {
        throw Object.assign(catalogued('UNAVAILABLE'), { cause })
      }),
  }
}
