/** Log lines below this level stay out of the terminal (pino's number for a warning). */
const WARNING = 40
/** What a log line holds beside what it is about. */
const NOT_ABOUT = new Set(['level', 'time', 'msg', 'err', 'name', 'pid', 'hostname', 'v', 'reqId'])
/** Written by whoever caused the line, they could move the cursor or forge lines of their own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not reach the terminal
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g
/** Longest line in the terminal; the log file has it whole. */
const LONGEST_LINE = 600

/**
 * What a line of a part's output says to somebody at the terminal: a structured log line from warnings upwards as its
 * message, the chain of causes, and what it is about (truck, move, request); any other line as it is; null for what is
 * only of interest in a log.
 */
export function linesForPeople(line: string): string | null {
  const entry = readEntry(line)
  if (entry === null) return line
  const { level, msg, err, ...rest } = entry
  if (level < WARNING) return null
  const about = Object.entries(rest)
    .filter(([name]) => !NOT_ABOUT.has(name))
    .flatMap(([name, value]) => describe(name, value))
  const said = [msg, ...causes(err)].join(': ') + (about.length > 0 ? ` [${about.join(', ')}]` : '')
  const words = said.replace(CONTROL_CHARACTERS, ' ')
  return words.length > LONGEST_LINE ? `${words.slice(0, LONGEST_LINE)} …` : words
}

interface Entry {
  level: number
  msg: string
  err?: LoggedError
  [about: string]: unknown
}

interface LoggedError {
  message?: string
  code?: string
  cause?: LoggedError
}

/** Null for a line that is no log line. */
function readEntry(line: string): Entry | null {
  if (!line.startsWith('{')) return null
  try {
    const entry = JSON.parse(line) as Partial<Entry>
    return typeof entry.level === 'number' && typeof entry.msg === 'string' ? (entry as Entry) : null
  } catch {
    return null
  }
}

/** The error's own words, then those of what caused it, each once. */
function causes(err: LoggedError | undefined): string[] {
  const words: string[] = []
  for (let error = err; error; error = error.cause) {
    const said = error.message || error.code
    if (said && !words.some(before => before.includes(said))) words.push(said)
  }
  return words
}

/** `name value` for each thing that a field tells of; what an object holds goes by its own names. */
function describe(name: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.length > 0 ? [`${name} ${value.map(oneOf).join(' ')}`] : []
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, inner]) => describe(key, inner))
  return [`${name} ${value}`]
}

const oneOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
