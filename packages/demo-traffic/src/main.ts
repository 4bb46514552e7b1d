import pino from 'pino'
import { SettingError, trafficConfig } from './config/traffic-config.ts'
import { runTraffic } from './run-traffic.ts'

const log = pino({ name: 'demo-traffic' }, pino.destination({ fd: 1, sync: true }))

/** Longest time that an orderly end may take before the process ends anyway, in milliseconds. */
const LONGEST_END_MS = 5_000

/** The process: settings, then traffic until a signal, or until whoever started it is gone. */
async function main(): Promise<void> {
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'a bug ended the demo traffic')
    process.exit(1)
  })
  const asked = askedToEnd()
  const config = trafficConfig()
  if (config === null) return
  const traffic = runTraffic({ ...config, log })
  log.info(
    { sites: Object.keys(config.keys).length, pace: config.pace, seed: config.seed },
    'demo traffic begins',
  )
  await asked
  setTimeout(() => process.exit(1), LONGEST_END_MS).unref()
  await traffic.stop()
}

/** Resolves with the first Ctrl-C or kill, or when the process that started this one closes its line or is killed. */
function askedToEnd(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
    process.once('disconnect', () => resolve())
  })
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof SettingError) process.stderr.write(`${error.message}\n`)
    else log.fatal({ err: error }, 'the demo traffic could not start')
    process.exit(1)
  },
)
