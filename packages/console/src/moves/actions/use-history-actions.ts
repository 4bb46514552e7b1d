import { useMemo } from 'react'
import type { MoveRow } from '../../site-data/index.ts'
import type { RowAction } from '../../ui/table/model/table-types.ts'
import { useSharedActions } from './use-shared-actions.ts'

const NONE: readonly RowAction<MoveRow>[] = []

/** What can be done with a move that ended (MV-OPEN-56); nothing in the console variant. */
export function useHistoryActions(): readonly RowAction<MoveRow>[] {
  const shared = useSharedActions()
  return useMemo(() => {
    if (shared === null) return NONE
    const { details, retry, manualComplete, editNotes, bugTicket } = shared
    return [{ ...details, shown: 'icon' }, { ...retry, shown: 'icon' }, manualComplete, editNotes, bugTicket]
  }, [shared])
}
