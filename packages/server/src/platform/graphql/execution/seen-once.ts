import { createHash } from 'node:crypto'

/**
 * Remembers which texts were seen, in a table of fixed size: each text has one place in it, and a later text of the
 * same place takes it over. It may forget, and by a chance of one in four billion mistake one text for another; both
 * only decide whether an operation is kept for later.
 */
export class SeenOnce {
  readonly #marks: Uint32Array

  constructor(places = 8_192) {
    this.#marks = new Uint32Array(places)
  }

  /** Marks the text as seen, and tells whether it was marked before. */
  mark(text: string): boolean {
    const hash = createHash('sha1').update(text).digest()
    const place = hash.readUInt32LE(0) % this.#marks.length
    const mark = hash.readUInt32LE(4)
    if (this.#marks[place] === mark) return true
    this.#marks[place] = mark
    return false
  }
}
