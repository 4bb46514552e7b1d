import pino from 'pino'
import { SettingError, simConfig } from './config/sim-config.ts'
import { runSimulator } from './run-simulator.ts'

const log = pino({ name: 'simulator' }, pino.destination({ fd: 1, sync: true }))

/** Longest time that an orderly end may take before the process ends anyway, in milliseconds. */
const LONGEST_END_MS = 5_000

/** The simulator process: settings, then trucks that drive until a signal, or until whoever started it is gone. */
async function main(): Promise<void> {
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'a bug ended the simulated trucks')
    process.exit(1)
  })
  const asked = askedToEnd()
  const config = simConfig()
  const simulator = await Promise.race([runSimulator(config, message => log.warn(message)), asked])
  if (!simulator) return
  const trucks = simulator.world.trucks.length
  log.info(
    { sites: config.sites, trucks, rate: config.rate, seed: config.seed },
    'simulated trucks are on the way',
  )
  await asked
  setTimeout(() => process.exit(1), LONGEST_END_MS).unref()
  await simulator.stop()
}

/** Resolves with the first Ctrl-C or kill, or when the process that started this one closes its line or is killed. */
function askedToEnd(): Promise<null> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(null))
    process.once('disconnect', () => resolve(null))
  })
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof SettingError) process.stderr.write(`${error.message}\n`)
    else log.fatal({ err: error }, 'the simulated trucks could not start')
    process.exit(1)
  },
)
