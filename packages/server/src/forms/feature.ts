import { defineFeature } from '../platform/feature/index.ts'
import { registerFormsSchema } from './forms.schema.ts'

/** Questions that people are asked, and their answers. A filled-in form is written into the history of its move. */
export const formsFeature = defineFeature({
  name: 'forms',
  tier: 5,
  schema: registerFormsSchema,
})
