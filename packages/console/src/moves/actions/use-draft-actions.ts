import {
  editReasons,
  enqueueProblems,
  problemTexts,
  returnOrDelete,
  returnReasons,
  rowActionTexts,
} from '@tractrix/domain/moves'
import type { Written } from '@tractrix/domain/platform'
import { ListPlus, MapPinPlus, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import { type MoveRow, useSiteData } from '../../site-data/index.ts'
import type { RowAction } from '../../ui/table/model/table-types.ts'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'
import { draftOf, factsFor } from '../facts/move-facts.ts'
import { useMoveCommands } from './use-move-commands.ts'
import { useSharedActions } from './use-shared-actions.ts'

const NONE: readonly RowAction<MoveRow>[] = []

/** What can be done with a draft (MV-OPEN-54); nothing in the console variant (MV-SITE-10). */
export function useDraftActions(): readonly RowAction<MoveRow>[] {
  const dialogs = useMoveDialogs()
  const yard = useSiteData()
  const { addToQueue } = useMoveCommands()
  const offline = useOfflineReason()
  const shared = useSharedActions()
  return useMemo(() => {
    if (dialogs === null || shared === null) return NONE
    if (!shared.mayChange) return [shared.details]
    const problems = (move: MoveRow) => enqueueProblems(draftOf(move), factsFor(draftOf(move), move.id, yard))
    const isReturned = (move: MoveRow) => returnOrDelete(move) === 'return'
    const translated = <const Text extends string>(texts: readonly Written<Text>[]) =>
      texts.map(text => t<Text>(text))
    return [
      {
        id: 'add-to-queue',
        label: t('Add to Queue'),
        icon: ListPlus,
        shown: 'button',
        letter: 'q',
        offTitle: t('Add to Queue is not possible yet'),
        reasons: move =>
          yard.loading
            ? [t('The yard is still loading.')]
            : [...offline, ...translated(problemTexts(problems(move)))],
        fixKeys: move => (problems(move)[0] === 'destination_missing' ? 'Shift D' : 'Shift E'),
        run: move => void addToQueue(move),
      },
      {
        id: 'edit',
        label: t('Edit'),
        icon: Pencil,
        shown: 'icon',
        letter: 'e',
        offTitle: t('Edit is not possible'),
        reasons: move => [...offline, ...translated(rowActionTexts(editReasons(move)))],
        run: dialogs.edit,
      },
      {
        id: 'add-destination',
        label: t('Add Destination'),
        icon: MapPinPlus,
        letter: 'd',
        hidden: move => move.toZone !== null || move.type === 'repark',
        reasons: () => offline,
        run: dialogs.edit,
      },
      {
        id: 'delete',
        label: t('Delete'),
        icon: Trash2,
        danger: true,
        letter: 'r',
        hidden: isReturned,
        reasons: () => offline,
        run: move => dialogs.remove([move]),
      },
      {
        id: 'return',
        label: t('Return'),
        icon: Undo2,
        letter: 'r',
        hidden: move => !isReturned(move),
        offTitle: t('Return is not possible'),
        reasons: move => [...offline, ...translated(rowActionTexts(returnReasons(move)))],
        run: move => dialogs.remove([move]),
      },
      shared.manualComplete,
      shared.details,
      shared.bugTicket,
    ] satisfies RowAction<MoveRow>[]
  }, [dialogs, yard, offline, shared, addToQueue])
}
