import { t } from '../../platform/words.ts'
import { EmptyState } from '../surfaces/empty-state.tsx'
import { useLongWait } from '../surfaces/skeleton.tsx'
import type { PartWait } from './lazy-part.tsx'
import { PartActions } from './part-actions.tsx'
import { partWords } from './part-words.ts'

/** Stands in the place of a page or a panel whose code is not here. */
export function PartPanel(wait: PartWait) {
  const long = useLongWait(wait.trouble === null)
  return (
    <div className="part-panel" role="status">
      {wait.trouble === null ? (
        long && <p className="empty-hint">{t('Loading…')}</p>
      ) : (
        <EmptyState {...partWords(wait.trouble)} action={<PartActions {...wait} />} />
      )}
    </div>
  )
}
