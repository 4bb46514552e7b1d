import { t } from '../../platform/words.ts'
import { Button } from '../actions/button.tsx'
import type { PartWait } from './lazy-part.tsx'
import styles from './part-actions.module.css'

/** What a person can do about code that could not be fetched. */
export function PartActions({ trouble, trying, retry }: PartWait) {
  return (
    <div className={styles.actions}>
      {trouble === 'outdated' && (
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('Reload the page')}
        </Button>
      )}
      <Button busy={trying} onClick={retry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
