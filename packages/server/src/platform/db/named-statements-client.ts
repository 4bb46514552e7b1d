import pg from 'pg'

/** Statements remembered by name; what comes after them is sent unnamed, so that neither side grows without bound. */
const MOST_NAMES = 1_000
/** Longer texts are lists of many rows, hardly ever the same twice. */
const LONGEST_NAMED_TEXT = 4_000
const names = new Map<string, string>()

/**
 * A client that prepares each statement with parameters once per connection under a name of its own, so that
 * PostgreSQL parses and plans it once: Kysely itself never names its statements.
 */
export class NamedStatementsClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...words: unknown[]) => unknown
    const sendNamed = (...words: unknown[]) => {
      const [text, values, ...rest] = words
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? statementName(text) : null
      return name ? send({ name, text, values }, ...rest) : send(...words)
    }
    this.query = sendNamed as typeof this.query
  }
}

/** Null when no more names are given out. */
function statementName(text: string): string | null {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MOST_NAMES || text.length > LONGEST_NAMED_TEXT) return null
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
