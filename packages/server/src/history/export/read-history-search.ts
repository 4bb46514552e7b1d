import { catalogued } from '@tractrix/domain/errors'
import { SUBJECT_TYPES } from '@tractrix/domain/events'
import { isHistoryKind } from '@tractrix/domain/history'
import type { HistoryWhere } from '../store/history-where.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/

/**
 * The filters of the history in the address of its export: `kinds` and `subjects`, each a list with commas, `subjectId`,
 * `actorId`, `from` and `to`, as the API has them.
 *
 * @throws BAD_INPUT that names the first one which cannot be
 */
export function readHistorySearch(query: Record<string, unknown>): HistoryWhere {
  return {
    kinds: readList(query, 'kinds', isHistoryKind),
    subjects: readList(query, 'subjects', isSubject),
    subjectId: readText(query, 'subjectId', text => UUID.test(text)),
    actorId: readText(query, 'actorId', text => UUID.test(text)),
    at: { from: readText(query, 'from', isTime), to: readText(query, 'to', isTime) },
  }
}

function readList<Item extends string>(
  query: Record<string, unknown>,
  name: string,
  isItem: (text: string) => text is Item,
): Item[] | null {
  const text = readText(query, name, given => given.split(',').every(isItem))
  return text === null ? null : text.split(',').filter(isItem)
}

function readText(
  query: Record<string, unknown>,
  name: string,
  isFine: (text: string) => boolean,
): string | null {
  const text = query[name]
  if (text === undefined) return null
  if (typeof text !== 'string' || !isFine(text))
    throw catalogued('BAD_INPUT', { message: `${name} is not what a history can be filtered by.` })
  return text
}

const isSubject = (text: string): text is (typeof SUBJECT_TYPES)[number] =>
  SUBJECT_TYPES.some(subject => subject === text)

const isTime = (text: string): boolean => TIME.test(text) && !Number.isNaN(Date.parse(text))
