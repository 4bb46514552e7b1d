import { defineFeature } from '../platform/feature/index.ts'
import { registerHistoryCsvRoute } from './export/history-csv-route.ts'
import { registerHistorySchema } from './schema/history.schema.ts'

/** Who did what to trailers and at sites, read from the event log, and its export. */
export const historyFeature = defineFeature({
  name: 'history',
  tier: 5,
  schema: registerHistorySchema,
  routes: registerHistoryCsvRoute,
})
