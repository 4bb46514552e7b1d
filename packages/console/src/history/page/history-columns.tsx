import { historyKindLabel } from '@tractrix/domain/history'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { Dash, Mono } from '../../ui/marks/text.tsx'
import type { DataColumn } from '../../ui/table/model/table-types.ts'
import { actorText } from '../words/actor-text.ts'
import { changesText } from '../words/changes-text.ts'
import type { HistoryLine } from '../words/history-line.ts'
import { subjectLabel } from '../words/subject-label.ts'

/** The columns of the history of a site. @param nameOf the name of a record by its id; null: not known */
export function historyColumns(nameOf: (id: string) => string | null): readonly DataColumn<HistoryLine>[] {
  return [
    {
      id: 'at',
      header: t('When'),
      value: ({ at }) => at,
      cell: ({ at }) => formatTimestamp(at),
      width: 168,
      look: 'time',
    },
    { id: 'subject', header: t('About'), value: ({ subject }) => subjectLabel(subject), width: 104 },
    {
      id: 'name',
      header: t('Name'),
      value: ({ subjectName }) => subjectName,
      cell: ({ subjectName }) => (subjectName === null ? <Dash /> : <Mono>{subjectName}</Mono>),
      width: 150,
      least: 90,
    },
    {
      id: 'kind',
      header: t('Event'),
      value: ({ kind }) => t(historyKindLabel(kind)),
      width: 170,
      least: 110,
    },
    { id: 'actor', header: t('By'), value: line => actorText(line), width: 150, least: 90 },
    { id: 'where', header: t('From and to'), value: placesText, width: 150, least: 90 },
    {
      id: 'changes',
      header: t('Changes'),
      value: ({ changes }) => changesText(changes, nameOf),
      width: 320,
      least: 120,
      grow: true,
      look: 'note',
    },
  ]
}

/** `PC44 → PE23`, or the one place that is known; null: it is about no place. */
export function placesText({ fromZone, toZone }: HistoryLine): string | null {
  const [from, to] = [fromZone?.name ?? null, toZone?.name ?? null]
  if (from === null || to === null) return from === null ? to && `→ ${to}` : `${from} →`
  return `${from} → ${to}`
}
