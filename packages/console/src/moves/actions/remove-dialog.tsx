import { returnOrDelete } from '@tractrix/domain/moves'
import { useState } from 'react'
import { ReasonForm, useReasonForm } from '../../forms/index.ts'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { NamedMoves } from '../cells/named-moves.tsx'
import styles from './remove-dialog.module.css'
import { useMoveCommands } from './use-move-commands.ts'
import { useMovesLeft } from './use-moves-left.ts'

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
  // While it is being done the dialog speaks of what was sent: the moves leave the lists one after the other.
  const [sent, setSent] = useState<readonly MoveRow[] | null>(null)
  const now = useMovesLeft(moves)
  const about = sent ?? (now.left.length > 0 ? now.left : moves)
  const returned = about.filter(move => returnOrDelete(move) === 'return')
  const deleted = about.length - returned.length
  const form = useReasonForm(returned.length > 0 ? 'draftMoveReassigned' : null)
  const reasons = [...offline, ...(sent === null ? now.reasons : []), ...form.reasons]
  // A site whose form names no code still has to say why: the move cannot go back without one.
  if (returned.length > 0 && reasons.length === 0 && form.returnReason === null) {
    reasons.push(t('Please select a reason.'))
  }
  const confirm = async () => {
    setSent(about)
    const gone = await remove(about, form.returnReason)
    for (const move of returned) if (gone.includes(move)) await form.submit({ missionId: move.id })
    setSent(null)
    if (gone.length === about.length) onDone?.()
    // What was answered is kept for another try (MV-OPEN-44).
    if (gone.length === about.length || form.questions.length === 0) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t(returned.length === 0 ? 'Delete' : deleted === 0 ? 'Return' : 'Return/Delete')}
      confirmLabel={t('Yes')}
      cancelLabel={t('No')}
      danger
      busy={sent !== null}
      reasons={reasons}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{question(returned.length, deleted)}</p>
      <NamedMoves moves={about} />
      {(returned.length === 0 || deleted === 0) && (
        <p className={styles.partner}>
          {deleted > 0
            ? t('{count, plural, one {# move} other {# moves}} will be deleted.', { count: deleted })
            : t('{count, plural, one {# move} other {# moves}} will be returned.', {
                count: returned.length,
              })}
        </p>
      )}
      {sent === null && about.length < moves.length && (
        <p className={styles.stays}>
          {t('{count} changed in the meantime and stay as they are.', { count: moves.length - about.length })}
        </p>
      )}
      {returned.length > 0 && (
        <div className={styles.form}>
          <ReasonForm form={form} />
        </div>
      )}
    </ConfirmDialog>
  )
}

/** One question, also where some are returned and others deleted: it names both counts then (MV-OPEN-18, MV-OPEN-53). */
function question(returned: number, deleted: number): string {
  if (returned === 0) return t('Are you sure you want to delete the selected move(s)?')
  if (deleted === 0) return t('Are you sure you want to return the selected move(s)?')
  return t('Are you sure you want to return {returned} and delete {deleted} of the selected moves?', {
    returned,
    deleted,
  })
}
