import type { ServerContext } from '../../platform/context/index.ts'
import { serviceKey } from '../../platform/context/index.ts'
import { listUnderWay, type TrailerImport } from '../store/trailer-imports.store.ts'
import { failBatch } from './fail-batch.ts'
import { importBatch } from './import-batch.ts'
import { takeBackBatch } from './take-back-batch.ts'

/** Works on the imports of all sites. */
export const IMPORT_WORKER = serviceKey<ImportWorker>('import worker')

/**
 * Lines that are taken over in one transaction. It holds the site for some tens of milliseconds, in which nobody else can
 * change it.
 */
const BATCH_SIZE = 20

/** How long after a failure, and at the latest, it looks for imports again, in milliseconds. */
const LOOK_AGAIN_MS = 1_000

/**
 * Works on the imports that are under way, in turns of one batch each, so that a long one does not keep a short one
 * waiting. Where it stands is in the database alone: a server that starts goes on with what another one left behind,
 * and several of them share the work.
 */
export class ImportWorker {
  readonly #app: ServerContext
  #running: Promise<void> | null = null
  #isStopping = false
  #wake: () => void = () => undefined

  constructor(app: ServerContext) {
    this.#app = app
  }

  /** Begins to look for imports; does nothing before. */
  start(): void {
    this.#running ??= this.#run()
  }

  /** Tells that there is something to do. */
  wake(): void {
    this.#wake()
  }

  /** Ends after the batch that is being worked on. */
  async close(): Promise<void> {
    this.#isStopping = true
    this.#wake()
    await this.#running
  }

  /** Works until nothing is under way. Rejects when the database cannot be reached. */
  async finish(): Promise<void> {
    while (!this.#isStopping) {
      const underWay = await listUnderWay(this.#app.db.kysely)
      if (underWay.length === 0) return
      for (const each of underWay) if (!this.#isStopping) await this.#batch(each)
    }
  }

  async #batch(each: Pick<TrailerImport, 'id' | 'siteId'>): Promise<void> {
    try {
      await importBatch(this.#app, each, BATCH_SIZE)
      await takeBackBatch(this.#app, each, BATCH_SIZE)
    } catch (error) {
      await failBatch(this.#app, each, error)
    }
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const woken = this.#untilWoken()
      await this.finish().catch((error: unknown) =>
        this.#app.log.error({ err: error, job: 'trailer imports' }, 'a job failed'),
      )
      if (!this.#isStopping) await woken
    }
  }

  #untilWoken(): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, LOOK_AGAIN_MS)
      timer.unref()
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
