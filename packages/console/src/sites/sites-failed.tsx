import { t } from '../platform/words.ts'
import { Button } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/surfaces/empty-state.tsx'

/** In place of a page that needs the sites, when they could not be loaded (OP-NAV-15). */
export function SitesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title={t('Unable to load')}
      hint={t('The sites could not be loaded.')}
      action={<Button onClick={onRetry}>{t('Try again')}</Button>}
    />
  )
}
