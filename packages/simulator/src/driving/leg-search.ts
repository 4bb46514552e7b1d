import type { YardGround } from '../ground/yard-ground.ts'
import type { Leg } from '../planning/leg.ts'
import type { LegRequest } from '../planning/leg-request.ts'
import { planLegs } from '../planning/plan-leg.ts'
import { type LegClaims, legClaims } from '../traffic/leg-claims.ts'
import type { LegPlan } from './drive.ts'

/** A leg that leads to the destination, and the ground that it needs. */
export interface LegCandidate {
  leg: Leg
  plan: LegPlan
  claims: LegClaims
}

/** The legs from where a truck stands to its destination, each planned when it is first asked for. */
export class LegSearch {
  readonly #ground: YardGround
  readonly #request: LegRequest
  readonly #found: LegCandidate[] = []
  readonly #more: Generator<Leg>

  constructor(ground: YardGround, request: LegRequest) {
    this.#ground = ground
    this.#request = request
    this.#more = planLegs(ground.yard, ground.pullOuts, request)
  }

  /** The candidate at an index, counted from 0 without a gap; null: there are no more. */
  at(index: number): LegCandidate | null {
    return this.#found[index] ?? this.#next()
  }

  /** Whether a candidate found so far needs some of this ground. */
  needsGround(cells: ReadonlySet<number>): boolean {
    return this.#found.some(({ claims }) =>
      claims.acquire.some(stretch => stretch.some(cell => cells.has(cell))),
    )
  }

  #next(): LegCandidate | null {
    const next = this.#more.next()
    if (next.done) return null
    const { gear, goal } = this.#request
    const claims = legClaims(this.#ground.grid, next.value, gear ?? goal.parked)
    const candidate = { leg: next.value, plan: { request: this.#request, index: this.#found.length }, claims }
    this.#found.push(candidate)
    return candidate
  }
}
