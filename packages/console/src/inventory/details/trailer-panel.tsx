import { trailerName } from '@tractrix/domain/trailers'
import { X } from 'lucide-react'
import { TrailerHistory } from '../../activity/index.ts'
import { t } from '../../platform/words.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Mono } from '../../ui/marks/text.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { TrailerActions } from './trailer-actions.tsx'
import { TrailerAllFields, TrailerFacts } from './trailer-facts.tsx'
import { TrailerHeading } from './trailer-heading.tsx'
import styles from './trailer-panel.module.css'
import { useTrailerDetails } from './use-trailer-details.ts'

/** The chosen trailer beside the table: what it is, what can be done with it, and every field (OP-OPEN-31). */
export function TrailerPanel({ trailerId, onClose }: { trailerId: string; onClose: () => void }) {
  const { trailer, loading, asking, failed, refetch } = useTrailerDetails(trailerId)
  return (
    <aside className={styles.panel} aria-label={t('Chosen trailer')} data-region="">
      <header className={styles.head}>
        <Mono as="h2" className={styles.name}>
          {trailer === null ? '' : trailerName(trailer)}
        </Mono>
        <IconButton icon={X} label={t('Close')} onClick={onClose} />
        {trailer !== null && <TrailerHeading trailer={trailer} />}
      </header>
      {failed && (
        <LoadFailed title={t('The trailer could not be loaded.')} trying={asking} onRetry={refetch} />
      )}
      {!failed && !loading && trailer === null && <EmptyState title={t('This trailer does not exist.')} />}
      {trailer !== null && (
        <>
          <section className={styles.section}>
            <TrailerActions trailer={trailer} />
            <TrailerFacts trailer={trailer} />
          </section>
          <section className={styles.section}>
            <TrailerHistory trailerId={trailer.id} version={trailer.updatedAt} />
          </section>
          <section className={styles.section}>
            <TrailerAllFields trailer={trailer} />
          </section>
        </>
      )}
    </aside>
  )
}
