import { hasDestination } from '@tractrix/domain/moves'
import type { FormJudgement } from '../model/judge-form.ts'

/** Between what the route of a move is asked for. A move without a start of its own begins at its truck. */
export interface RouteEnds {
  fromZoneId: string | null
  truckId: string | null
  toZoneId: string
}

/** The ends of the move in the form; null while one is missing, both are the same, or the mission has no destination. */
export function routeEnds({ draft }: Pick<FormJudgement, 'draft'>): RouteEnds | null {
  const { type, fromZoneId, toZoneId, requestedTruckId } = draft
  if (!hasDestination(type) || toZoneId === null || toZoneId === fromZoneId) return null
  if (fromZoneId !== null) return { fromZoneId, truckId: null, toZoneId }
  return requestedTruckId === null ? null : { fromZoneId: null, truckId: requestedTruckId, toZoneId }
}
