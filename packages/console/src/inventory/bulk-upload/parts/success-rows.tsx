import type { ReactNode } from 'react'
import { t } from '../../../platform/words.ts'
import { CountBadge } from '../../../ui/marks/small-marks.tsx'
import { StatusShape } from '../../../ui/marks/status-shape.tsx'
import { Mono } from '../../../ui/marks/text.tsx'
import errorStyles from './error-rows.module.css'
import type { ImportRow } from './error-rows.tsx'
import styles from './success-rows.module.css'

interface Props {
  /** The first of them. */
  rows: readonly ImportRow[]
  /** How many there are. */
  count: number
  /** Stands at the right end of the head. */
  end: ReactNode
}

/** Lines that were taken over, each with its trailer, its location and what became of it (OP-TRM-31). */
export function SuccessRows({ rows, count, end }: Props) {
  return (
    <section aria-label={t('Successful Uploads')}>
      <div className={errorStyles.head} data-tone="green">
        <StatusShape shape="check-disc" />
        {t('Successful Uploads')}
        <CountBadge count={count} />
        <span className={errorStyles.end}>{end}</span>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ line, scac, serial, zone, status }) => (
          <li key={line}>
            <Mono>{`${scac.toUpperCase()} ${serial.toUpperCase()}`}</Mono>
            <span className={styles.end}>{zone || wordOf(status)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What became of a trailer whose line names no location. */
function wordOf(status: ImportRow['status']): string {
  if (status === 'changed') return t('changed')
  return status === 'unchanged' ? t('unchanged') : t('added')
}
