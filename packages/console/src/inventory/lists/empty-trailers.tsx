import type { SentenceText } from '@tractrix/domain/platform'
import { FunnelX } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'

interface Props {
  /** Said when there is none even without filters (OP-INV-12, OP-OPEN-77). */
  title: SentenceText
  /** Whether filters hide some (OP-INV-11). */
  filtered: boolean
  onClear: () => void
}

/** In place of an empty list of trailers. */
export function EmptyTrailers({ title, filtered, onClear }: Props) {
  if (!filtered) return <EmptyState title={t(title)} />
  return (
    <EmptyState
      art="filtered"
      title={t('All trailers are currently filtered out.')}
      action={
        <Button icon={FunnelX} onClick={onClear}>
          {t('Clear Filters')}
        </Button>
      }
    />
  )
}
