import type { ReactNode } from 'react'
import type { TrailerImportRowFieldsFragment } from '../../../platform/graphql/graphql.generated.ts'
import { sentenceText } from '../../../platform/sentence-text.ts'
import { t } from '../../../platform/words.ts'
import { CountBadge } from '../../../ui/marks/small-marks.tsx'
import { StatusShape } from '../../../ui/marks/status-shape.tsx'
import styles from './error-rows.module.css'

export type ImportRow = TrailerImportRowFieldsFragment

interface Props {
  /** The first of them. */
  rows: readonly ImportRow[]
  /** How many there are. */
  count: number
  /** Stands at the right end of the head. */
  end?: ReactNode
}

/** Lines that are not taken over: where, what is wrong, and how to mend it (OP-TRM-31). */
export function ErrorRows({ rows, count, end }: Props) {
  return (
    <section aria-label={t('Errors')}>
      <div className={styles.head} data-tone="red">
        <StatusShape shape="octagon" />
        {t('Errors')}
        <CountBadge count={count} />
        <span className={styles.end}>{end}</span>
      </div>
      <table className={styles.rows}>
        <thead className={styles.names}>
          <tr>
            <th scope="col">{t('Line')}</th>
            <th scope="col">{t('Carrier')}</th>
            <th scope="col">{t('Trailer #')}</th>
            <th scope="col">{t('What is wrong')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.line}>
              <td className={styles.line}>{t('line {line}', { line: row.line })}</td>
              <td className={styles.code}>{row.scac}</td>
              <td className={styles.code}>{row.serial}</td>
              <td>
                {row.errorSentence && sentenceText(row.errorSentence)}
                {row.remedySentence && (
                  <span className={styles.remedy}>{sentenceText(row.remedySentence)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > rows.length && (
        <p className={styles.more}>{t('and {count} more', { count: count - rows.length })}</p>
      )}
    </section>
  )
}
