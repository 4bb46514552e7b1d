import { useVariant } from '../../platform/variant.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'
import { Notes } from './notes.tsx'

/** The Notes cell of queue and history tables: it leads to the Edit Notes dialog (MV-OPEN-88). */
export function EditableNotes({ move }: { move: MoveRow }) {
  const dialogs = useMoveDialogs()
  const { moveChanges } = useVariant()
  const mayEdit = moveChanges && dialogs !== null && move.status !== 'draft'
  return <Notes rowId={move.id} notes={move.notes} onEdit={mayEdit ? () => dialogs.notes(move) : undefined} />
}
