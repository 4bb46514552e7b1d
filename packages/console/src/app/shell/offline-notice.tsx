import { useNow } from '../../platform/clock.ts'
import { useLiveLink, useLiveStatus, useOfflineSince } from '../../platform/live-link-context.tsx'
import { formatAge, formatClock } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { OfflineStrip } from '../../ui/surfaces/offline-strip.tsx'

/** The red strip over the header once the connection has been gone for three seconds. */
export function OfflineNotice() {
  const since = useOfflineSince()
  return since === null ? null : <Strip since={since} />
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
