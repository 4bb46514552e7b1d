import { Lock } from 'lucide-react'
import { t } from '../../../platform/words.ts'
import { ShareBar } from '../../../ui/marks/small-marks.tsx'
import { FileCard } from '../parts/file-card.tsx'
import styles from './import-progress.module.css'
import { importSummary } from './import-summary.ts'
import type { ImportFacts } from './use-trailer-import.ts'

/** How far an import is; its file is locked meanwhile (OP-TRM-30). */
export function ImportProgress({ found }: { found: ImportFacts }) {
  const isTakingBack = found.status === 'taking_back'
  const { whole, done } = isTakingBack ? takenBack(found) : takenOver(found)
  return (
    <>
      <FileCard
        name={found.fileName}
        locked
        end={
          <span className={styles.locked}>
            <Lock size={14} aria-hidden />
            {t('locked while it runs')}
          </span>
        }
      >
        {t('{count, plural, one {# trailer} other {# trailers}}', { count: found.rowCount })}
      </FileCard>
      <div
        role="progressbar"
        aria-label={isTakingBack ? t('Taking back') : t('Uploading')}
        aria-valuemin={0}
        aria-valuenow={done}
        aria-valuemax={whole}
      >
        <ShareBar className={styles.bar} part={done} whole={whole} />
      </div>
      <div className={styles.words}>
        <span>{t('{done} of {whole} trailers', { done, whole })}</span>
        <span className={styles.counts}>{importSummary(found)}</span>
      </div>
    </>
  )
}

const takenOver = ({ rowCount, waitingCount }: ImportFacts) => ({
  whole: rowCount,
  done: rowCount - waitingCount,
})

function takenBack({ addedCount, changedCount, takenBackCount, keptCount }: ImportFacts) {
  const done = takenBackCount + keptCount
  return { whole: done + addedCount + changedCount, done }
}
