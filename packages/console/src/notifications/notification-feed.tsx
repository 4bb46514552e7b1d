import type { NotificationLevel } from '@tractrix/domain/notifications'
import { useEffect } from 'react'
import { NotificationsDocument } from '../platform/graphql/graphql.generated.ts'
import { useLiveLink } from '../platform/live/live-link-context.tsx'
import { say } from '../platform/say.ts'
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

/** News of the selected site as toasts (MV-SUB-03). */
export function NotificationFeed() {
  const siteId = useSiteIfAny()?.id ?? null
  const link = useLiveLink()
  useEffect(() => {
    if (siteId === null) return
    const ignore = () => undefined
    return link.subscribe(
      NotificationsDocument,
      { siteId },
      ({ notifications: news }) => {
        if (news === null) return
        showToast({
          id: news.moveId === null ? undefined : `move-${news.moveId}`,
          tone: TONES[news.notificationLevel],
          title: say({ ...news.titleSentence, message: news.title }),
          text: <span className={styles.message}>{news.lines.map(say).join('\n')}</span>,
        })
      },
      ignore,
    )
  }, [link, siteId])
  return null
}
