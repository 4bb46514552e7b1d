import { readFileSync } from 'node:fs'
import { PACES, type PaceName } from './paces.ts'

/** Settings of the process. */
export interface TrafficConfig {
  /** Address of the server, without a slash at the end. */
  url: string
  /** API keys by the id of their site. */
  keys: Record<string, string>
  pace: PaceName
  seed: number
}

/** A setting that cannot be understood; its message names it, the value and what would be right. */
export class SettingError extends Error {}

/**
 * Reads the settings, by default from the environment; null when there is to be no traffic.
 *
 * @throws SettingError
 */
export function trafficConfig(
  settings: Record<string, string | undefined> = process.env,
): TrafficConfig | null {
  const pace = settings.TRACTRIX_DEMO_TRAFFIC?.trim().toLowerCase() || 'calm'
  if (pace === 'off') return null
  if (!isPace(pace))
    throw new SettingError(`TRACTRIX_DEMO_TRAFFIC is "${pace}"; it must be off, calm or busy.`)
  return {
    url: address(settings.DEMO_TRAFFIC_URL),
    keys: keysIn(settings.DEMO_TRAFFIC_KEYS),
    pace,
    seed: seed(settings.SIM_SEED),
  }
}

const isPace = (text: string): text is PaceName => Object.hasOwn(PACES, text)

function address(value: string | undefined): string {
  const text = value?.trim() || 'http://127.0.0.1:8080'
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return text.replace(/\/+$/, '')
  throw new SettingError(`DEMO_TRAFFIC_URL is "${text}"; it must begin with http:// or https://.`)
}

/** The message never repeats what stands in the file. */
function keysIn(path: string | undefined): Record<string, string> {
  const file = path?.trim()
  if (!file) throw new SettingError('DEMO_TRAFFIC_KEYS is missing; it must name the file of the API keys.')
  let keys: unknown
  try {
    keys = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingError(`DEMO_TRAFFIC_KEYS is "${file}", which cannot be read (${code ?? 'no JSON'}).`)
  }
  if (isTexts(keys)) return keys
  throw new SettingError(`DEMO_TRAFFIC_KEYS is "${file}", which does not hold API keys by site.`)
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(each => typeof each === 'string')

function seed(value: string | undefined): number {
  const text = value?.trim() || '1'
  if (/^\d+$/.test(text) && Number(text) <= 0xffff_ffff) return Number(text)
  throw new SettingError(`SIM_SEED is "${text}"; it must be a whole number from 0 to ${0xffff_ffff}.`)
}
