import type { SimYard } from '../yard/index.ts'
import { isDocked } from './docking.ts'
import { driveRoute } from './drive-route.ts'
import type { Leg } from './leg.ts'
import type { LegRequest } from './leg-request.ts'
import { furtherPast, legRoutes } from './leg-routes.ts'
import type { PullOuts } from './pull-outs.ts'

/**
 * How much further than needed a truck drives past a spot before it backs in, in meters. Where the lane has only just
 * begun the trailer is not in line yet; driving on brings it into line, and backing straight first does the rest.
 */
const FURTHER_PAST_METERS = [0, 10, 20, 32, 45]

/**
 * Every leg from start to goal, over each side of both spots, the shortest drive first. Worked out one by one as they
 * are asked for; each ends in its spot within the tolerance of docking.
 */
export function* planLegs(yard: SimYard, pullOuts: PullOuts, request: LegRequest): Generator<Leg> {
  for (const route of legRoutes(yard, pullOuts, request)) {
    for (const further of FURTHER_PAST_METERS) {
      const leg = driveRoute(yard, request, furtherPast(route, further))
      if (leg === null || !isDocked(leg, request.goal)) continue
      yield leg
      break
    }
  }
}
