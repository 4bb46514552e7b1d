const WORD = 'debugger'

/** Listens for the word typed letter by letter; any other key starts it anew (MV-SITE-13). */
export class DebuggerWord {
  #typed = ''

  /** True when this key ends the word. */
  press(key: string): boolean {
    this.#typed = (this.#typed + key.toLowerCase()).slice(-WORD.length)
    if (key.length !== 1) this.#typed = ''
    if (this.#typed !== WORD) return false
    this.#typed = ''
    return true
  }
}
