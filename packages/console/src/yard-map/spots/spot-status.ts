import { phrase, type SentenceText } from '@tractrix/domain/platform'
import { type MoveRow, waitText, type ZoneRow } from '../../site-data/index.ts'

/** A sentence of `t`. */
export interface Phrase {
  text: SentenceText
  values: Record<string, string>
}

/** The state that a spot is in, and the move behind it in one line. */
export interface SpotStatus {
  chip: 'Disabled' | 'In use for move'
  tone: 'grey' | 'orange'
  line: Phrase | null
  /** Why the move does not start yet, or what holds its truck; null when nothing does. */
  waits: string | null
}

type SpotMove = Pick<MoveRow, 'status' | 'fromZone' | 'toZone' | 'truck' | 'waitReasons'>

/** Disabled wins over in use (OP-OPEN-93); null for a spot that is enabled and in no move. */
export function spotStatus(
  zone: Pick<ZoneRow, 'id' | 'enabled'>,
  activeMoves: readonly SpotMove[],
): SpotStatus | null {
  if (!zone.enabled) return { chip: 'Disabled', tone: 'grey', line: null, waits: null }
  const move = activeMoves.find(
    candidate => candidate.fromZone?.id === zone.id || candidate.toZone?.id === zone.id,
  )
  if (!move) return null
  const [reason] = move.waitReasons
  const waits = reason === undefined ? null : waitText(reason)
  return { chip: 'In use for move', tone: 'orange', line: lineOf(move), waits }
}

/** What is asked before a spot opens again; null: nothing is (OP-SPT-08, OP-OPEN-48). */
export function enableQuestion(
  zone: Pick<ZoneRow, 'enabled' | 'enabledSource'>,
): 'This spot was disabled by a person. Enable it?' | null {
  return !zone.enabled && zone.enabledSource === 'human'
    ? 'This spot was disabled by a person. Enable it?'
    : null
}

function lineOf({ status, fromZone, toZone, truck }: SpotMove): Phrase {
  const values = { from: fromZone?.name ?? '–', to: toZone?.name ?? '–', truck: truck?.name ?? '' }
  if (status === 'pending') return { text: phrase('Pending from {from} to {to}.'), values }
  return { text: phrase('{truck} moves from {from} to {to}.'), values }
}
