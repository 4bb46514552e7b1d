import { historyKindLabel } from '@tractrix/domain/history'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { Mono, Remark } from '../../ui/marks/text.tsx'
import type { CardParts } from '../../ui/table/model/data-table-props.ts'
import { actorText } from '../words/actor-text.ts'
import { changesText } from '../words/changes-text.ts'
import type { HistoryLine } from '../words/history-line.ts'
import { subjectLabel } from '../words/subject-label.ts'
import styles from './history-card.module.css'
import { placesText } from './history-columns.tsx'

/** The card of a line, for `DataTable`. @param nameOf the name of a record by its id; null: not known */
export const historyCard =
  (nameOf: (id: string) => string | null) => (line: HistoryLine, parts: CardParts) => (
    <HistoryCard line={line} nameOf={nameOf} menu={parts.menu} />
  )

interface Props extends Pick<CardParts, 'menu'> {
  line: HistoryLine
  nameOf: (id: string) => string | null
}

/** A line of the history on a small screen. */
function HistoryCard({ line, nameOf, menu }: Props) {
  const changes = changesText(line.changes, nameOf)
  const places = placesText(line)
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <b>{t(historyKindLabel(line.kind))}</b>
        <span className={styles.subject}>
          {subjectLabel(line.subject)} {line.subjectName !== null && <Mono>{line.subjectName}</Mono>}
        </span>
        {menu}
      </div>
      {places !== null && <Mono>{places}</Mono>}
      {changes !== null && <Remark as="p">{changes}</Remark>}
      <Remark as="p">{t('{time} by {who}', { time: formatTimestamp(line.at), who: actorText(line) })}</Remark>
    </div>
  )
}
