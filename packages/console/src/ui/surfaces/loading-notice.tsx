import { t } from '../../platform/words.ts'
import styles from './empty-state.module.css'
import { useLongWait } from './skeleton.tsx'

/** Stands in the place of a page or a panel that is awaited; says so once it takes long. */
export function LoadingNotice() {
  const long = useLongWait(true)
  return (
    <div className={styles.empty} role="status">
      {long && <p className={styles.hint}>{t('Loading…')}</p>}
    </div>
  )
}
