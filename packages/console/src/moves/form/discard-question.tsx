import { t } from '../../platform/words.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'

interface Props {
  open: boolean
  /** The question; of a new or edited move unless given. */
  title?: string
  onDiscard: () => void
  onKeep: () => void
}

/** Asks before entries are thrown away (MV-CST-13). */
export function DiscardQuestion({ open, title = t('Discard this move?'), onDiscard, onKeep }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={t('Discard')}
      cancelLabel={t('Keep editing')}
      danger
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      {t('What you entered has not been saved.')}
    </ConfirmDialog>
  )
}
