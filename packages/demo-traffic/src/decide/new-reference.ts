import type { SeededRandom } from '@tractrix/demo-yards'
import { MOVE_REFERENCE_PREFIX } from '../yard/marks.ts'

/** Digits of a reference after its prefix. */
const REFERENCES = 900_000

/** A reference that marks a move as one of the demo traffic. */
export const newReference = (random: SeededRandom): string =>
  `${MOVE_REFERENCE_PREFIX}${100_000 + random.below(REFERENCES)}`
