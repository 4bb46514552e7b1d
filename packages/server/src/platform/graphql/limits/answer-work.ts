import { catalogued } from '@tractrix/domain/errors'
import type { FieldPacer } from './field-pacer.ts'

/** Most fields of list items in one answer: two thousand moves with everything that the console asks of them. */
export const MOST_FIELDS = 160_000

/** What the making of one answer has taken so far. */
export class AnswerWork {
  #fields = 0
  /**
   * Makes lists in steps, so that others are served in between. Interpreted operations can; null: a compiled one, which
   * cannot and is kept to short answers.
   */
  pacer: FieldPacer | null = null

  /** How many fields of lists were asked for, those that were refused included. */
  get fields(): number {
    return this.#fields
  }

  /**
   * Counts the fields of a list that are about to be made.
   *
   * @throws ANSWER_TOO_LARGE before more of them are made than one answer may hold
   */
  spend(fields: number): void {
    this.#fields += fields
    if (this.#fields > MOST_FIELDS) throw catalogued('ANSWER_TOO_LARGE')
  }
}
