import type { MoveRow } from '../../moves/index.ts'
import type { ZoneRow } from '../../zones/index.ts'

/** The state that a spot is in, and the move behind it in one line. */
export interface SpotStory {
  chip: 'Disabled' | 'In use for move'
  tone: 'grey' | 'orange'
  line: { text: string; values: Record<string, string> } | null
}

/** Disabled wins over in use (OP-OPEN-93); null for a spot without a story. */
export function spotStory(
  zone: Pick<ZoneRow, 'id' | 'enabled'>,
  activeMoves: readonly Pick<MoveRow, 'status' | 'fromZone' | 'toZone' | 'truck'>[],
): SpotStory | null {
  if (!zone.enabled) return { chip: 'Disabled', tone: 'grey', line: null }
  const move = activeMoves.find(
    candidate => candidate.fromZone?.id === zone.id || candidate.toZone?.id === zone.id,
  )
  if (!move) return null
  return { chip: 'In use for move', tone: 'orange', line: lineOf(move) }
}

function lineOf({
  status,
  fromZone,
  toZone,
  truck,
}: Parameters<typeof spotStory>[1][number]): SpotStory['line'] {
  const values = { from: fromZone?.name ?? '–', to: toZone?.name ?? '–', truck: truck?.name ?? '' }
  if (status === 'pending') return { text: 'Pending from {from} to {to}.', values }
  return { text: '{truck} moves from {from} to {to}.', values }
}
