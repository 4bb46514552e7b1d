import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useSiteZones } from '../../site-data/index.ts'
import { Quiet } from '../../ui/marks/text.tsx'
import { TimeOnSite } from '../cells/time-on-site.tsx'
import { TrailerLocation } from '../cells/trailer-location.tsx'
import styles from './trailer-card.module.css'

/** Where the trailer of a card stands and since when it is on site, or when it left. */
export function CardPlace({ trailer }: { trailer: TrailerRow }) {
  const { zones } = useSiteZones()
  if (trailer.archived) {
    const at = trailer.archivedAt
    return (
      <Quiet>{at === null ? t('Checked Out') : t('Checked out {time}', { time: formatTimestamp(at) })}</Quiet>
    )
  }
  const zone = zones.find(({ id }) => id === trailer.zoneId)?.name ?? null
  return (
    <div className={styles.place}>
      <span className={styles.spot}>
        <TrailerLocation trailer={trailer} zone={zone} />
      </span>
      <TimeOnSite trailer={trailer} />
      <Quiet>{t('on site')}</Quiet>
    </div>
  )
}
