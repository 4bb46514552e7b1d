import {
  manualCompleteReasons,
  type RowActionReason,
  retryReasons,
  rowActionTexts,
} from '@tractrix/domain/moves'
import { Bug, CircleCheckBig, Info, RotateCcw, StickyNote } from 'lucide-react'
import { useMemo } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { isOpen, type MoveRow, useSiteData, type Yard } from '../../site-data/index.ts'
import type { RowAction } from '../../ui/table/model/table-types.ts'
import { useBugTicket } from '../bug-ticket/use-bug-ticket.ts'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'

type Action = RowAction<MoveRow>

/** Actions that more than one table of moves has. */
export interface SharedActions {
  details: Action
  editNotes: Action
  manualComplete: Action
  retry: Action
  /** Whether the person may change moves here; else rows can only be read (MV-OPEN-03). */
  mayChange: boolean
  /** Hidden where no ticket form is set up (MV-OPEN-32). */
  bugTicket: Action
}

/** Null where rows have no actions: in the console variant and outside of a site (MV-SITE-10). */
export function useSharedActions(): SharedActions | null {
  const dialogs = useMoveDialogs()
  const offline = useOfflineReason()
  const { rowActions, moveChanges } = useVariant()
  const { trailers, couplings } = useSiteData()
  const openTicket = useBugTicket()
  return useMemo(() => {
    if (dialogs === null || !rowActions) return null
    const because = (reasons: RowActionReason[]) => [
      ...offline,
      ...rowActionTexts(reasons).map(text => t(text)),
    ]
    return {
      mayChange: moveChanges,
      details: { id: 'details', label: t('Details'), icon: Info, run: dialogs.details },
      editNotes: {
        id: 'notes',
        label: t('Edit Notes'),
        icon: StickyNote,
        letter: 'n',
        // A draft is edited whole (MV-OPEN-88); on the Search tab drafts stand among the others.
        hidden: move => !moveChanges || move.status === 'draft',
        reasons: () => offline,
        run: dialogs.notes,
      },
      manualComplete: {
        id: 'complete',
        label: t('Manual Complete'),
        icon: CircleCheckBig,
        letter: 'm',
        hidden: move => !moveChanges || !isCompletable(move),
        offTitle: t('Manual Complete is not possible'),
        reasons: move => because(manualCompleteReasons(move)),
        run: dialogs.complete,
      },
      retry: {
        id: 'retry',
        label: t('Retry Move'),
        icon: RotateCcw,
        letter: 'r',
        hidden: move => !moveChanges || !isRetryable(move),
        offTitle: t('Retry Move is not possible'),
        reasons: move => because(retryReasonsNow(move, { trailers, couplings })),
        run: dialogs.retry,
      },
      bugTicket: {
        id: 'bug',
        label: t('Bug Ticket'),
        icon: Bug,
        letter: 'b',
        hidden: () => openTicket === null,
        run: move => openTicket?.(move),
      },
    }
  }, [dialogs, offline, rowActions, moveChanges, trailers, couplings, openTicket])
}

/**
 * Manual Complete stands on draft, pending, canceled and errored rows (MV-OPEN-56); on a row in progress it is off
 * (MV-ACT-02).
 */
export function isCompletable(move: Pick<MoveRow, 'status' | 'reassignedAt'>): boolean {
  return isOpen(move) || isRetryable(move)
}

/** Retry Move stands on canceled and errored rows (MV-OPEN-56). */
export function isRetryable(move: Pick<MoveRow, 'status' | 'reassignedAt'>): boolean {
  return (move.status === 'canceled' || move.status === 'error') && move.reassignedAt === null
}

/** Truck and trailer are judged as they are now, not as they were when the move ended (MV-ACT-04). */
export function retryReasonsNow(
  move: MoveRow,
  { trailers, couplings }: Pick<Yard, 'trailers' | 'couplings'>,
): RowActionReason[] {
  const known = move.trailer === null ? undefined : trailers.get(move.trailer.id)
  const trailer = known ?? move.trailer
  const truck = move.truck === null ? null : (couplings.get(move.truck.id) ?? { trailerIsConnected: false })
  return retryReasons({ ...move, trailer }, truck)
}
