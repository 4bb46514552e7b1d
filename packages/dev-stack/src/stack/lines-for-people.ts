/** Log lines below this level stay out of the terminal (pino's number for a warning). */
const WARNING = 40

/**
 * What a line of a part's output says to somebody at the terminal: the message of a structured log line from warnings
 * upwards, any other line as it is, and null for what is only of interest in a log.
 */
export function linesForPeople(line: string): string | null {
  if (!line.startsWith('{')) return line
  try {
    const { level, msg, err } = JSON.parse(line) as {
      level?: number
      msg?: string
      err?: { message?: string }
    }
    if (level === undefined || msg === undefined) return line
    if (level < WARNING) return null
    return err?.message ? `${msg}: ${err.message}` : msg
  } catch {
    return line
  }
}
