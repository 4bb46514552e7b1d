import { useState } from 'react'
import { useOfflineReason } from '../platform/live/use-offline-reason.ts'
import { t } from '../platform/words.ts'
import { useSiteTrailers, useSiteZones } from '../site-data/index.ts'
import { useSite } from '../sites/index.ts'
import { Button } from '../ui/actions/button.tsx'
import { ConfirmDialog } from '../ui/layers/confirm-dialog.tsx'
import { CountBadge } from '../ui/marks/small-marks.tsx'
import { Banner } from '../ui/surfaces/banner.tsx'
import { EmptyState } from '../ui/surfaces/empty-state.tsx'
import { LoadingNotice } from '../ui/surfaces/loading-notice.tsx'
import { Tile, TileFoot } from '../ui/surfaces/tile.tsx'
import { useBelow } from '../ui/theme/use-media-query.ts'
import { useCan } from '../users/index.ts'
import { spotsInOrder } from './model/read-sighting.ts'
import { useRecordWalk } from './model/use-record-walk.ts'
import { useYardWalk } from './model/use-yard-walk.ts'
import { playWalkSound } from './model/walk-sound.ts'
import { countFindings, walkSummary } from './model/walk-summary.ts'
import { WalkForm } from './walk-form.tsx'
import { WalkLines } from './walk-lines.tsx'
import styles from './walk-page.module.css'

/** Somebody walks the yard with a phone and says what stands where; it is taken over at once in the end. */
export function WalkPage() {
  const mayEdit = useCan('trailer.edit', useSite().id)
  const { zones, loading: zonesLoad } = useSiteZones()
  const { loading } = useSiteTrailers()
  if (!mayEdit)
    return (
      <div className={styles.page}>
        <EmptyState title={t('You may not change the inventory of this site.')} />
      </div>
    )
  return (
    <div className={styles.page}>
      {loading || zonesLoad ? <LoadingNotice /> : <Walk key={zones.length > 0 ? 'yard' : 'none'} />}
    </div>
  )
}

function Walk() {
  const { zones } = useSiteZones()
  const { trailers } = useSiteTrailers()
  const walk = useYardWalk()
  const { record, busy, refusal } = useRecordWalk()
  const offline = useOfflineReason()
  const small = useBelow(768)
  const [asking, setAsking] = useState<'record' | 'clear' | null>(null)
  const nameOf = (id: string) => zones.find(zone => zone.id === id)?.name ?? null
  const isEmpty = walk.sightings.length === 0
  const summary = walkSummary(countFindings(walk.findings))
  const takeOver = async () => {
    const isDone = await record(walk.sightings)
    setAsking(null)
    if (isDone) walk.clear()
  }
  return (
    <Tile
      title={t('Yard Walk')}
      className={styles.tile}
      head={!isEmpty && <CountBadge count={walk.sightings.length} />}
      aside={
        !isEmpty && (
          <Button variant="ghost" onClick={() => setAsking('clear')}>
            {t('Start over')}
          </Button>
        )
      }
    >
      <WalkForm
        spots={spotsInOrder(zones)}
        trailers={trailers}
        onSighting={sighting => {
          const found = walk.note(sighting)
          const isSame = found.every(({ kind }) => kind === 'confirmed' || kind === 'empty')
          playWalkSound(isSame ? 'same' : 'different')
        }}
      />
      {refusal !== null && <Banner className={styles.problem} tone="red" title={refusal} />}
      {isEmpty ? (
        <EmptyState
          title={t('Nothing was seen yet.')}
          hint={t('Type or scan a spot, then the trailer. It works without a connection, too.')}
        />
      ) : (
        <WalkLines {...walk} trailers={trailers} nameOf={nameOf} onUndo={walk.undo} />
      )}
      <TileFoot>
        <span className={styles.summary} role="status">
          {summary}
        </span>
        <Button
          size={small ? 44 : 36}
          variant="primary"
          busy={busy}
          reasons={isEmpty ? [t('Nothing was seen yet.')] : offline}
          onClick={() => setAsking('record')}
        >
          {t('Take over')}
        </Button>
      </TileFoot>
      <ConfirmDialog
        open={asking === 'record'}
        title={t('Take this walk over?')}
        confirmLabel={t('Take over')}
        busy={busy}
        reasons={offline}
        onConfirm={() => void takeOver()}
        onCancel={() => setAsking(null)}
      >
        {summary}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'clear'}
        title={t('Forget what was seen?')}
        confirmLabel={t('Start over')}
        danger
        onConfirm={() => {
          walk.clear()
          setAsking(null)
        }}
        onCancel={() => setAsking(null)}
      >
        {t('{count, plural, one {# spot} other {# spots}}', { count: walk.sightings.length })}
      </ConfirmDialog>
    </Tile>
  )
}
