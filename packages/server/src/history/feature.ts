import { defineFeature } from '../platform/feature/index.ts'
import { registerHistoryCsvRoute } from './export/history-csv-route.ts'
import { registerHistorySchema } from './schema/history.schema.ts'

/** Who did what at a site, read from the event log for those who answer for it, and its export. */
export const historyFeature = defineFeature({
  name: 'history',
  tier: 5,
  schema: registerHistorySchema,
  routes: registerHistoryCsvRoute,
})
