import { defineSentences, type Sentence } from '../platform/index.ts'
import { AV_BLOCKED_MESSAGES, AV_BLOCKED_UNEXPLAINED } from './av-blocked-reasons.ts'
import { TRUCK_STATES, type TruckState, truckStateLabel } from './truck-state.ts'

/** What the server finds wrong with a truck. */
const ALERT_TEXTS = {
  wrong_map: 'It is on map {map}; the map of this site is {siteMap}.',
  outside_site: 'It is outside the site: {place}.',
  far_place: 'It reports a place far from its site: {place}.',
  invalid_values: 'It reports invalid values: {values}.',
  clock_ahead: 'Its clock is {seconds} s ahead.',
  clock_behind: 'Its clock is {seconds} s behind.',
  many_takeovers:
    'Its connection was taken over by another client with its serial number {count} times in a minute: two clients use it, or its network breaks again and again.',
  twins: 'Two clients send with its serial number; orders would reach both.',
  newer_topics: 'It writes to topics {topics}; only 2.0 and 2.1 are supported, on topics {supported}.',
  newer_version: 'It speaks VDA 5050 {version}; only 2.0 and 2.1 are supported.',
  unreadable: 'Its {topic} cannot be read: {errors}',
} as const

export const ALERT_SENTENCES = defineSentences('alert', ALERT_TEXTS)

/** What fills the sentences of alerts where it is no name or number. */
export const ALERT_DETAILS = defineSentences('alert_detail', {
  place: 'latitude {latitude}, longitude {longitude}',
  value: '{field} is {value}',
})

/** Why a truck cannot go on by itself, by its reason code. */
const BLOCKED_SENTENCES = defineSentences('av_blocked', {
  ...AV_BLOCKED_MESSAGES,
  unexplained: AV_BLOCKED_UNEXPLAINED,
})

/** The words for a reason code; of one that is not listed, and of none, only that it is blocked (OP-AVB-01, OP-AVB-02). */
export function blockedSentence(code: string | null): Sentence {
  const isListed = code !== null && Object.hasOwn(AV_BLOCKED_MESSAGES, code)
  return BLOCKED_SENTENCES.of(isListed ? (code as keyof typeof AV_BLOCKED_MESSAGES) : 'unexplained')
}

/** What people read for the states of a truck. */
const STATE_SENTENCES = defineSentences(
  'truck_state',
  Object.fromEntries(TRUCK_STATES.map(state => [state, truckStateLabel(state)])),
)

/** The name of a state, to stand within a sentence. */
export const stateSentence = (state: TruckState): Sentence => STATE_SENTENCES.of(state)

/** The sentences of alerts to stand within another sentence: `its clock is 40 s behind`. */
const CLAUSES = defineSentences('clause', {
  ...clausesOf('alert', ALERT_TEXTS),
  ...clausesOf('av_blocked', BLOCKED_SENTENCES.texts),
})

/** The words of an alert to stand within a sentence: its own sentence as a clause, or what the truck said. */
export function alertClause(alert: {
  text: string
  code: string
  sentence?: Sentence | null
}): Sentence | string {
  const message = clauseOf(alert.text || alert.code)
  return alert.sentence ? { ...alert.sentence, code: `clause.${alert.sentence.code}`, message } : message
}

/** All sentences about trucks, for the catalogue of the console. */
export const TRUCK_SENTENCES = [ALERT_SENTENCES, ALERT_DETAILS, BLOCKED_SENTENCES, STATE_SENTENCES, CLAUSES]

function clausesOf(subject: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [`${subject}.${code}`, clauseOf(text)]),
  )
}

function clauseOf(text: string): string {
  const words = text.replace(/\.$/, '')
  return /^Its? /.test(words) ? `${words[0]?.toLowerCase()}${words.slice(1)}` : words
}
