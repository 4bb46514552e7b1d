import { cutNotes } from '@tractrix/domain/moves'
import type { ReactNode } from 'react'
import { t } from '../../platform/words.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Dash } from '../../ui/marks/small-marks.tsx'
import { useOpenedRow } from '../../ui/table/opened-rows.ts'

interface Props {
  moveId: string
  notes: string | null
  /** Opens the Edit Notes dialog; absent where notes cannot be edited from the cell (MV-OPEN-88). */
  onEdit?: (() => void) | undefined
}

/** Notes cut after 50 characters; Show More reveals the rest, and its table keeps that (MV-DRA-05, MV-DRA-06, MV-OPEN-52). */
export function Notes({ moveId, notes, onEdit }: Props) {
  const [whole, setWhole] = useOpenedRow(moveId)
  const cut = cutNotes(notes)
  if (!cut.isCut) return <NotesText onEdit={onEdit}>{cut.text === '' ? <Dash /> : cut.text}</NotesText>
  return (
    <span className="notes">
      <span className={whole ? 'notes-whole' : 'notes-cut'}>
        <NotesText onEdit={onEdit}>{whole ? notes : `${cut.text}…`}</NotesText>
      </span>
      <LinkButton aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? t('Show Less') : t('Show More')}
      </LinkButton>
    </span>
  )
}

/** The text is the way to its dialog; the keyboard has the row's own action for that. */
function NotesText({ onEdit, children }: { onEdit?: (() => void) | undefined; children: ReactNode }) {
  if (onEdit === undefined) return children
  return (
    <button type="button" className="notes-edit" tabIndex={-1} onClick={onEdit} data-tip={t('Edit Notes')}>
      {children}
    </button>
  )
}
