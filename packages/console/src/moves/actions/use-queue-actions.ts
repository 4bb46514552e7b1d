import {
  cancelReasons,
  editReasons,
  type RowActionReason,
  reassignReasons,
  rowActionTexts,
} from '@tractrix/domain/moves'
import { Ban, Pencil, Undo2, Unplug } from 'lucide-react'
import { useMemo } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import type { RowAction } from '../../ui/table/model/table-types.ts'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'
import { useSharedActions } from './use-shared-actions.ts'

const NONE: readonly RowAction<MoveRow>[] = []

/** What can be done with a row of the Queue table (MV-QUE-04 to MV-QUE-08); nothing in the console variant. */
export function useQueueActions(): readonly RowAction<MoveRow>[] {
  const dialogs = useMoveDialogs()
  const offline = useOfflineReason()
  const shared = useSharedActions()
  return useMemo(() => {
    if (dialogs === null || shared === null) return NONE
    if (!shared.mayChange) return [shared.details, shared.bugTicket]
    const because = (rule: (move: MoveRow) => RowActionReason[]) => (move: MoveRow) => [
      ...offline,
      ...rowActionTexts(rule(move)).map(text => t(text)),
    ]
    return [
      {
        id: 'edit',
        label: t('Edit'),
        icon: Pencil,
        shown: 'icon',
        letter: 'e',
        offTitle: t('Edit is not possible'),
        reasons: because(editReasons),
        run: dialogs.edit,
      },
      {
        id: 'cancel',
        label: t('Cancel'),
        icon: Ban,
        shown: 'icon',
        letter: 'x',
        danger: true,
        offTitle: t('Cancel is not possible'),
        reasons: because(cancelReasons),
        run: dialogs.cancel,
      },
      {
        id: 'reassign',
        label: t('Reassign'),
        icon: Undo2,
        letter: 'r',
        offTitle: t('Reassign is not possible'),
        reasons: because(reassignReasons),
        run: (move: MoveRow) => dialogs.remove([move]),
      },
      {
        id: 'give-up',
        label: t('Decide on Lost Truck'),
        icon: Unplug,
        hidden: move => !move.waitReasons.some(({ helps }) => helps === 'give-up-move'),
        reasons: () => offline,
        run: dialogs.giveUp,
      },
      shared.manualComplete,
      shared.editNotes,
      shared.details,
      shared.bugTicket,
    ] satisfies RowAction<MoveRow>[]
  }, [dialogs, offline, shared])
}
