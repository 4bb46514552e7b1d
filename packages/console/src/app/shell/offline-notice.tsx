import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useNow } from '../../platform/clock.ts'
import { useLiveLink, useLiveStatus, useOfflineSince } from '../../platform/live/live-link-context.tsx'
import { formatAge, formatClock } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { OfflineStrip } from '../../ui/surfaces/offline-strip.tsx'
import styles from './offline-notice.module.css'

/** The red strip over the header, and over every dialog, once the connection has been gone for three seconds. */
export function OfflineNotice() {
  const since = useOfflineSince()
  return createPortal(
    // Dialogs hide the rest of the page from assistive technology, but nothing that says `aria-live`.
    <div className={styles.notice} aria-live="off">
      {since !== null && (
        <ReservesSpace>
          <Strip since={since} />
        </ReservesSpace>
      )}
    </div>,
    document.body,
  )
}

/** Moves the page and its dialogs down by the height of what stands in it. */
function ReservesSpace({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--offline-h', `${box.current?.offsetHeight ?? 0}px`),
    )
    if (box.current !== null) observer.observe(box.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--offline-h')
    }
  }, [])
  return <div ref={box}>{children}</div>
}

function Strip({ since }: { since: number }) {
  const link = useLiveLink()
  const status = useLiveStatus()
  const now = useNow()
  const nextTryAt = status.state === 'cut-off' ? status.nextTryAt : null
  const seconds = nextTryAt === null ? 0 : Math.ceil((nextTryAt - now) / 1000)
  return (
    <OfflineStrip
      title={t('Offline for {age}', { age: formatAge(now - since) })}
      next={seconds > 0 ? t('next try in {seconds} s', { seconds }) : t('trying now')}
      retryLabel={t('Try now')}
      onRetry={link.tryNow}
    >
      {t(
        'The yard keeps working. What you see is from {time}. Actions are off until the connection is back; what you typed is kept.',
        { time: formatClock(link.lastEventAt ?? since) },
      )}
    </OfflineStrip>
  )
}
