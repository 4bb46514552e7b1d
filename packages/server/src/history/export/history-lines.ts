import { historyKindLabel, historyKindOf, historyMeans } from '@tractrix/domain/history'
import { titleCase } from '@tractrix/domain/platform'
import { csvLines } from '../../trailers/index.ts'
import { changesOf, type HistoryEntry } from '../store/history-entry.ts'

const COLUMNS = ['When', 'About', 'Name', 'Event', 'By', 'Means', 'From', 'To', 'Reference', 'Changes', 'ID']

/** The head of the exported history. */
export const historyHead = (): string => csvLines([COLUMNS])

/** Entries of a history as lines of comma-separated values. */
export const historyLines = (entries: readonly HistoryEntry[]): string => csvLines(entries.map(valuesOf))

const valuesOf = (entry: HistoryEntry): (string | null)[] => [
  entry.at,
  titleCase(entry.subject),
  entry.subjectName,
  historyKindLabel(historyKindOf(entry.name)),
  entry.actorName ?? titleCase(entry.actorKind),
  titleCase(historyMeans(entry.actorKind, entry.data)),
  entry.fromZone?.name ?? null,
  entry.toZone?.name ?? null,
  entry.move?.referenceId ?? null,
  changesOf(entry)
    .filter(({ from, to }) => wordOf(from) !== wordOf(to))
    .map(({ field, from, to }) => `${field}: ${wordOf(from)} -> ${wordOf(to)}`)
    .join('; '),
  entry.subjectId,
]

const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
