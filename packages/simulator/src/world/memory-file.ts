import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { YardMemory } from './world-memory.ts'

/** The file in which one yard's memory is kept. It is written whole and then renamed, so that it is never half. */
export class MemoryFile {
  #path: string
  #last = ''

  constructor(folder: string, alias: string) {
    mkdirSync(folder, { recursive: true })
    this.#path = join(folder, `${alias}.json`)
  }

  /** What was kept; null: nothing, or nothing that can be read. */
  read(): YardMemory | null {
    try {
      const memory = JSON.parse(readFileSync(this.#path, 'utf8')) as YardMemory
      return memory.version === 1 ? memory : null
    } catch {
      return null
    }
  }

  write(memory: YardMemory): void {
    const text = JSON.stringify(memory)
    if (text === this.#last) return
    writeFileSync(`${this.#path}.new`, text)
    renameSync(`${this.#path}.new`, this.#path)
    this.#last = text
  }
}
