export { registerNotificationsSchema } from './notifications.schema.ts'
