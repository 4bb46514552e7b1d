import { cutNotes } from '@tractrix/domain/moves'
import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'

/** Notes cut after 50 characters; Show More reveals the rest (MV-DRA-05, MV-DRA-06, MV-OPEN-52). */
export function Notes({ notes }: { notes: string | null }) {
  const [whole, setWhole] = useState(false)
  const cut = cutNotes(notes)
  if (!cut.isCut) return cut.text
  return (
    <span className="notes">
      <span className={whole ? 'notes-whole' : 'notes-cut'}>{whole ? notes : `${cut.text}…`}</span>
      <LinkButton aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? t('Show Less') : t('Show More')}
      </LinkButton>
    </span>
  )
}
