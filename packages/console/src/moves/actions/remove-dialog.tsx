import { returnOrDelete } from '@tractrix/domain/moves'
import { useState } from 'react'
import { ReasonForm, useReasonForm } from '../../forms/index.ts'
import { t } from '../../platform/words.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { NamedMoves } from '../cells/named-moves.tsx'
import type { MoveRow } from '../move-row.ts'
import { useOfflineReason } from './offline-reason.ts'
import { useMoveCommands } from './use-move-commands.ts'

interface Props {
  moves: readonly MoveRow[]
  /** Called after the moves are gone. */
  onDone?: (() => void) | undefined
  onClose: () => void
}

/**
 * Asks before moves are returned to their partner, with a reason, or deleted, and says how many of each
 * (MV-DRA-08, MV-OPEN-18, MV-OPEN-53, MV-OPEN-89, MV-CNF-03).
 */
export function RemoveDialog({ moves, onDone, onClose }: Props) {
  const { remove } = useMoveCommands()
  const offline = useOfflineReason()
  const [busy, setBusy] = useState(false)
  const returned = moves.filter(move => returnOrDelete(move) === 'return')
  const deleted = moves.length - returned.length
  const form = useReasonForm(returned.length > 0 ? 'draftMoveReassigned' : null)
  const reasons = [...offline, ...form.reasons]
  // A site whose form names no code still has to say why: the move cannot go back without one.
  if (returned.length > 0 && reasons.length === 0 && form.returnReason === null) {
    reasons.push(t('Please select a reason.'))
  }
  const confirm = async () => {
    setBusy(true)
    const done = await remove(moves, form.returnReason)
    if (done) for (const move of returned) await form.submit({ missionId: move.id })
    if (done) onDone?.()
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t(returned.length === 0 ? 'Delete' : deleted === 0 ? 'Return' : 'Return/Delete')}
      confirmLabel={t('Yes')}
      cancelLabel={t('No')}
      danger
      busy={busy}
      reasons={reasons}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {returned.length > 0 && <p>{t('Are you sure you want to return the selected move(s)?')}</p>}
      {deleted > 0 && <p>{t('Are you sure you want to delete the selected move(s)?')}</p>}
      <NamedMoves moves={moves} />
      <p className="mt-2 text-fg-2">
        {t('{returned} returned, {deleted} deleted.', { returned: returned.length, deleted })}
      </p>
      {returned.length > 0 && (
        <div className="mt-3 flex flex-col gap-3">
          <ReasonForm form={form} />
        </div>
      )}
    </ConfirmDialog>
  )
}
