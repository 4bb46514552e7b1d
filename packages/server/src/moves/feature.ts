import { defineFeature } from '../platform/feature/index.ts'
import { registerMovesSchema } from './schema/moves.schema.ts'

/** Moves: drafts, the queue, what trucks do, history. */
export const movesFeature = defineFeature({
  name: 'moves',
  tier: 4,
  schema: registerMovesSchema,
})
