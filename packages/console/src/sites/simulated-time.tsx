import { Clock } from 'lucide-react'
import { useNow } from '../platform/clock.ts'
import { formatTimestamp } from '../platform/times.ts'
import { useVariant } from '../platform/variant.ts'
import { t } from '../platform/words.ts'
import { useBelow } from '../ui/theme/use-media-query.ts'
import styles from './simulated-time.module.css'
import { useSiteIfAny } from './site-context.tsx'
import { useSimTime } from './use-sim-time.ts'

/** The clock of a simulated site in the header of wide screens (OP-SIM-02, OP-SIM-03, OP-OPEN-60). */
export function SimulatedTime() {
  const site = useSiteIfAny()
  const { simulatedTime } = useVariant()
  const narrow = useBelow(1200)
  return !narrow && simulatedTime && site && <SimulatedClock siteId={site.id} />
}

/** The clock, advancing by its rate; nothing where the site has none. */
function SimulatedClock({ siteId }: { siteId: string }) {
  const at = useSimTime(siteId, useNow())
  if (at === null) return null
  return (
    <span className={styles.time} data-tip={t('Simulated time')}>
      <Clock size={14} aria-hidden />
      <span className={styles.name}>{t('Simulated')}</span>
      <time dateTime={at.isoTime}>{formatTimestamp(at.isoTime)}</time>
      <span className={styles.rate}>{at.rate}×</span>
    </span>
  )
}
