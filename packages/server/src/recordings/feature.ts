import { defineFeature } from '../platform/feature/index.ts'
import { registerRecordingsSchema } from './recordings.schema.ts'

/** Screen recordings of moves, and data recorded on trucks. */
export const recordingsFeature = defineFeature({
  name: 'recordings',
  tier: 5,
  schema: registerRecordingsSchema,
})
