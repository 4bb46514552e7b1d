import { AV_BLOCKED_ALERT_CODE, type ServerAlertCode } from '@tractrix/domain/trucks'
import { sentenceText } from '../../platform/sentence-text.ts'
import { formatAge } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import type { Telemetry } from '../../site-data/index.ts'

/** An alert of a truck as its card shows it. */
export interface CardAlert {
  /** Tells the alerts of one truck apart. */
  key: string
  tone: 'red' | 'yellow'
  /** `Error` or `Warning`. */
  level: string
  /** What kind it is: for a truck's own errors the type that it gave. */
  title: string
  /** A sentence; empty when the truck gave none. */
  text: string
  /** How long it has stood, in whole minutes at least. */
  age: string
  /** ISO 8601 UTC. */
  firstSeenAt: string
  code: string
}

/** Makes the lines of a card from the newest sample. `now` in milliseconds since the epoch. */
export function cardAlerts(sample: Telemetry | undefined, now: number): CardAlert[] {
  return (sample?.alerts ?? []).map(({ source, level, code, text, sentence, firstSeenAt }) => {
    const isSerious = level === 'fatal' || code === AV_BLOCKED_ALERT_CODE
    return {
      key: [source, level, code, text].join('\n'),
      tone: isSerious ? 'red' : 'yellow',
      level: level === 'fatal' ? t('Error') : t('Warning'),
      title: titleOf(source, code),
      text: sentence ? sentenceText({ ...sentence, message: text }) : text,
      age: ageText(sample, firstSeenAt, now),
      firstSeenAt,
      code,
    }
  })
}

/** Whether the truck says that it cannot go on by itself. */
export const isBlocked = (sample: Telemetry | undefined): boolean =>
  (sample?.alerts ?? []).some(({ code }) => code === AV_BLOCKED_ALERT_CODE)

const SERVER_TITLES = {
  WRONG_MAP: 'Wrong Map',
  OUTSIDE_SITE: 'Outside the Site',
  INVALID_VALUE: 'Invalid Values',
  INVALID_MESSAGE: 'Unreadable Messages',
  CLOCK_OFFSET: 'Clock Offset',
  DUPLICATE_CLIENT: 'Serial Number Used Twice',
  UNSUPPORTED_VERSION: 'Protocol Version',
} as const satisfies Record<ServerAlertCode, string>

function titleOf(source: string, code: string): string {
  if (source === 'server') return code in SERVER_TITLES ? t(SERVER_TITLES[code as ServerAlertCode]) : code
  return code === AV_BLOCKED_ALERT_CODE ? t('AV Blocked') : code
}

/** By the clock of the server, expressed in ours: how old the sample was, and how long it has been here since. */
function ageText(sample: Telemetry | undefined, firstSeenAt: string, now: number): string {
  if (sample === undefined) return ''
  const milliseconds = Date.parse(sample.updatedAt) - Date.parse(firstSeenAt) + now - sample.serverReceivedAt
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return t('just now')
  return minutes < 60 ? t('{minutes} min', { minutes }) : formatAge(milliseconds)
}
