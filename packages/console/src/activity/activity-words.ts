import { historyMeans } from '@tractrix/domain/history'
import { ACTOR_KINDS, titleCase } from '@tractrix/domain/platform'
import type { ActivityFieldsFragment } from '../platform/graphql/graphql.generated.ts'
import { t } from '../platform/words.ts'
import { marked } from './marked-text.tsx'

export type ActivityEntry = ActivityFieldsFragment

/** `move.picked_up` → `picked_up` */
export const kindOf = ({ name }: Pick<ActivityEntry, 'name'>): string => name.slice(name.indexOf('.') + 1)

/** Who made it happen; null: the server itself, or nobody knows any more. */
export function actorText({ actorKind, actorName }: ActivityEntry): string | null {
  if (actorKind === 'dispatch') return t('by dispatch')
  return actorName === null ? null : t('by {name}', { name: actorName })
}

/** What happened, as a sentence of the Updates tile with marked codes (OP-DSH-26 to OP-DSH-28, OP-OPEN-79). */
export function updateText(entry: ActivityEntry): string {
  return entry.subject === 'trailer' ? trailerText(entry) : moveText(entry)
}

/** Whether a truck only saw the trailer there, also on a move that was to find it. */
export function isSighting({ actorKind, moveId, changes }: ActivityEntry): boolean {
  const actor = ACTOR_KINDS.find(kind => kind === actorKind)
  const facts = {
    moveId,
    changes: Object.fromEntries(changes.map(({ field, ...change }) => [field, change])),
  }
  return actor !== undefined && historyMeans(actor, facts) === 'truck'
}

/** The words for a name and two spots, marked. */
function namesOf({ trailer, fromZone, toZone, truck }: ActivityEntry) {
  return {
    trailer: marked(trailer ?? t('a trailer that is gone')),
    from: fromZone === null ? '' : marked(fromZone),
    to: toZone === null ? '' : marked(toZone),
    truck: truck === null ? '' : marked(truck),
  }
}

function trailerText(entry: ActivityEntry): string {
  const names = namesOf(entry)
  const { fromZone, toZone } = entry
  switch (kindOf(entry)) {
    case 'checked_in':
      return toZone === null
        ? t('{trailer} was added to inventory', names)
        : t('{trailer} was added to inventory at {to}', names)
    case 'checked_out':
      return fromZone === null
        ? t('{trailer} was checked out', names)
        : t('{trailer} was checked out of {from}', names)
    case 'checkout_undone':
      return t('The checkout of {trailer} was undone', names)
    case 'drop_off_confirmed':
      return t('The drop-off of {trailer} was confirmed', names)
    case 'placed':
      if (toZone !== null && isSighting(entry)) return t('{trailer} was seen at {to}', names)
      if (toZone !== null) return t('{trailer} was dropped off at {to}', names)
      return fromZone === null ? t('{trailer} was moved', names) : t('{trailer} left {from}', names)
    case 'edited':
      return editText(entry)
    case 'clock_held':
      return t('The clock of {trailer} was held', names)
    case 'clock_released':
      return t('The clock of {trailer} was released', names)
    case 'arrival_taken_back':
      return t('The import of {trailer} was taken back', names)
    case 'edit_taken_back':
      return t('The import of changes to {trailer} was taken back', names)
    default:
      return t('{trailer}: {what}', { ...names, what: titleCase(kindOf(entry)) })
  }
}

function editText(entry: ActivityEntry): string {
  const names = namesOf(entry)
  const { fromZone, toZone } = entry
  if (fromZone !== null && toZone !== null) return t('{trailer} was put from {from} to {to} by hand', names)
  if (toZone !== null) return t('{trailer} was put into {to} by hand', names)
  if (fromZone !== null) return t('{trailer} was taken out of {from} by hand', names)
  return t('{trailer} was corrected', names)
}

function moveText(entry: ActivityEntry): string {
  const names = namesOf(entry)
  const what = entry.trailer === null ? t('A move') : t('Move of {trailer}', names)
  const values = { ...names, what }
  switch (kindOf(entry)) {
    case 'created':
      return entry.toStatus === 'pending'
        ? t('{what} was added to the queue', values)
        : t('{what} was created', values)
    case 'queued':
      return t('{what} was added to the queue', values)
    case 'picked_up':
      return entry.fromZone === null
        ? t('{trailer} was picked up', values)
        : t('{trailer} was picked up from {from}', values)
    case 'completed':
      return entry.toZone === null ? t('{what} completed', values) : t('{what} to {to} completed', values)
    case 'canceled':
      return t('{what} canceled', values)
    case 'failed':
    case 'error_set':
      return t('{what} failed', values)
    case 'rejected':
      return entry.toStatus === 'error' ? t('{what} failed', values) : t('{what} was refused', values)
    case 'returned':
      return t('{what} was returned', values)
    case 'edited':
      return t('{what} was edited', values)
    case 'deleted':
      return t('{what} was deleted', values)
    default:
      return `${what}: ${titleCase(kindOf(entry))}`
  }
}

/** What happened to the trailer whose history it is, with marked codes: without its own name. */
export function historyText(entry: ActivityEntry): string {
  const { fromZone, toZone, truck, moveId } = entry
  const names = namesOf(entry)
  const kind = kindOf(entry)
  if (kind === 'placed' && toZone !== null && isSighting(entry))
    return truck === null ? t('Seen at {to}', names) : t('Seen at {to} by {truck}', names)
  if (kind === 'placed' && toZone !== null) {
    if (truck !== null)
      return fromZone === null ? t('To {to} by {truck}', names) : t('{from} to {to} by {truck}', names)
    return fromZone === null ? t('To {to}', names) : t('{from} to {to}', names)
  }
  if (kind === 'placed') {
    if (truck !== null && moveId !== null && fromZone !== null)
      return t('Picked up from {from} by {truck}', names)
    return fromZone === null ? t('Moved') : t('Left {from}', names)
  }
  switch (kind) {
    case 'checked_in':
      return toZone === null ? t('Added to inventory') : t('Added to inventory at {to}', names)
    case 'checked_out':
      return fromZone === null ? t('Checked out') : t('Checked out of {from}', names)
    case 'checkout_undone':
      return t('Checkout undone')
    case 'drop_off_confirmed':
      return t('Drop-off confirmed')
    case 'edited':
      return fromZone === null && toZone === null
        ? t('Corrected')
        : t('{from} to {to}, by hand', {
            from: names.from || t('no location'),
            to: names.to || t('no location'),
          })
    case 'clock_held':
      return t('Clock held')
    case 'clock_released':
      return t('Clock released')
    case 'arrival_taken_back':
    case 'edit_taken_back':
      return t('Import taken back')
    default:
      return titleCase(kind)
  }
}

/** Which facts a correction changed, by name; the place stands in the sentence. */
export function changedFacts({ changes }: ActivityEntry): string | null {
  const names = changes.map(({ field }) => FACTS[field]?.()).filter(name => name !== undefined)
  return names.length === 0 ? null : [...new Set(names)].join(', ')
}

const FACTS: Readonly<Record<string, () => string>> = {
  scac: () => t('Carrier'),
  serial: () => t('Trailer #'),
  dimensionCode: () => t('Size'),
  loaded: () => t('Status'),
  notes: () => t('Notes'),
}
