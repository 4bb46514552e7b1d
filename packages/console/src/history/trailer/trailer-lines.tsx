import { formatIsoDay, formatTime } from '../../platform/times.ts'
import { Remark } from '../../ui/marks/text.tsx'
import { BoldParts } from '../words/bold-parts.tsx'
import type { HistoryLine } from '../words/history-line.ts'
import { groupByDay } from './group-by-day.ts'
import { trailerLineIcon } from './trailer-line-icon.ts'
import { trailerLineWords } from './trailer-line-words.ts'
import styles from './trailer-lines.module.css'

/** Lines of a trailer's history under their days. */
export function TrailerLines({ lines }: { lines: readonly HistoryLine[] }) {
  return groupByDay(lines, formatIsoDay).map(({ day, lines: ofDay }) => (
    <div key={day}>
      <Remark as="p" className={styles.day}>
        {day}
      </Remark>
      <ol>
        {ofDay.map(line => (
          <TrailerLine key={line.id} line={line} />
        ))}
      </ol>
    </div>
  ))
}

function TrailerLine({ line }: { line: HistoryLine }) {
  const Icon = trailerLineIcon(line)
  const { title, detail } = trailerLineWords(line)
  const isMoved = line.kind === 'trailer_placed' && line.means === 'move' && line.toZone !== null
  return (
    <li className={styles.line} data-moved={isMoved || undefined}>
      <Icon size={14} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p>
          <BoldParts text={title} />
        </p>
        {detail !== null && <Remark as="p">{detail}</Remark>}
      </div>
      <time className={styles.time} dateTime={line.at}>
        {formatTime(line.at)}
      </time>
    </li>
  )
}
