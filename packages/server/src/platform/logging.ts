import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** What must never stand in a log, wherever it occurs. */
const SECRETS = [
  'password',
  '*.password',
  'req.headers.cookie',
  'req.headers.authorization',
  'accessToken',
  '*.accessToken',
]

/** JSON lines on stderr: stdout belongs to the ready line. The log is for finding faults; the audit is the history of moves. */
export function createLogger(
  level: string = 'info',
  destination: DestinationStream = pino.destination(2),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS, censor: '(hidden)' },
      serializers: { err: describeError },
    },
    destination,
  )
}

/** The error in short. Drivers hang whole connections on their errors, with statements and what was in them. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  return { type: name, message, code, stack, ...(cause ? { cause: describeError(cause) } : {}) }
}
