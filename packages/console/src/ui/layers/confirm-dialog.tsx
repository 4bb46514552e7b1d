import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Info } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { t } from '../../platform/words.ts'
import { Button } from '../actions/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { type FocusOrigin, focusBack, NoteOrigin } from './return-focus.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What will happen. */
  children: ReactNode
  confirmLabel: string
  /** `Cancel` by default; null leaves the button out, when there is nothing left to decline. */
  cancelLabel?: string | null | undefined
  danger?: boolean | undefined
  /** Working on it: stays open until the owner closes it. */
  busy?: boolean | undefined
  /** Why it cannot be confirmed. */
  reasons?: readonly string[] | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Width of the dialog (MV-CST-13). */
const DIALOG_WIDTH = '24rem'

/** Asks before something that cannot be taken back. Only its buttons and Esc close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger, busy, reasons, onConfirm, onCancel } =
    props
  const origin = useRef<FocusOrigin | null>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={next => next || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.overlay} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup
            className={classNames(styles.dialog, styles.small)}
            data-part="dialog"
            style={{ '--dialog-width': DIALOG_WIDTH }}
            finalFocus={() => focusBack(origin.current)}
          >
            <NoteOrigin origin={origin} />
            <div className={styles.head}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            </div>
            <div className={classNames(styles.body, styles.question)} data-part="question">
              <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
            </div>
            <div className={styles.foot}>
              {reasons !== undefined && reasons.length > 0 && (
                <div className={classNames(styles.note, styles.why)} aria-hidden="true">
                  <Info size={14} aria-hidden />
                  {reasons[0]}
                </div>
              )}
              {cancelLabel !== null && (
                <Button size={36} variant="ghost" onClick={onCancel}>
                  {cancelLabel ?? t('Cancel')}
                </Button>
              )}
              <Button
                size={36}
                variant={danger ? 'danger' : 'primary'}
                busy={busy}
                reasons={reasons}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
