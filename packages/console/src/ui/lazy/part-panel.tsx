import { EmptyState } from '../surfaces/empty-state.tsx'
import { LoadingNotice } from '../surfaces/loading-notice.tsx'
import type { PartWait } from './lazy-part.tsx'
import { PartActions } from './part-actions.tsx'
import styles from './part-panel.module.css'
import { partTexts } from './part-texts.ts'

/** Stands in the place of a page or a panel whose code is not here. */
export function PartPanel(wait: PartWait) {
  if (wait.trouble === null) return <LoadingNotice />
  return (
    <div className={styles.panel} role="status">
      <EmptyState {...partTexts(wait.trouble)} action={<PartActions {...wait} />} />
    </div>
  )
}
