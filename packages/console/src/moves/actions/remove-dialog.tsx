import {
  REJECTION_CODES,
  type RejectionCode,
  rejectionCodeLabel,
  returnOrDelete,
} from '@tractrix/domain/moves'
import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import type { MoveRow } from '../move-row.ts'
import { useMoveCommands } from './use-move-commands.ts'

interface Props {
  moves: readonly MoveRow[]
  /** Called after the moves are gone. */
  onDone?: (() => void) | undefined
  onClose: () => void
}

/**
 * Asks before moves are returned to their partner, with a reason, or deleted, and says how many of each
 * (MV-DRA-08, MV-OPEN-18, MV-OPEN-53, MV-CNF-03).
 */
export function RemoveDialog({ moves, onDone, onClose }: Props) {
  const { remove } = useMoveCommands()
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState<RejectionCode | null>(null)
  const returned = moves.filter(move => returnOrDelete(move) === 'return').length
  const deleted = moves.length - returned
  const confirm = async () => {
    setBusy(true)
    if (await remove(moves, code)) onDone?.()
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t(returned === 0 ? 'Delete' : deleted === 0 ? 'Return' : 'Return/Delete')}
      confirmLabel={t('Yes')}
      cancelLabel={t('No')}
      danger
      busy={busy}
      reasons={returned > 0 && code === null ? [t('Please select a reason.')] : []}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {returned > 0 && <p>{t('Are you sure you want to return the selected move(s)?')}</p>}
      {deleted > 0 && <p>{t('Are you sure you want to delete the selected move(s)?')}</p>}
      <p className="mt-2 text-fg-2">{t('{returned} returned, {deleted} deleted.', { returned, deleted })}</p>
      {returned > 0 && (
        <Field label={t('Reason')} required className="mt-3">
          <Select
            value={code}
            options={REJECTION_CODES.map(value => ({ value, label: t(rejectionCodeLabel(value)) }))}
            onChange={setCode}
            placeholder={t('Select a reason')}
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}
