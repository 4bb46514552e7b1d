import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Quiet } from '../../ui/marks/text.tsx'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import { Skeleton, useLongWait } from '../../ui/surfaces/skeleton.tsx'
import { EarlierStays } from './earlier-stays.tsx'
import styles from './stay-history.module.css'
import { TrailerLines } from './trailer-lines.tsx'
import { useTrailerHistory } from './use-trailer-history.ts'

/** One stay. `linksEarlier`: with those before it, each to be opened. */
export function StayHistory({ trailerId, linksEarlier }: { trailerId: string; linksEarlier: boolean }) {
  const { history, loading, asking, failed, refetch, showMore } = useTrailerHistory(trailerId)
  const waiting = useLongWait(loading)
  if (failed)
    return <LoadFailed title={t('The history could not be loaded.')} trying={asking} onRetry={refetch} />
  if (loading) return waiting && <Waiting />
  const entries = history?.entries ?? []
  return (
    <>
      {entries.length === 0 ? (
        <Quiet as="p">{t('Nothing is recorded of this trailer.')}</Quiet>
      ) : (
        <TrailerLines lines={entries} />
      )}
      {history?.next != null && (
        <Button size={26} variant="ghost" busy={asking} onClick={showMore}>
          {t('Show more')}
        </Button>
      )}
      {linksEarlier && history !== null && history.next === null && (
        <EarlierStays
          stays={history.earlierStays}
          historyOf={earlierId => <StayHistory trailerId={earlierId} linksEarlier={false} />}
        />
      )}
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={t('Loading…')}>
      <Skeleton width="70%" />
      <Skeleton width="50%" />
      <Skeleton width="60%" />
    </div>
  )
}
