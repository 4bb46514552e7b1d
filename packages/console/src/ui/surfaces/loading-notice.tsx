import { t } from '../../platform/words.ts'
import { useLongWait } from './skeleton.tsx'

/** Stands in the place of a page or a panel that is awaited; says so once it takes long. */
export function LoadingNotice() {
  const long = useLongWait(true)
  return (
    <div className="empty" role="status">
      {long && <p className="empty-hint">{t('Loading…')}</p>}
    </div>
  )
}
