import { Notes } from '../../moves/index.ts'
import type { TrailerRow } from '../../site-data/index.ts'

/** What was noted of a trailer, cut where its column ends. */
export function TrailerNotes({ trailer }: { trailer: Pick<TrailerRow, 'id' | 'notes'> }) {
  return <Notes rowId={trailer.id} notes={trailer.notes} />
}
