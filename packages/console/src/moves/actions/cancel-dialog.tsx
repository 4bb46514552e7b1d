import { CANCEL_CONFIRMATION_TEXT } from '@tractrix/domain/moves'
import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import type { MoveRow } from '../move-row.ts'
import { describeMove } from '../move-toast.ts'
import { useMoveCommands } from './use-move-commands.ts'

/** Asks before a move is canceled (MV-STA-08, MV-CNF-01, MV-OPEN-18). */
export function CancelDialog({ move, onClose }: { move: MoveRow; onClose: () => void }) {
  const { cancel } = useMoveCommands()
  const [busy, setBusy] = useState(false)
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
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t(CANCEL_CONFIRMATION_TEXT)}</p>
      <p className="mt-2 text-13 text-fg-2">{describeMove(move)}</p>
    </ConfirmDialog>
  )
}
