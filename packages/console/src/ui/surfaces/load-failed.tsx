import { t } from '../../platform/words.ts'
import { Button } from '../actions/button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface LoadFailedProps {
  title: string
  /** Another try is under way. */
  trying?: boolean | undefined
  onRetry: () => void
}

/** Stands in a panel in the place of what could not be loaded. */
export function LoadFailed({ title, trying, onRetry }: LoadFailedProps) {
  return (
    <EmptyState
      title={title}
      hint={t('It is tried again by itself.')}
      action={
        <Button busy={trying} onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    />
  )
}
