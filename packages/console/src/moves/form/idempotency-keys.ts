/**
 * One key per content: sending the same form twice, because the answer was lost, makes one move; a changed form is
 * another move.
 */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>()

  keyFor(content: string): string {
    const key = this.#keys.get(content) ?? randomKey()
    this.#keys.set(content, key)
    return key
  }
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on pages without https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
