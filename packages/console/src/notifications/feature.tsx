import { defineFeature } from '../platform/feature/define-feature.ts'
import { NotificationFeed } from './notification-feed.tsx'

/** Notifications of the selected site as toasts. */
export const notificationsFeature = defineFeature({
  name: 'notifications',
  tier: 5,
  BackgroundPart: NotificationFeed,
})
