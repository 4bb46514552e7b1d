import { useId, useLayoutEffect, useRef } from 'react'
import { t } from '../../platform/words.ts'
import { Button } from '../actions/button.tsx'
import { useLongWait } from '../surfaces/skeleton.tsx'
import type { PartWait } from './lazy-part.tsx'
import { PartActions } from './part-actions.tsx'
import styles from './part-dialog.module.css'
import { partTexts } from './part-texts.ts'

/** Stands in the place of a dialog or a menu whose code is not here. The browser's own dialog: ours may be what is missing. */
export function PartDialog({ onClose, ...wait }: PartWait & { onClose: () => void }) {
  const long = useLongWait(wait.trouble === null)
  return wait.trouble !== null || long ? <Opened {...wait} onClose={onClose} /> : null
}

function Opened({ onClose, ...wait }: PartWait & { onClose: () => void }) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // Closed before it goes, so that the focus returns to where it was opened from.
    return () => current?.close()
  }, [])
  const words = wait.trouble === null ? { title: t('Loading…'), hint: null } : partTexts(wait.trouble)
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <div role="status">{words.hint}</div>
      <div className={styles.foot}>
        <Button variant="ghost" onClick={onClose}>
          {t('Close')}
        </Button>
        {wait.trouble !== null && <PartActions {...wait} />}
      </div>
    </dialog>
  )
}
