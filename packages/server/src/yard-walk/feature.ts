import { defineFeature } from '../platform/feature/index.ts'
import { registerYardWalkSchema } from './yard-walk.schema.ts'

/** People who walk the yard and say what stands where. */
export const yardWalkFeature = defineFeature({ name: 'yard-walk', tier: 4, schema: registerYardWalkSchema })
