import pino from 'pino'
import { SettingError, simConfig } from './config/sim-config.ts'
import { runSimulator } from './run-simulator.ts'

const log = pino({ name: 'simulator' })

try {
  const config = simConfig()
  const simulator = await runSimulator(config, message => log.warn(message))
  const trucks = simulator.world.trucks.length
  log.info(
    { sites: config.sites, trucks, rate: config.rate, seed: config.seed },
    'simulated trucks are on the way',
  )
  const stop = async () => {
    await simulator.stop()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
