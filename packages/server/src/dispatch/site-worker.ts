import { CataloguedError } from '@tractrix/domain/errors'
import { isRefusedByDatabase } from '../platform/db/database-errors.ts'
import type { Logger } from '../platform/logging.ts'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

/**
 * Does the work of one site one piece after the other: what the vehicles report, in its order and until it is saved, and
 * runs of dispatch, which are put together while one waits.
 */
export class SiteWorker {
  readonly #run: () => Promise<void>
  readonly #log: Pick<Logger, 'error' | 'warn'>
  readonly #closing = new AbortController()
  #tail: Promise<void> = Promise.resolve()
  #runWaits = false

  constructor(run: () => Promise<void>, log: Pick<Logger, 'error' | 'warn'>) {
    this.#run = run
    this.#log = log
  }

  /** Asks for a run; many asks before it starts are one. */
  ask(): void {
    if (this.#runWaits) return
    this.#runWaits = true
    void this.#queue(async () => {
      this.#runWaits = false
      await this.#run().catch(error => this.#log.error({ err: error }, 'a dispatch run failed'))
    })
  }

  /**
   * Handles a report. While the database is away it is tried again: a truck reports the end of a job only once.
   * Resolves when it is taken in, or left for good.
   *
   * @param about the vehicle and move that it is about, for the log
   */
  report(take: () => Promise<void>, about: object = {}): Promise<void> {
    return this.#queue(async () => {
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        const outcome = await take().then(
          () => 'done',
          error => this.#judge(error, about),
        )
        if (outcome === 'done' || this.#closing.signal.aborted) return
        await this.#wait(pause)
      }
    })
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    for (let tail = null as Promise<void> | null; tail !== this.#tail; ) {
      tail = this.#tail
      await tail
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.idle()
  }

  #queue(piece: () => Promise<void>): Promise<void> {
    this.#tail = this.#tail.then(() => (this.#closing.signal.aborted ? undefined : piece()))
    return this.#tail
  }

  /**
   * A report that our own rules or the database's refuse, or that shows a bug, is logged and dropped: it would hold up the
   * whole site for ever. Trouble with reaching the database passes.
   */
  #judge(error: unknown, about: object): 'done' | 'again' {
    if (isRefused(error)) {
      this.#log.error({ err: error, ...about }, 'a report of a vehicle could not be taken in')
      return 'done'
    }
    this.#log.warn({ err: error, ...about }, 'a report of a vehicle could not be saved, trying again')
    return 'again'
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      this.#closing.signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer)
          resolve()
        },
        { once: true },
      )
    })
  }
}

/** Whether the same would fail again however often it is tried; UNAVAILABLE says that no connection could be had. */
function isRefused(error: unknown): boolean {
  if (error instanceof CataloguedError) return error.code !== 'UNAVAILABLE'
  return error instanceof TypeError || error instanceof RangeError || isRefusedByDatabase(error)
}
