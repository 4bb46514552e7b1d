import { buildApp } from './app/index.ts'
import { readConfig, StartProblem } from './platform/config/index.ts'
import { createLogger, type Logger } from './platform/logging.ts'

/** Longest time that an orderly end may take before the process ends anyway, in milliseconds. */
const LONGEST_END_MS = 15_000

/**
 * The server process: settings, then the app, then work until a signal. Prints one line `ready http://…` when it takes
 * requests; a parent process that listens also gets `{ready: url}`. Ends with 0 after a signal, with 1 and one line of
 * reason when it cannot start.
 */
async function main(): Promise<void> {
  const log = createLogger()
  endOnBug(log)
  const asked = askedToEnd()
  const config = readConfig()
  const app = await buildApp(config, { log })
  process.stdout.write(`ready ${app.url}\n`)
  process.send?.({ ready: app.url })
  await asked
  setTimeout(() => process.exit(1), LONGEST_END_MS).unref()
  await app.close()
}

/** What nobody caught leaves the server in a state that nobody knows: it is logged whole, and the process ends. */
function endOnBug(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'a bug ended the server')
    process.exit(1)
  })
}

/** Resolves with the first Ctrl-C or kill, or when the parent process closes its line; a second one ends at once. */
function askedToEnd(): Promise<void> {
  return new Promise(resolve => {
    let asked = false
    const ask = () => {
      if (asked) process.exit(1)
      asked = true
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
    process.on('disconnect', ask)
  })
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`)
    else createLogger().fatal({ err: error }, 'the server could not start')
    process.exit(1)
  },
)
