import type { NotificationLevel } from '@tractrix/domain/notifications'
import { useEffect } from 'react'
import { NotificationsDocument } from '../platform/graphql/graphql.generated.ts'
import { useLiveLink } from '../platform/live/live-link-context.tsx'
import { sentenceText } from '../platform/sentence-text.ts'
import { useSiteIfAny } from '../sites/index.ts'
import { showToast, type ToastMessage } from '../ui/layers/toast-queue.ts'
import styles from './notification-feed.module.css'

/** The color of a notification by its level (OP-NTF-02, MV-OPEN-25). */
const TONES = {
  success: 'green',
  info: 'blue',
  warning: 'yellow',
  error: 'red',
} as const satisfies Record<NotificationLevel, ToastMessage['tone']>

/** Notifications of the selected site as toasts (MV-SUB-03). */
export function NotificationFeed() {
  const siteId = useSiteIfAny()?.id ?? null
  const link = useLiveLink()
  useEffect(() => {
    if (siteId === null) return
    const ignore = () => undefined
    return link.subscribe(
      NotificationsDocument,
      { siteId },
      ({ notifications: notification }) => {
        if (notification === null) return
        showToast({
          id: notification.moveId === null ? undefined : `move-${notification.moveId}`,
          tone: TONES[notification.notificationLevel],
          title: sentenceText({ ...notification.titleSentence, message: notification.title }),
          text: <span className={styles.message}>{notification.lines.map(sentenceText).join('\n')}</span>,
        })
      },
      ignore,
    )
  }, [link, siteId])
  return null
}
