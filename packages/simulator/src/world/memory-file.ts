import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingError } from '../config/sim-config.ts'
import { upgradeMemory, type YardMemory1 } from './upgrade-memory.ts'
import type { YardMemory } from './world-memory.ts'

/** After a write that failed, this many are left out before the next try: twice as many after each failure, at most 30. */
const MOST_LEFT_OUT = 30

/**
 * The file in which one yard's memory is kept. It is written whole and then renamed, so that it is never half. A write
 * that fails, as on a full disk, is reported once and tried again ever more rarely: the trucks drive on meanwhile.
 */
export class MemoryFile {
  readonly #path: string
  readonly #onProblem: (message: string) => void
  #last = ''
  #failures = 0
  #leaveOut = 0

  /** @throws SettingError when the folder cannot be made */
  constructor(folder: string, alias: string, onProblem: (message: string) => void) {
    try {
      makeFolder(folder)
    } catch (error) {
      throw new SettingError(
        `SIM_STATE_DIR=${folder}: this folder cannot be used (${codeOf(error)}): choose one that this user may write.`,
      )
    }
    this.#path = join(folder, `${alias}.json`)
    this.#onProblem = onProblem
  }

  /** What was kept; null: nothing, or nothing that can be read. */
  read(): YardMemory | null {
    try {
      return upgradeMemory(JSON.parse(readFileSync(this.#path, 'utf8')) as YardMemory | YardMemory1)
    } catch {
      return null
    }
  }

  /** @param now true: also when a try would not be due yet, as at the end */
  write(memory: YardMemory, now = false): void {
    if (this.#leaveOut > 0 && !now) {
      this.#leaveOut -= 1
      return
    }
    const text = JSON.stringify(memory)
    if (text === this.#last) return
    const growing = `${this.#path}.new`
    try {
      writeFileSync(growing, text)
      renameSync(growing, this.#path)
    } catch (error) {
      this.#fail(growing, error)
      return
    }
    this.#last = text
    if (this.#failures > 0) this.#onProblem(`${this.#path} is written again`)
    this.#failures = 0
  }

  #fail(growing: string, error: unknown): void {
    if (this.#failures === 0)
      this.#onProblem(
        `${this.#path} cannot be written (${codeOf(error)}): after a restart the trucks would not know what they were doing`,
      )
    this.#failures += 1
    this.#leaveOut = Math.min(2 ** this.#failures, MOST_LEFT_OUT)
    try {
      rmSync(growing, { force: true })
    } catch {
      // What cannot be written may not be removable either; the next write replaces it.
    }
  }
}

/** Unlike the recursive `mkdirSync` it ends where nobody can create anything, as in `/proc`. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(path).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || statSync(dirname(path), { throwIfNoEntry: false })) throw error
    makeFolder(dirname(path))
    mkdirSync(path)
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
