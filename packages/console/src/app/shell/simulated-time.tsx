import { Clock } from 'lucide-react'
import { useNow } from '../../platform/clock.ts'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { useSimTime } from '../../sites/index.ts'

/** The clock of a simulated site, advancing by its rate; nothing where there is none (OP-SIM-02, OP-OPEN-60). */
export function SimulatedTime({ siteId }: { siteId: string }) {
  const at = useSimTime(siteId, useNow())
  if (at === null) return null
  return (
    <span className="sim-time" data-tip={t('Simulated time')}>
      <Clock size={14} aria-hidden />
      <span className="sim-name">{t('Simulated')}</span>
      <time dateTime={at.isoTime}>{formatTimestamp(at.isoTime)}</time>
      <span className="sim-rate">{at.rate}×</span>
    </span>
  )
}
