import type { SeededRandom } from '@tractrix/demo-yards'

/** What a fault has to know of a step of an order. */
export type FaultableStep = { kind: 'reach' } | { kind: 'act'; action: { actionType: string } }

/** The step at which an order fails, and why. */
export interface RandomFault {
  stepIndex: number
  text: string
}

/** What can go wrong with an action at its end, in words for people. */
const TEXTS: Record<string, string> = {
  pick: 'The fifth wheel did not lock on the kingpin.',
  drop: 'The landing gear of the trailer did not come down.',
  hitchUnhitch: 'The fifth wheel did not lock on the kingpin.',
  backTrailerNoDrop: 'The trailer swung out of its path.',
  stage: 'The parking brake did not engage.',
  startCharging: 'The charging plug did not lock.',
}
const ON_THE_WAY = 'The truck lost its position on the map.'

/** Makes orders fail at random. Has its own random numbers, so that the rate changes no other random choice. */
export class RandomFaults {
  readonly #rate: number
  readonly #random: SeededRandom

  /** @param rate share of orders that fail, 0 to 1 */
  constructor(rate: number, random: SeededRandom) {
    this.#rate = rate
    this.#random = random
  }

  /** The fault that an order will have; null: none. */
  draw(steps: readonly FaultableStep[]): RandomFault | null {
    if (!this.#random.chance(this.#rate)) return null
    const actions = steps.flatMap((step, index) => (step.kind === 'act' ? [index] : []))
    const stepIndex = actions.length === 0 ? steps.length - 1 : this.#random.pick(actions)
    const step = steps[stepIndex]!
    const text = (step.kind === 'act' ? TEXTS[step.action.actionType] : undefined) ?? ON_THE_WAY
    return { stepIndex, text: `${text} (Simulated fault.)` }
  }
}
