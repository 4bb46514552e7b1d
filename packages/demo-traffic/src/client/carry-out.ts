import type { Intent } from '../decide/intent.ts'
import { TRAILER_NOTE } from '../yard/marks.ts'
import type { YardClient } from './yard-client.ts'

const MOVE_VARIABLES = '$siteId: ID!, $trailerId: ID!, $toZoneId: ID!, $referenceId: String!'
const MOVE_ARGUMENTS =
  'siteId: $siteId, type: trailer, moveCategory: nonProduction, trailerId: $trailerId, toZoneId: $toZoneId, referenceId: $referenceId'

const MUTATIONS = {
  check_in: `mutation ($siteId: ID!, $scac: String!, $serial: String!, $dimensionCode: String, $loaded: Boolean,
    $otrDropOffConfirmed: Boolean, $notes: String, $zoneId: ID) {
    checkInTrailer(siteId: $siteId, scac: $scac, serial: $serial, dimensionCode: $dimensionCode, loaded: $loaded,
      otrDropOffConfirmed: $otrDropOffConfirmed, notes: $notes, zoneId: $zoneId) { id }
  }`,
  check_out: 'mutation ($trailerId: ID!) { checkOutTrailer(id: $trailerId) { id } }',
  confirm_drop_off: 'mutation ($trailerId: ID!) { confirmDropOff(id: $trailerId) { id } }',
  queue_move: `mutation (${MOVE_VARIABLES}) { createPendingMove(${MOVE_ARGUMENTS}) { id } }`,
  charge: `mutation ($siteId: ID!, $truckId: ID!, $toZoneId: ID!, $referenceId: String!) {
    createPendingMove(siteId: $siteId, type: go_to_charger, moveCategory: nonProduction, requestedTruckId: $truckId,
      toZoneId: $toZoneId, referenceId: $referenceId) { id }
  }`,
  draft_move: `mutation (${MOVE_VARIABLES}) { createDraftMove(${MOVE_ARGUMENTS}) { id } }`,
} as const satisfies Record<Intent['kind'], string>

/**
 * Does what was decided.
 *
 * @throws ServerAway; Refused, when somebody was faster or a rule stands against it
 */
export async function carryOut(client: YardClient, intent: Intent, signal: AbortSignal): Promise<void> {
  await client.ask(MUTATIONS[intent.kind], variablesOf(intent), signal)
}

function variablesOf(intent: Intent): Record<string, unknown> {
  if (intent.kind === 'check_in') return { ...intent.arrival, notes: TRAILER_NOTE }
  const { kind: _, ...variables } = intent
  return variables
}
