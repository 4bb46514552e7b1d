import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface LogFileOptions {
  /** Largest size of one file, in bytes. */
  fileBytes?: number
  /** How many full files are kept beside the one that grows. */
  keptFiles?: number
  now?: () => Date
}

/** Longest line that is kept whole, in characters. */
const LONGEST_LINE = 16_384
/** Lines that wait while the data folder does not exist yet; the oldest are given up first. */
const MOST_WAITING = 500

/**
 * The log of all parts in `<data folder>/logs`: `tractrix.log` grows until it is full, then becomes `tractrix.1.log`, and
 * so on; the oldest is overwritten, so that all of them never take more than (kept + 1) × size. Lines that cannot be
 * written, as on a full disk, are left out: a log must never end what it is the log of.
 */
export class LogFile {
  readonly #dataFolder: string
  readonly #options: Required<LogFileOptions>
  #bytes: number | null = null
  #waiting: string[] = []

  constructor(dataFolder: string, options: LogFileOptions = {}) {
    this.#dataFolder = dataFolder
    this.#options = { fileBytes: 2_000_000, keptFiles: 4, now: () => new Date(), ...options }
  }

  /** Keeps a line of a part as JSON: a structured one with the part's name before, any other as its `msg`. */
  write(part: string, line: string): void {
    this.#waiting.push(`${this.#toJson(part, line)}\n`)
    if (this.#waiting.length > MOST_WAITING) this.#waiting.shift()
    if (!this.#open()) return
    const lines = this.#waiting
    this.#waiting = []
    for (const each of lines) this.#append(each)
  }

  #toJson(part: string, line: string): string {
    const cut = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line
    const isJson = cut === line && line.startsWith('{') && line.endsWith('}') && line.length > 2
    if (isJson) return `{"part":${JSON.stringify(part)},${line.slice(1)}`
    return JSON.stringify({ part, time: this.#options.now().toISOString(), msg: cut })
  }

  /** False while the data folder is not there, which is not ours to make. */
  #open(): boolean {
    if (this.#bytes !== null) return true
    try {
      mkdirSync(this.#path('..'), { mode: 0o700 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
    }
    this.#bytes = statSync(this.#path(), { throwIfNoEntry: false })?.size ?? 0
    return true
  }

  #append(text: string): void {
    const bytes = Buffer.byteLength(text)
    try {
      if ((this.#bytes ?? 0) + bytes > this.#options.fileBytes) this.#rotate()
      appendFileSync(this.#path(), text, { mode: 0o600 })
      this.#bytes = (this.#bytes ?? 0) + bytes
    } catch {
      // The server says on its own when the disk is full.
    }
  }

  #rotate(): void {
    for (let number = this.#options.keptFiles - 1; number >= 1; number--)
      if (statSync(this.#path(number), { throwIfNoEntry: false }))
        renameSync(this.#path(number), this.#path(number + 1))
    if (statSync(this.#path(), { throwIfNoEntry: false })) renameSync(this.#path(), this.#path(1))
    this.#bytes = 0
  }

  #path(which?: number | '..'): string {
    const folder = join(this.#dataFolder, 'logs')
    if (which === '..') return folder
    return join(folder, which === undefined ? 'tractrix.log' : `tractrix.${which}.log`)
  }
}
