import { defineFeature } from '../platform/feature/index.ts'
import { registerNotificationsSchema } from './notifications.schema.ts'

/** What people are notified of. */
export const notificationsFeature = defineFeature({
  name: 'notifications',
  tier: 5,
  schema: registerNotificationsSchema,
})
