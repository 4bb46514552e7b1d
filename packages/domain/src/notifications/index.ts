export { moveFailedNotification, NOTIFICATION_SENTENCES } from './move-failed.ts'
export { NOTIFICATION_LEVELS, type Notification, type NotificationLevel } from './notification.ts'
