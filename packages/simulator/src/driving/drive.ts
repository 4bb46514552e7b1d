import type { Leg } from '../planning/leg.ts'
import type { LegRequest } from '../planning/leg-request.ts'
import type { LegClaims } from '../traffic/leg-claims.ts'

/** What a leg was planned from: for the same request, planning returns it at the same index. */
export interface LegPlan {
  request: LegRequest
  /** Which of the legs that planning returns, from 0. */
  index: number
}

/** A leg being driven, and how much of it traffic has granted. */
export interface Drive {
  leg: Leg
  plan: LegPlan
  claims: LegClaims
  /** Meters driven of it. */
  drivenMeters: number
  granted: number
  released: number
}
