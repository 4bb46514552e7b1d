import { defineSentences } from '../platform/index.ts'

/** Why a change of a zone is refused. */
export const ZONE_REFUSALS = defineSentences('zone_refusal', {
  trailer_stands_there: '{trailer} stands in {zone}.',
  needed_by_move: 'A move that is not over needs {zone}.',
  already_no_go: '{zone} is no-go already.',
  no_dynamic_region: '{zone} is no dynamic no-go region.',
  stays_no_go: 'A no-go region stays one until it is deleted.',
  no_go_switched_off: 'Dynamic no-go regions are switched off at this site.',
})
