import type { SentenceText } from '@tractrix/domain/platform'
import { FunnelX, Plus } from 'lucide-react'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import type { TableFilters } from '../../ui/table/model/table-types.ts'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'

interface Props {
  /** Said when the list itself is empty. */
  title: SentenceText
  hint?: SentenceText | undefined
  /** How many moves there are before filtering. */
  count: number
  filters: TableFilters
  onClear: () => void
}

/** In place of an empty list: all done, or all filtered out (MV-DRA-09, MV-DRA-10, MV-OPEN-43). */
export function EmptyList({ title, hint, count, filters, onClear }: Props) {
  const filterCount = Object.keys(filters).length
  if (count > 0 && filterCount > 0)
    return <FilteredOut count={count} filterCount={filterCount} onClear={onClear} />
  return <EmptyState art="done" title={t(title)} hint={hint && t(hint)} action={<AddMove />} />
}

/** In place of a table whose filters hide every row, with the control that clears them (MV-DRA-10, MV-OPEN-58). */
export function FilteredOut({
  count,
  filterCount,
  onClear,
}: {
  count?: number
  filterCount?: number
  onClear: () => void
}) {
  const hint =
    count !== undefined && filterCount !== undefined
      ? t(
          '{count, plural, one {# move is} other {# moves are}} hidden by {filterCount, plural, one {# filter} other {# filters}}.',
          { count, filterCount },
        )
      : undefined
  return (
    <EmptyState
      art="filtered"
      title={t('All moves are currently filtered out.')}
      hint={hint}
      action={
        <Button icon={FunnelX} onClick={onClear}>
          {t('Clear Filters')}
        </Button>
      }
    />
  )
}

function AddMove() {
  const dialogs = useMoveDialogs()
  const { addMove } = useVariant()
  if (!addMove || dialogs === null) return null
  return (
    <Button icon={Plus} keys="N" onClick={() => dialogs.create()}>
      {t('Add Move')}
    </Button>
  )
}
