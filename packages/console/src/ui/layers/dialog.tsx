import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { t } from '../../platform/words.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Kbd } from '../actions/kbd.tsx'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { type FocusOrigin, focusBack, focusOrigin } from './return-focus.tsx'

export interface DialogProps {
  open: boolean
  /** Asked for by Esc, the cross or a press outside. The owner closes it, or asks first when something was typed. */
  onClose: () => void
  title: string
  /** Width in pixels on wide screens. */
  width?: number | undefined
  /** Stands left of the body: kinds to choose from. */
  rail?: ReactNode
  /** Stands right of the body from 1024 px on: facts about what is being made. */
  side?: ReactNode
  /** Buttons, the main one last. Stays in sight. */
  footer?: ReactNode
  /** Quiet words or key hints at the left end of the foot. */
  note?: ReactNode
  /** Height of the middle in pixels, so that it does not jump while its content changes. */
  height?: number | undefined
  /** Gets the focus when it opens; by default the first control of the part marked `data-start`, or of the body. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/** A window over the page; on phones a full sheet. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    width = 560,
    rail,
    side,
    footer,
    note,
    height,
    initialFocus,
    children,
  } = props
  const body = useRef<HTMLDivElement>(null)
  const origin = useRef<FocusOrigin | null>(null)
  const opened = () => {
    const window = body.current?.closest('[data-part=dialog]')
    if (!window?.contains(document.activeElement)) origin.current = focusOrigin()
    takeFocus()
  }
  const takeFocus = () => {
    if (matchMedia('(pointer: coarse)').matches) return
    const first = initialFocus ? initialFocus.current : firstControl(body.current, 'keyboard')
    if (first instanceof HTMLElement) first.focus()
  }
  // What had the focus can go, as a field does with its mission kind; work goes on at the first that is there now.
  useLayoutEffect(() => {
    if (body.current !== null && document.activeElement === document.body && origin.current !== null)
      takeFocus()
  })
  return (
    <BaseDialog.Root open={open} onOpenChange={next => next || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.overlay} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={classNames(styles.dialog, styles.sheet)}
            data-part="dialog"
            style={{ '--dialog-width': `${width}px` }}
            initialFocus={initialFocus ?? (kind => firstControl(body.current, kind))}
            finalFocus={() => focusBack(origin.current)}
          >
            <div className={styles.head}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              <Kbd keys="Esc" />
              <IconButton icon={X} size={32} label={t('Close')} onClick={onClose} />
            </div>
            <div className={styles.main} style={{ flexBasis: height }}>
              {rail && <div className={styles.rail}>{rail}</div>}
              <div className={styles.body} ref={body}>
                {children}
              </div>
              {side && <div className={styles.side}>{side}</div>}
            </div>
            {(footer || note) && (
              <div className={styles.foot}>
                {note && <div className={styles.note}>{note}</div>}
                {footer}
              </div>
            )}
            <AtOnce act={opened} />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/**
 * Acts once everything before it in the dialog is there, before the next key can arrive. The dialog itself moves the focus a frame later; what is typed until then would
 * go to the page below and act there.
 */
function AtOnce({ act }: { act: () => void }) {
  const first = useRef(act)
  useLayoutEffect(() => first.current(), [])
  return null
}

const CONTROLS = 'input, textarea, button, [role=radio][tabindex="0"]'

/** On touch screens nothing gets the focus, because the keyboard would come up over the sheet. */
function firstControl(body: HTMLElement | null, kind: string): HTMLElement | boolean {
  if (kind === 'touch') return true
  const start = body?.querySelector('[data-start]') ?? body
  const controls = [...(start?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  return controls.find(control => control.tabIndex >= 0 && control.offsetParent !== null) ?? true
}
