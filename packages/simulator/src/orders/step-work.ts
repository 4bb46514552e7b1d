import type { HandlingStep } from './handling.ts'

/** How far a truck is with a step of its order; `failed` says why it cannot go on, in words for people. */
export type StepOutcome = 'under way' | 'done' | { failed: string }

/** One step of an order at work, from its beginning to its end. */
export interface StepWork {
  /** What the truck does standing; null: it drives or waits. */
  readonly handlingStep: HandlingStep | null
  /** Moves on by some time. */
  step(seconds: number): StepOutcome
  /** To be called once when it is done; returns why it came to nothing; null: it did not. */
  finish(): string | null
}
