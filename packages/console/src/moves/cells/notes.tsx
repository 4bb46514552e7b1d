import { cutNotes } from '@tractrix/domain/moves'
import type { ReactNode } from 'react'
import { t } from '../../platform/words.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Dash } from '../../ui/marks/text.tsx'
import { useOpenedRow } from '../../ui/table/model/opened-rows.ts'
import { useIsClipped } from '../../ui/table/rows/use-is-clipped.ts'
import styles from './notes.module.css'

interface Props {
  /** The row in which they stand, which keeps whether they are shown whole. */
  rowId: string
  notes: string | null
  /** Opens the Edit Notes dialog; absent where notes cannot be edited from the cell (MV-OPEN-88). */
  onEdit?: (() => void) | undefined
}

/**
 * Notes cut after 50 characters, or where their column ends; Show More reveals the rest, and its table keeps that.
 * [MV-DRA-05, MV-DRA-06, MV-OPEN-52]
 */
export function Notes({ rowId, notes, onEdit }: Props) {
  const [whole, setWhole] = useOpenedRow(rowId)
  const cut = cutNotes(notes)
  const text = cut.isCut ? `${cut.text}…` : cut.text
  const [ref, isClipped] = useIsClipped(whole ? '' : text)
  if (text === '') {
    return (
      <NotesText onEdit={onEdit}>
        <Dash />
      </NotesText>
    )
  }
  return (
    <span className={styles.notes}>
      <NotesText onEdit={onEdit}>
        <span ref={ref} className={whole ? styles.whole : styles.cut}>
          {whole ? notes : text}
        </span>
      </NotesText>
      {(whole || cut.isCut || isClipped) && (
        <LinkButton
          className={styles.more}
          data-over-actions=""
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('Show Less') : t('Show More')}
        </LinkButton>
      )}
    </span>
  )
}

/** The text is the way to its dialog; the keyboard has the row's own action for that. */
function NotesText({ onEdit, children }: { onEdit?: (() => void) | undefined; children: ReactNode }) {
  if (onEdit === undefined) return children
  return (
    <button type="button" className={styles.edit} tabIndex={-1} onClick={onEdit} data-tip={t('Edit Notes')}>
      {children}
    </button>
  )
}
