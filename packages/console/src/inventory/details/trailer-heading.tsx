import { awaitsConfirmation } from '@tractrix/domain/trailers'
import { t } from '../../platform/words.ts'
import type { TrailerRow } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { TrailerSize, useCarrierNames } from '../../trailers/index.ts'
import { Badge } from '../../ui/marks/status-mark.tsx'
import { loadOf } from '../words/load-label.ts'
import styles from './trailer-heading.module.css'

/** The carrier, the size and the load of a trailer in one line, and what is special about its state. */
export function TrailerHeading({ trailer }: { trailer: TrailerRow }) {
  const carriers = useCarrierNames()
  const { config } = useSite()
  const carrier = carriers.get(trailer.scac)
  const load = loadOf(trailer)
  return (
    <div className={styles.heading}>
      {trailer.archived && (
        <Badge tone="grey" shape="slashed-ring">
          {t('Checked Out')}
        </Badge>
      )}
      {awaitsConfirmation(trailer, config.enableTrailerConfirmDropoff) && (
        <Badge tone="gold" shape="dashed-ring">
          {t('Drop-off not confirmed')}
        </Badge>
      )}
      <span>
        {carrier !== undefined && `${carrier}, `}
        <TrailerSize trailer={trailer} />
        {load !== 'unknown' && `, ${load === 'loaded' ? t('loaded') : t('empty')}`}
      </span>
    </div>
  )
}
