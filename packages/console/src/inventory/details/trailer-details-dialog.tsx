import { trailerName } from '@tractrix/domain/trailers'
import { TrailerHistory } from '../../activity/index.ts'
import { t } from '../../platform/words.ts'
import type { TrailerRow } from '../../site-data/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Mono } from '../../ui/marks/text.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import styles from './trailer-details-dialog.module.css'
import { TrailerAllFields, TrailerFacts } from './trailer-facts.tsx'
import { TrailerHeading } from './trailer-heading.tsx'
import { useTrailerDetails } from './use-trailer-details.ts'

interface Props {
  trailerId: string
  /** What is shown of the trailer until all of it is loaded; left out: nothing. */
  row?: TrailerRow
  onClose: () => void
}

/** Trailer Details where there is no room beside the table (OP-TRM-04). */
export function TrailerDetailsDialog({ trailerId, row, onClose }: Props) {
  const { trailer: details, loading, asking, failed, refetch } = useTrailerDetails(trailerId)
  const trailer = details ?? row ?? null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Trailer Details')}
      width={560}
      footer={
        <Button size={36} onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      {trailer !== null && (
        <>
          <Mono as="h2" className={styles.name}>
            {trailerName(trailer)}
          </Mono>
          <TrailerHeading trailer={trailer} />
        </>
      )}
      {failed && (
        <LoadFailed title={t('The trailer could not be loaded.')} trying={asking} onRetry={refetch} />
      )}
      {!failed && !loading && trailer === null && <EmptyState title={t('This trailer does not exist.')} />}
      {details !== null && (
        <>
          <TrailerFacts trailer={details} />
          <div className={styles.all}>
            <TrailerHistory trailerId={details.id} version={details.updatedAt} />
          </div>
          <div className={styles.all}>
            <TrailerAllFields trailer={details} />
          </div>
        </>
      )}
    </Dialog>
  )
}
