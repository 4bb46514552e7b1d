import { CANCEL_CONFIRMATION_TEXT } from '@tractrix/domain/moves'
import { useState } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { NamedMoves } from '../cells/named-moves.tsx'
import { useMoveCommands } from './use-move-commands.ts'
import { useMovesLeft } from './use-moves-left.ts'

/** Asks before a move is canceled (MV-STA-08, MV-CNF-01, MV-OPEN-18). */
export function CancelDialog({ move, onClose }: { move: MoveRow; onClose: () => void }) {
  const { cancel } = useMoveCommands()
  const [busy, setBusy] = useState(false)
  const offline = useOfflineReason()
  // A truck may take the move meanwhile: it can be canceled as well then.
  const { reasons } = useMovesLeft([move], () => true)
  const confirm = async () => {
    setBusy(true)
    await cancel([move])
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('Cancel Move')}
      confirmLabel={t('Yes')}
      cancelLabel={t('No')}
      danger
      busy={busy}
      reasons={busy ? [] : [...offline, ...reasons]}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t(CANCEL_CONFIRMATION_TEXT)}</p>
      <NamedMoves moves={[move]} />
    </ConfirmDialog>
  )
}
