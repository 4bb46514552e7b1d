import { IMPORT_COLUMNS } from '@tractrix/domain/trailer-imports'
import { useState } from 'react'
import { t } from '../../../platform/words.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Banner } from '../../../ui/surfaces/banner.tsx'
import { ErrorRows } from '../parts/error-rows.tsx'
import { ColumnChoice } from './column-choice.tsx'
import styles from './trial-view.module.css'
import type { ColumnPlace, ImportTrial } from './use-bulk-upload.ts'

interface Props {
  trial: ImportTrial
  onColumns: (columns: readonly ColumnPlace[]) => void
}

/** What an upload would do, counted over the whole file, with the columns it is read by. */
export function TrialView({ trial, onColumns }: Props) {
  const { missingColumns, duplicateHeadings, refusedRows, refusedCount, areColumnsRemembered } = trial
  const [isOpen, setOpen] = useState(() => missingColumns.length > 0 || !isTemplate(trial))
  return (
    <div className={styles.trial}>
      {missingColumns.length > 0 ? (
        <Banner tone="yellow" title={t('Choose which columns hold the carrier and the trailer number.')} />
      ) : (
        <dl className={styles.counts}>
          <Count label={t('New')} count={trial.addedCount} />
          <Count label={t('Changed')} count={trial.changedCount} />
          <Count label={t('Unchanged')} count={trial.unchangedCount} />
          <Count label={t('Errors')} count={refusedCount} />
        </dl>
      )}
      {duplicateHeadings.length > 0 && (
        <Banner
          tone="yellow"
          title={t('Some headings stand in the file more than once: {headings}', {
            headings: duplicateHeadings.join(', '),
          })}
        >
          {t('The first of them is read.')}
        </Banner>
      )}
      <div className={styles.head}>
        <span>{areColumnsRemembered ? t('Columns as last time') : t('Columns by their headings')}</span>
        {!isOpen && <LinkButton onClick={() => setOpen(true)}>{t('Change')}</LinkButton>}
      </div>
      {isOpen && <ColumnChoice trial={trial} onChange={onColumns} />}
      {refusedRows.length > 0 && <ErrorRows rows={refusedRows} count={refusedCount} />}
    </div>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  )
}

/** Whether the file has the columns of the template and no others: then there is nothing to choose. */
const isTemplate = ({ headings }: ImportTrial): boolean => headings.join() === IMPORT_COLUMNS.join()
