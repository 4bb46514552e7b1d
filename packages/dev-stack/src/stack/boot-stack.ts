import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningPart, startPart } from './child-process.ts'
import { linesForPeople } from './lines-for-people.ts'

/** The processes of a stack. */
export type PartName = 'server' | 'simulator' | 'demo-traffic'

/** What a stack is started with; what is not given comes from the environment (settings of the README). */
export interface StackOptions {
  /** Folder of the embedded database and of the secrets. */
  dataFolder: string
  port?: number
  /** Where the embedded broker listens. */
  mqttPort?: number
  /** Extra settings for the server, by their environment names. */
  serverEnv?: Record<string, string>
  /** Extra settings for the simulator. */
  simulatorEnv?: Record<string, string>
  /** Simulated seconds per real second, 1 to 60. */
  simRate?: number
  simSeed?: number
  /** Whether the simulated trucks run; without them a test can be the truck itself. */
  simulator?: boolean
  /** How much the demo traffic does (`TRACTRIX_DEMO_TRAFFIC`); left out: `off`. */
  demoTraffic?: string
  /** Arguments for the Node.js of each part, such as `--inspect`. */
  nodeArgs?: { server: readonly string[]; simulator: readonly string[] }
  /** Every line that a part prints, for a log or a failed test. */
  onLine?: (part: PartName, line: string) => void
}

/** A running server with its simulated yard. */
export interface Stack {
  /** Address of the console, without a slash at the end. */
  url: string
  server: RunningPart
  simulator: RunningPart | null
  /** Who plays gate and dock office; null: nobody. */
  demoTraffic: RunningPart | null
  /**
   * Ends the server and starts it again at the same address, with its sources as they are now. Rejects with what the
   * server said when it cannot start; it can be tried again.
   */
  restartServer(): Promise<void>
  /** Starts the simulator again after it ended, with the same settings. */
  restartSimulator(): void
  /** Starts the demo traffic again after it ended, with the same settings. */
  restartDemoTraffic(): void
  /** Ends the demo traffic and the simulator, then the server; resolves when all are gone. */
  stop(): Promise<void>
}

/** Starts the server, waits until it is ready, then starts the simulated trucks and the demo traffic. Rejects with what the server said when it cannot start. */
export async function bootStack(options: StackOptions): Promise<Stack> {
  const { server, url } = await startServer(options)
  const stack: Stack = {
    url,
    server,
    simulator: null,
    demoTraffic: null,
    restartServer: async () => {
      await stack.server.stop()
      const port = Number(new URL(url).port || 80)
      stack.server = (await startServer({ ...options, port })).server
    },
    restartSimulator: () => {
      stack.simulator = startSimulator(options)
    },
    restartDemoTraffic: () => {
      stack.demoTraffic = startDemoTraffic(options, url)
    },
    stop: async () => {
      await stack.demoTraffic?.stop()
      await stack.simulator?.stop()
      await stack.server.stop()
    },
  }
  if (options.simulator !== false) stack.restartSimulator()
  if (trafficOf(options) !== 'off') stack.restartDemoTraffic()
  return stack
}

/** Lines that are kept of a server that is not ready yet, for when it never will be. */
const MOST_FIRST_LINES = 200

/** The server ended before it was ready; the message is what it said to people, in its own words. */
export class StackEnded extends Error {
  override readonly name = 'StackEnded'
  constructor(lines: readonly string[]) {
    const words = lines.map(linesForPeople).filter(line => line !== null)
    super(words.join('\n') || 'The server ended before it was ready.')
  }
}

async function startServer(options: StackOptions): Promise<{ server: RunningPart; url: string }> {
  const lines: string[] = []
  let ready: (url: string) => void = () => {}
  const isReady = new Promise<string>(resolve => {
    ready = resolve
  })
  const env = {
    ...settings(options),
    TRACTRIX_DATA: options.dataFolder,
    TRACTRIX_DEMO_TRAFFIC: trafficOf(options),
    ...options.serverEnv,
  }
  const onLine = (line: string) => {
    if (lines.length < MOST_FIRST_LINES) lines.push(line)
    const match = /^ready (http\S+)/.exec(line)
    if (match?.[1]) ready(match[1])
    else options.onLine?.('server', line)
  }
  const server = startPart('packages/server/src/main.ts', env, onLine, options.nodeArgs?.server)
  const url = await Promise.race([isReady, server.ended.then(() => null)])
  if (url === null) throw new StackEnded(lines)
  return { server, url }
}

function startSimulator(options: StackOptions): RunningPart {
  const secrets = JSON.parse(readFileSync(join(options.dataFolder, 'secrets.json'), 'utf8')) as {
    fleetKey: string
  }
  const port = options.mqttPort ?? process.env.MQTT_PORT ?? 1883
  const env = {
    ...settings(options),
    MQTT_URL: process.env.MQTT_URL ?? `mqtt://127.0.0.1:${port}`,
    SIM_FLEET_KEY: secrets.fleetKey,
    SIM_STATE_DIR: join(options.dataFolder, 'simulator'),
    ...options.simulatorEnv,
  }
  const onLine = (line: string) => options.onLine?.('simulator', line)
  return startPart('packages/simulator/src/main.ts', env, onLine, options.nodeArgs?.simulator)
}

const trafficOf = ({ demoTraffic = 'off' }: StackOptions): string => demoTraffic

/** It finds its keys where the server wrote them. */
function startDemoTraffic(options: StackOptions, url: string): RunningPart {
  const env = {
    ...settings(options),
    TRACTRIX_DEMO_TRAFFIC: trafficOf(options),
    DEMO_TRAFFIC_URL: url,
    DEMO_TRAFFIC_KEYS: join(options.dataFolder, 'demo-traffic.json'),
  }
  return startPart('packages/demo-traffic/src/main.ts', env, line => options.onLine?.('demo-traffic', line))
}

/** Settings that several parts read: the server keeps the yard's simulated clock, the simulator drives by it. */
function settings({ port, mqttPort, simRate, simSeed }: StackOptions): Record<string, string> {
  const given = { PORT: port, MQTT_PORT: mqttPort, SIM_RATE: simRate, SIM_SEED: simSeed }
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
