import { defineFeature } from '../platform/feature/index.ts'
import { registerIntegrationsSchema } from './integrations.schema.ts'

/** What connects a yard with programs of its partners. */
export const integrationsFeature = defineFeature({
  name: 'integrations',
  tier: 5,
  schema: registerIntegrationsSchema,
})
