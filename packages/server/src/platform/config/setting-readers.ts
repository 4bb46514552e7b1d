import { settingProblem } from './start-problem.ts'

/** Settings by name, as text; empty counts as not set. */
export type Settings = Readonly<Record<string, string | undefined>>

/** The trimmed text, or null when the setting is not there or empty. */
export function readText(settings: Settings, name: string): string | null {
  const text = settings[name]?.trim()
  return text ? text : null
}

export type NumberRange = { min: number; max: number; fallback: number }

export function readWholeNumber(settings: Settings, name: string, range: NumberRange): number {
  return readBounded(settings, name, range, /^-?\d+$/, 'a whole number')
}

export function readNumber(settings: Settings, name: string, range: NumberRange): number {
  return readBounded(settings, name, range, /^-?\d+(\.\d+)?$/, 'a number')
}

export function readOneOf<Choice extends string>(
  settings: Settings,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = readText(settings, name)
  if (text === null) return fallback
  const choice = choices.find(candidate => candidate === text.toLowerCase())
  if (choice === undefined) throw settingProblem(name, text, `expected ${choices.join(' or ')}.`)
  return choice
}

/** An address with one of the protocols (`mqtt:`). A password in it is never repeated in the message. */
export function readUrl(settings: Settings, name: string, protocols: readonly string[]): string | null {
  const text = readText(settings, name)
  if (text === null) return null
  const url = URL.parse(text)
  if (url && protocols.includes(url.protocol) && (url.hostname || url.searchParams.has('host'))) return text
  const examples = protocols.map(protocol => `${protocol}//host`).join(' or ')
  throw settingProblem(name, text.replace(/:[^:@/]*@/, ':…@'), `expected an address like ${examples}.`)
}

/** A web address without a user name or password: `fetch` takes none, and would put them into its message. */
export function readPlainUrl(settings: Settings, name: string): string | null {
  const text = readUrl(settings, name, ['https:', 'http:'])
  if (text === null) return null
  const url = new URL(text)
  if (!url.username && !url.password) return text
  const seen = `${url.protocol}//…@${url.host}`
  throw settingProblem(name, seen, 'expected an address without a user name or password.')
}

function readBounded(
  settings: Settings,
  name: string,
  range: NumberRange,
  form: RegExp,
  what: string,
): number {
  const text = readText(settings, name)
  if (text === null) return range.fallback
  const value = Number(text)
  if (form.test(text) && value >= range.min && value <= range.max) return value
  throw settingProblem(name, text, `expected ${what} from ${range.min} to ${range.max}.`)
}
