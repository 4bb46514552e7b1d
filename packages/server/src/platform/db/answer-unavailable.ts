import { catalogued } from '@tractrix/domain/errors'
import type pg from 'pg'
import { isDatabaseError } from './database-errors.ts'

/**
 * Makes a client answer UNAVAILABLE, with the driver's error as `cause`, when its connection breaks during a query or
 * the database has run out of disk, memory or connections: whatever the transaction had done is undone by that, so that
 * the request may be sent again. When the connection breaks during a commit, that keeps its own error, as nobody knows
 * then whether it has come to pass, and a rollback has nothing left to do. Queries with a callback are left alone.
 *
 * @param onDiskFull called when the database says that its disk is full
 */
export function answerUnavailable(client: pg.ClientBase, onDiskFull: () => void = () => undefined): void {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown
  const sendAndAnswer = (...words: unknown[]) => {
    const answer = send(...words)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      if (isDiskFull(error)) onDiskFull()
      if (isConnectionLost(error) ? words[0] === 'commit' : !isExhausted(error)) throw error
      if (words[0] === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] }
      throw Object.assign(catalogued('UNAVAILABLE'), { cause: error })
    })
  }
  client.query = sendAndAnswer as typeof client.query
}

const DISK_FULL = '53100'
/** Disk, memory, connections or another limit used up; a disk that cannot be written; a database that only reads. */
const EXHAUSTED = /^(53...|58030|25006)$/

const isDiskFull = (error: unknown): boolean => isDatabaseError(error) && error.code === DISK_FULL

/** PostgreSQL refused and has undone everything, a commit included. */
const isExhausted = (error: unknown): boolean => isDatabaseError(error) && EXHAUSTED.test(error.code)

/** What PostgreSQL says last when it ends a connection: stopped, crashed, starting; or trouble with the connection. */
const LAST_WORDS = /^(57P0[123]|08...)$/
const BROKEN_PIPES = ['ECONNRESET', 'EPIPE']
/** The driver gives these no code. */
const DRIVER_WORDS = /^Connection terminated|is not queryable$/

function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Before all else: EPIPE looks like one of PostgreSQL's codes.
  if ('code' in error && BROKEN_PIPES.includes(String(error.code))) return true
  if (isDatabaseError(error)) return LAST_WORDS.test(error.code)
  return DRIVER_WORDS.test(error.message)
}
