import { defineSentences } from '../../platform/index.ts'

/** Why an action on a move is refused, where no rule of the form or of the row says it. */
export const MOVE_REFUSALS = defineSentences('move_refusal', {
  complete: 'This move was already completed. Nothing was changed.',
  complete_there: 'This move was already completed to {zone}. Nothing was changed.',
  complete_by: 'This move was already completed by {truck}. Nothing was changed.',
  complete_there_by: 'This move was already completed to {zone} by {truck}. Nothing was changed.',
  returned_not_deleted: 'A draft of a partner is returned, not deleted.',
  truck_not_lost: 'The truck of this move is neither lost nor in doubt about its trailer.',
  truck_busy: '{truck} is busy with another move.',
  no_playground_truck: '{truck} is no playground truck.',
  has_truck: '{truck} has this move already.',
})
