import { History } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { StayHistory } from './stay-history.tsx'
import styles from './trailer-history.module.css'

/** What happened to a trailer, by days and newest first, with its earlier stays; kept current while it is shown. */
export function TrailerHistory({ trailerId }: { trailerId: string }) {
  return (
    <section aria-label={t('History')}>
      <h3 className={styles.title}>
        <History size={14} aria-hidden />
        {t('History')}
      </h3>
      <StayHistory key={trailerId} trailerId={trailerId} linksEarlier />
    </section>
  )
}
