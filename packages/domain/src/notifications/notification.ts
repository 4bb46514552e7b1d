/** How grave the news is; the console keeps errors on screen until they are closed (MV-OPEN-25, OP-NTF-02, OP-NTF-03). */
export const NOTIFICATION_LEVELS = ['success', 'info', 'warning', 'error'] as const
export type NotificationLevel = (typeof NOTIFICATION_LEVELS)[number]

/** News for the people of a site (MV-ENT-27). */
export interface Notification {
  notificationLevel: NotificationLevel
  title: string
  message: string
}
