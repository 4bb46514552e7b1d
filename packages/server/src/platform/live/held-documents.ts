/** Most heap that the documents of one person's subscriptions may take, in bytes; those of a console take 4 MB. */
const MOST_BYTES_PER_PERSON = 16_777_216

/**
 * The documents that people's subscriptions hold for as long as they listen. However many subscriptions and sockets share
 * a document, it counts once.
 */
export class HeldDocuments {
  readonly #most: number
  readonly #people = new Map<string, Map<string, { bytes: number; holders: number }>>()

  constructor(mostBytesPerPerson = MOST_BYTES_PER_PERSON) {
    this.#most = mostBytesPerPerson
  }

  /** Holds a document for the person and returns how to let go of it; null when the person holds too much already. */
  hold(userId: string, document: string, bytes: number): (() => void) | null {
    const held = this.#people.get(userId) ?? new Map<string, { bytes: number; holders: number }>()
    const known = held.get(document)
    if (!known && bytesOf(held) + bytes > this.#most) return null
    const entry = known ?? { bytes, holders: 0 }
    entry.holders++
    held.set(document, entry)
    this.#people.set(userId, held)
    return () => {
      if (--entry.holders > 0) return
      held.delete(document)
      if (held.size === 0) this.#people.delete(userId)
    }
  }

  /** How many people hold documents now. */
  get size(): number {
    return this.#people.size
  }
}

function bytesOf(held: ReadonlyMap<string, { bytes: number }>): number {
  let sum = 0
  for (const { bytes } of held.values()) sum += bytes
  return sum
}
