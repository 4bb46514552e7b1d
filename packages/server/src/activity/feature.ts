import { defineFeature } from '../platform/feature/index.ts'
import { registerActivitySchema } from './activity.schema.ts'

/** What happened at a site, as people tell it: read from the event log, never kept twice. */
export const activityFeature = defineFeature({ name: 'activity', tier: 5, schema: registerActivitySchema })
