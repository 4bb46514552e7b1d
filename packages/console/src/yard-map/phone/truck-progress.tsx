import { t } from '../../platform/words.ts'
import { type MoveRow, useTruckTelemetry, type ZoneRow } from '../../site-data/index.ts'
import { Mono } from '../../ui/marks/text.tsx'
import { routeShare } from './route-share.ts'
import styles from './truck-progress.module.css'

/** From where to where a truck works, with the truck between the two. */
export function TruckProgress({
  move,
  truckId,
  zones,
}: {
  move: Pick<MoveRow, 'fromZone' | 'toZone'>
  truckId: string
  zones: readonly ZoneRow[]
}) {
  const sample = useTruckTelemetry(truckId)
  const corners = (zoneId: string | undefined) => zones.find(({ id }) => id === zoneId)?.coordinates ?? []
  const share = routeShare(
    corners(move.fromZone?.id),
    { latitude: sample?.latitudeDegrees ?? null, longitude: sample?.longitudeDegrees ?? null },
    corners(move.toZone?.id),
  )
  return (
    <div className={styles.progress}>
      <span>
        <Mono as="b">{move.fromZone?.name ?? '–'}</Mono>
        <small>{t('from')}</small>
      </span>
      <i className={styles.track} style={{ '--share': share } as never} aria-hidden="true" />
      <span>
        <Mono as="b">{move.toZone?.name ?? '–'}</Mono>
        <small>{t('to')}</small>
      </span>
    </div>
  )
}
