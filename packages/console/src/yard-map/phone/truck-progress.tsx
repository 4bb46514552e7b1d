import { t } from '../../platform/words.ts'
import { type MoveRow, useTruckTelemetry, type ZoneRow } from '../../site-data/index.ts'
import { routeShare } from './route-share.ts'

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
    <div className="truck-sheet-progress">
      <span>
        <b className="mono">{move.fromZone?.name ?? '–'}</b>
        <small>{t('from')}</small>
      </span>
      <i className="truck-sheet-track" style={{ '--share': share } as never} aria-hidden="true" />
      <span>
        <b className="mono">{move.toZone?.name ?? '–'}</b>
        <small>{t('to')}</small>
      </span>
    </div>
  )
}
