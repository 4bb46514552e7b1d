import { historyKindLabel } from '@tractrix/domain/history'
import { formatAge } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { actorText } from '../words/actor-text.ts'
import { boldPart } from '../words/bold-parts.tsx'
import { fieldText } from '../words/changes-text.ts'
import type { HistoryLine } from '../words/history-line.ts'

/** What a line of a trailer's history says. */
export interface LineWords {
  /** What happened, with bold parts. */
  title: string
  /** By whom and why, quieter; null: the title says all. */
  detail: string | null
}

/** What happened to a trailer, in words. A kind of event without words of its own is named. */
export function trailerLineWords(line: HistoryLine): LineWords {
  return WORDS[line.kind]?.(line) ?? { title: t(historyKindLabel(line.kind)), detail: by(line) }
}

const WORDS: Partial<Record<HistoryLine['kind'], (line: HistoryLine) => LineWords>> = {
  trailer_checked_in: line => ({
    title: withSpot(line.toZone, t('Added to inventory'), spot =>
      t('Added to inventory at {spot}', { spot }),
    ),
    detail:
      line.means === 'import'
        ? t('Imported by {who}', { who: actorText(line) })
        : t('Checked in by {who}', { who: actorText(line) }),
  }),
  trailer_drop_off_confirmed: line => ({ title: t('Drop-off confirmed'), detail: by(line) }),
  trailer_checked_out: line => ({
    title: withSpot(line.fromZone, t('Checked out'), spot => t('Checked out of {spot}', { spot })),
    detail: by(line),
  }),
  trailer_checkout_undone: line => ({
    title: withSpot(line.toZone, t('Checkout undone'), spot =>
      t('Checkout undone, back at {spot}', { spot }),
    ),
    detail: by(line),
  }),
  trailer_edited: line => ({
    title: isPlaced(line) ? placedByHand(line) : t('Edited'),
    detail: editDetail(line),
  }),
  trailer_placed: line => ({ title: placedTitle(line), detail: placedDetail(line) }),
}

const by = (line: HistoryLine): string => t('By {who}', { who: actorText(line) })

type Spot = HistoryLine['toZone']

function withSpot(spot: Spot, without: string, text: (spot: string) => string): string {
  return spot === null ? without : text(nameOf(spot))
}

const nameOf = (spot: NonNullable<Spot>): string => boldPart(spot.name ?? t('a removed spot'))

const isPlaced = ({ fromZone, toZone }: HistoryLine): boolean => fromZone !== null || toZone !== null

function placedByHand({ fromZone, toZone }: HistoryLine): string {
  if (toZone === null) return t('Taken out of {spot}', { spot: fromZone === null ? '' : nameOf(fromZone) })
  if (fromZone === null) return t('Placed in {spot}', { spot: nameOf(toZone) })
  return t('{from} to {to}', { from: nameOf(fromZone), to: nameOf(toZone) })
}

/** Which fields, not their values: those stand in the history of the site. */
function editDetail(line: HistoryLine): string {
  const fields = line.changes.map(({ field }) => fieldText(field))
  if (fields.length === 0 || isPlaced(line)) return by(line)
  return t('{fields} by {who}', { fields: fields.join(', '), who: actorText(line) })
}

/** A truck that does something is named in the title. */
function placedTitle(line: HistoryLine): string {
  const { fromZone, toZone, means, actorKind } = line
  if (actorKind !== 'truck') return placedByHand(line)
  const who = boldPart(actorText(line))
  if (toZone === null) {
    const isHitched = line.changes.some(({ field, to }) => field === 'inTransit' && to === true)
    if (!isHitched) return withSpot(fromZone, t('Lost its spot'), spot => t('No longer in {spot}', { spot }))
    return withSpot(fromZone, t('Picked up by {who}', { who }), spot =>
      t('Picked up at {spot} by {who}', { spot, who }),
    )
  }
  if (means === 'truck') return t('Seen at {spot} by {who}', { spot: nameOf(toZone), who })
  if (fromZone === null) return t('Dropped at {spot} by {who}', { spot: nameOf(toZone), who })
  return t('{from} to {to} by {who}', { from: nameOf(fromZone), to: nameOf(toZone), who })
}

/** What is known of the move: its reference, how long it took, and who completed it by hand or else made it. */
function placedDetail(line: HistoryLine): string | null {
  const { move, toZone, actorKind } = line
  if (line.means !== 'move' || move === null || toZone === null)
    return actorKind === 'truck' ? null : by(line)
  const took = tookText(move)
  if (actorKind !== 'truck') return t('{move}, completed by {who}', { move: took, who: actorText(line) })
  return move.madeBy === null ? took : t('{move}, by {who}', { move: took, who: move.madeBy })
}

function tookText({ referenceId, seconds }: NonNullable<HistoryLine['move']>): string {
  const move = referenceId ?? t('Move')
  return seconds === null ? move : t('{move} in {time}', { move, time: formatAge(seconds * 1000) })
}
