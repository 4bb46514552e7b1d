import { catalogued } from '@tractrix/domain/errors'
import { startRepeatingJob } from '../jobs/index.ts'
import type { Logger } from '../logging.ts'
import { freeBytes, megabytes } from './disk-space.ts'

/**
 * While less is free, in bytes, nothing is saved: three segments of PostgreSQL's log, so that it can still shut down,
 * recover and clean up, instead of crashing in the middle of a commit whose outcome nobody would know.
 */
export const DISK_RESERVE_BYTES = 48 * 1024 * 1024

const LOOK_EVERY_MS = 1_000

export type DiskWatchOptions = {
  folder: string
  log: Pick<Logger, 'warn' | 'error'>
  /** Bytes that can be written to the folder's disk now; tests stand in for a disk. */
  free?: (folder: string) => Promise<number>
}

/** Checks every second whether the disk of the embedded database has free space. */
export class DiskWatch {
  readonly #options: Required<DiskWatchOptions>
  readonly #job: { stop(): Promise<void> }
  #isFull = false

  constructor(options: DiskWatchOptions) {
    this.#options = { free: freeBytes, ...options }
    this.#job = startRepeatingJob('disk watch', LOOK_EVERY_MS, options.log, () => this.look())
  }

  /** Throws UNAVAILABLE while the disk is full: nothing was done then. */
  assertNotFull = (): void => {
    if (!this.#isFull) return
    const cause = new Error(`the disk of ${this.#options.folder} is full`)
    throw Object.assign(catalogued('UNAVAILABLE'), { cause })
  }

  async look(): Promise<void> {
    const { folder, log, free } = this.#options
    const bytes = await free(folder)
    const isFull = bytes < DISK_RESERVE_BYTES
    if (isFull === this.#isFull) return
    this.#isFull = isFull
    const about = { folder, freeBytes: bytes }
    if (isFull)
      log.error(
        about,
        `the disk is full: nothing is saved until ${megabytes(DISK_RESERVE_BYTES)} are free on it again`,
      )
    else log.warn(about, 'the disk has room again')
  }

  stop(): Promise<void> {
    return this.#job.stop()
  }
}
