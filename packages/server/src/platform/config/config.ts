import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { environment } from './env.ts'
import { type PublicSettings, readPublicSettings } from './public-settings.ts'
import {
  readNumber,
  readOneOf,
  readPlainUrl,
  readText,
  readUrl,
  readWholeNumber,
  type Settings,
} from './setting-readers.ts'
import { StartProblem, settingProblem } from './start-problem.ts'
import { type ProxyCheck, readTrustedProxies } from './trusted-proxies.ts'

/** How the server was told to run: every setting of the README, understood and in our units. */
export type Config = {
  /** Where HTTP listens; port 0 takes any free one. */
  host: string
  port: number
  /** Names under which a proxy serves the server; see `checkHosts`. */
  allowedHosts: readonly string[]
  /** Which proxies are believed when they name their client's address and protocol; none by default. */
  isTrustedProxy: ProxyCheck
  /** Absolute folder of the embedded database, recordings and secrets. */
  dataFolder: string
  /** PostgreSQL to use; null: the embedded one. */
  databaseUrl: string | null
  /** Broker to use; null: the embedded one at `mqttHost`:`mqttPort`. */
  mqttUrl: string | null
  mqttHost: string
  mqttPort: number
  /** The demo people's password when demo yards and people are wanted; null: no demo. */
  demoPassword: string | null
  /** Whether the demo traffic runs and needs API keys; meaningless without the demo. */
  demoTraffic: boolean
  /** Simulated seconds per real second at the demo yards, 1 to 60. */
  simRate: number
  simSeed: number
  /** A truck with a move that is silent for so long is lost, in milliseconds (MV-OPEN-81). */
  lostTruckAfterMs: number
  /** How long the event log keeps what happened, in months. */
  eventsKeptMonths: number
  /** Where errors of consoles are reported (MV-ERR-12); null: into the log only. */
  errorReportUrl: string | null
  publicSettings: PublicSettings
}

const DEFAULT_DEMO_PASSWORD = 'tractrix-demo'
const PORTS = { min: 0, max: 65_535 }

/** Reads the settings. Throws a `StartProblem` that names the first one that cannot be understood. */
export function readConfig(settings: Settings = environment): Config {
  const databaseUrl = readUrl(settings, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const host = readHost(settings, 'HOST')
  return {
    host,
    port: readWholeNumber(settings, 'PORT', { ...PORTS, fallback: 8_080 }),
    allowedHosts: readHosts(settings, 'TRACTRIX_ALLOWED_HOSTS'),
    isTrustedProxy: readTrustedProxies(settings, 'TRACTRIX_TRUSTED_PROXIES'),
    dataFolder: resolve(readText(settings, 'TRACTRIX_DATA') ?? './data'),
    databaseUrl,
    mqttUrl: readUrl(settings, 'MQTT_URL', ['mqtt:', 'mqtts:']),
    mqttHost: readHost(settings, 'MQTT_HOST'),
    mqttPort: readWholeNumber(settings, 'MQTT_PORT', { ...PORTS, fallback: 1_883 }),
    demoPassword: readDemoPassword(settings, host, databaseUrl === null),
    demoTraffic: readOneOf(settings, 'TRACTRIX_DEMO_TRAFFIC', ['off', 'calm', 'busy'], 'off') !== 'off',
    simRate: readNumber(settings, 'SIM_RATE', { min: 1, max: 60, fallback: 1 }),
    simSeed: readWholeNumber(settings, 'SIM_SEED', { min: 0, max: 0xffff_ffff, fallback: 1 }),
    lostTruckAfterMs:
      readWholeNumber(settings, 'LOST_TRUCK_AFTER_SECONDS', { min: 5, max: 86_400, fallback: 120 }) * 1_000,
    eventsKeptMonths: readWholeNumber(settings, 'EVENTS_KEPT_MONTHS', { min: 1, max: 1_200, fallback: 60 }),
    errorReportUrl: readPlainUrl(settings, 'ERROR_REPORT_URL'),
    publicSettings: readPublicSettings(settings),
  }
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function readHost(settings: Settings, name: string): string {
  const text = readText(settings, name) ?? '127.0.0.1'
  if (isHost(text)) return text
  throw settingProblem(name, text, 'expected an address like 127.0.0.1, ::1 or a host name.')
}

function readHosts(settings: Settings, name: string): string[] {
  const text = readText(settings, name)
  const hosts = text?.split(',').map(host => host.trim()) ?? []
  if (hosts.every(isHost)) return hosts
  throw settingProblem(name, text ?? '', 'expected host names without ports, separated by commas.')
}

const isHost = (text: string): boolean => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)

/** A password that everybody can read in the documentation must not guard a server that others can reach. */
function readDemoPassword(settings: Settings, host: string, embedded: boolean): string | null {
  const wanted = readOneOf(settings, 'TRACTRIX_DEMO', ['on', 'off'], embedded ? 'on' : 'off')
  if (wanted === 'off') return null
  const password = readText(settings, 'TRACTRIX_DEMO_PASSWORD')
  if (password === null && !isLoopback(host)) {
    throw new StartProblem(
      `HOST=${host}: others can reach this address, and the demo people would have the default password: set TRACTRIX_DEMO_PASSWORD, or TRACTRIX_DEMO=off.`,
    )
  }
  return password ?? DEFAULT_DEMO_PASSWORD
}
