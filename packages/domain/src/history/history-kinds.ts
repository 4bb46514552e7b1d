import { EVENT_KINDS, type RecordedEventName, subjectOf } from '../events/index.ts'
import { listLabel, type SentenceText } from '../platform/index.ts'

type KindOf<Name extends RecordedEventName> = Name extends `${infer Subject}.${infer Kind}`
  ? `${Subject}_${Kind}`
  : never

type EventWord<Name extends RecordedEventName> = Name extends `${string}.${infer Kind}` ? Kind : never

/** A kind of recorded event in one word, as the API names it: `trailer_checked_in`. */
export type HistoryKind = KindOf<RecordedEventName>

/** The recorded events by their kinds; passing ones are no part of any history. */
const EVENT_OF_KIND = new Map(
  (Object.keys(EVENT_KINDS) as RecordedEventName[])
    .filter(name => EVENT_KINDS[name].isKept)
    .map(name => [historyKindOf(name), name]),
)

/** Every kind of event that a history can list. */
export const HISTORY_KINDS: readonly HistoryKind[] = [...EVENT_OF_KIND.keys()]

export function historyKindOf(name: RecordedEventName): HistoryKind {
  return name.replace('.', '_') as HistoryKind
}

/** The name of the events of a kind in the log. */
export function eventOfHistoryKind(kind: HistoryKind): RecordedEventName {
  return EVENT_OF_KIND.get(kind)!
}

export const isHistoryKind = (text: string): text is HistoryKind => EVENT_OF_KIND.has(text as HistoryKind)

/** What happened, without what it happened to: `Checked In`. To be translated where it is shown. */
export function historyKindLabel(kind: HistoryKind): SentenceText {
  const name = eventOfHistoryKind(kind)
  return listLabel(name.slice(subjectOf(name).length + 1) as EventWord<RecordedEventName>)
}
