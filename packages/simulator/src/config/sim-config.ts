import { DEMO_YARD_ALIASES } from '@tractrix/demo-yards'

/** Settings of the simulator's process. */
export interface SimConfig {
  /** The broker; `{serial}` in it stands for the serial number of each truck. */
  mqttUrl: string
  /** Simulated seconds in a real second, 1 to 60. */
  rate: number
  seed: number
  fleetKey: string
  /** Aliases of the demo yards whose trucks run here. */
  sites: string[]
  /** Folder for what has to survive a restart; null: nothing does, but for what the broker retains. */
  stateFolder: string | null
  /** Share of orders that fail by chance, 0 to 1. */
  faultRate: number
}

/** A setting that cannot be understood; its message names it, the value and what would be right. */
export class SettingError extends Error {}

/**
 * Reads the settings, by default from the environment.
 *
 * @throws SettingError
 */
export function simConfig(settings: Record<string, string | undefined> = process.env): SimConfig {
  return {
    mqttUrl: mqttUrl(settings),
    rate: numberIn('SIM_RATE', settings.SIM_RATE, { low: 1, high: 60, fallback: 1, whole: false }),
    seed: numberIn('SIM_SEED', settings.SIM_SEED, { low: 0, high: 0xffff_ffff, fallback: 1, whole: true }),
    fleetKey: fleetKey(settings.SIM_FLEET_KEY),
    sites: sites(settings.SIM_SITES),
    stateFolder: settings.SIM_STATE_DIR?.trim() || null,
    faultRate: numberIn('SIM_FAULT_RATE', settings.SIM_FAULT_RATE, {
      low: 0,
      high: 1,
      fallback: 0,
      whole: false,
    }),
  }
}

/** The trucks' own address of the broker, else the one that the server uses. */
function mqttUrl(settings: Record<string, string | undefined>): string {
  const own = settings.SIM_MQTT_URL?.trim()
  const name = own ? 'SIM_MQTT_URL' : 'MQTT_URL'
  const value = own || settings.MQTT_URL?.trim() || 'mqtt://127.0.0.1:1883'
  if (!/^mqtts?:\/\/./.test(value))
    throw new SettingError(`${name} is "${value}"; it must begin with mqtt:// or mqtts://.`)
  const isShared = ['cert', 'key'].some(
    file => new URL(value).searchParams.get(file)?.includes('{serial}') === false,
  )
  if (!isShared) return value
  throw new SettingError(
    `${name} names one certificate for all, but each simulated truck needs its own: set SIM_MQTT_URL with {serial} in cert and key, or TRACTRIX_DEMO=off.`,
  )
}

function fleetKey(value: string | undefined): string {
  if (value !== undefined && value !== '') return value
  throw new SettingError('SIM_FLEET_KEY is missing; it must be the fleet key of the server.')
}

function sites(value: string | undefined): string[] {
  const named = (value?.trim() || DEMO_YARD_ALIASES.join(',')).split(',').map(name => name.trim())
  for (const name of named) {
    if (DEMO_YARD_ALIASES.includes(name)) continue
    throw new SettingError(`SIM_SITES names "${name}"; the demo yards are ${DEMO_YARD_ALIASES.join(', ')}.`)
  }
  return [...new Set(named)]
}

function numberIn(
  name: string,
  value: string | undefined,
  { low, high, fallback, whole }: { low: number; high: number; fallback: number; whole: boolean },
): number {
  const text = value?.trim() ?? ''
  if (text === '') return fallback
  const number = Number(text)
  if (Number.isFinite(number) && number >= low && number <= high && (!whole || Number.isInteger(number)))
    return number
  const kind = whole ? 'a whole number' : 'a number'
  throw new SettingError(`${name} is "${text}"; it must be ${kind} from ${low} to ${high}.`)
}
