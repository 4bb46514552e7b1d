import { ChevronDown, ChevronRight, Undo2 } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { draftMoves, draftSectionOpen } from '../../platform/remembered/remembered-settings.ts'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { isDraft, type MoveRow } from '../../site-data/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CountBadge } from '../../ui/marks/small-marks.tsx'
import { Remark } from '../../ui/marks/text.tsx'
import { FilterChips } from '../../ui/table/columns/filter-chips.tsx'
import { TestingBar } from '../bulk-testing/testing-bar.tsx'
import { useSelectedMoves } from '../bulk-testing/use-selected-moves.ts'
import { draftColumns } from '../columns/draft-columns.tsx'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'
import styles from './draft-section.module.css'
import { DraftTable } from './draft-table.tsx'

interface Props {
  moves: readonly MoveRow[]
  /** The moves are not there yet, or could not be loaded. */
  loading: boolean
  /** On small screens drafts are a tab of their own: no head that folds. */
  bare?: boolean
}

/** Draft Moves under the queue: folds away, selects, returns or deletes (OP-DSH-15 to OP-DSH-17, MV-DRA-08). */
export function DraftSection({ moves, loading, bare = false }: Props) {
  const [open, setOpen] = useRemembered(draftSectionOpen)
  const [memory, remember] = useRemembered(draftMoves)
  const variant = useVariant()
  const contentId = useId()
  const columns = useMemo(() => draftColumns(variant), [variant])
  const drafts = moves.filter(isDraft)
  const { selection, onSelection, chosen, drop } = useSelectedMoves(drafts, columns, memory.filters)
  const shown = bare || open
  return (
    <section
      className={classNames(styles.section, bare && styles.bare)}
      style={{ '--drafts': drafts.length }}
      aria-label={t('Draft Moves')}
      data-region=""
      data-empty={drafts.length === 0 || undefined}
    >
      <div className={styles.head}>
        {!bare && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={open}
            aria-controls={contentId}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronDown size={15} aria-hidden /> : <ChevronRight size={15} aria-hidden />}
            {t('Draft Moves')}
          </button>
        )}
        {!bare && !loading && <CountBadge count={drafts.length} />}
        <span className={styles.space} />
        {shown && (
          <FilterChips
            columns={columns}
            filters={memory.filters}
            onFilters={filters => remember({ ...memory, filters })}
          />
        )}
        {shown && variant.moveChanges && <ReturnOrDelete moves={chosen} onDone={drop} />}
        {shown && variant.testing && <TestingBar inline moves={chosen} onDone={drop} />}
      </div>
      <div id={contentId} className={styles.body} hidden={!shown}>
        {shown && (
          <DraftTable moves={moves} loading={loading} selection={selection} onSelection={onSelection} />
        )}
      </div>
    </section>
  )
}

interface ReturnOrDeleteProps {
  /** The selected drafts that are shown. */
  moves: readonly MoveRow[]
  onDone: (done: readonly MoveRow[]) => void
}

function ReturnOrDelete({ moves, onDone }: ReturnOrDeleteProps) {
  const dialogs = useMoveDialogs()
  const offline = useOfflineReason()
  const reasons = moves.length === 0 ? [t('No draft is selected.')] : offline
  return (
    <>
      {moves.length > 0 && <Remark>{t('{count} selected', { count: moves.length })}</Remark>}
      <Button
        size={26}
        icon={Undo2}
        reasons={reasons}
        title={reasons.length > 0 ? t('Return/Delete is not possible') : undefined}
        onClick={() => dialogs?.remove(moves, () => onDone(moves))}
      >
        {t('Return/Delete')}
      </Button>
    </>
  )
}
