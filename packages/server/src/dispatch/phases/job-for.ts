import type { Move } from '@tractrix/domain/moves'
import { headingToTheta, polygonCenter, toSiteMeters } from '@tractrix/domain/platform'
import type { Zone } from '@tractrix/domain/zones'
import type { Job, Stop } from '../../fleet/index.ts'
import type { TruckRecord } from '../../trucks/index.ts'
import type { DispatchYard } from '../yard/dispatch-yard.ts'

/** What the truck is asked to do: the move in meters of the site. A repark ends where it begins (MV-VAL-35). */
export function jobFor(move: Move, attempt: number, truck: TruckRecord, yard: DispatchYard): Job {
  const from = stopAt(move.fromZone?.id, yard)
  return {
    vehicle: { manufacturer: truck.manufacturer, serial: truck.internalId },
    moveId: move.id,
    attempt,
    kind: move.type,
    from,
    to: stopAt(move.toZone?.id, yard) ?? (move.type === 'repark' ? from : null),
    trailer: move.trailer && {
      id: move.trailer.id,
      scac: move.trailer.scac,
      serial: move.trailer.serial,
      lengthMeters: move.trailer.lengthMeters,
      dimensionCode: move.trailer.dimensionCode,
    },
    metadata: move.metadata,
  }
}

/** The rest of a job whose trailer already hangs on the truck: bring it to where it was to go. */
export const restOfJob = (job: Job): Job => ({ ...job, kind: 'trailer_attached', from: null })

function stopAt(zoneId: string | undefined, yard: DispatchYard): Stop | null {
  const zone = zoneId === undefined ? undefined : yard.zones.get(zoneId)
  return zone ? zoneToStop(zone, yard) : null
}

/** The middle of a zone, facing as a parked trailer does; null for a zone without an outline. */
function zoneToStop(zone: Zone, { frame }: DispatchYard): Stop | null {
  const center = polygonCenter(zone.coordinates)
  if (!center) return null
  return {
    ...toSiteMeters(frame.origin, center),
    zoneId: zone.id,
    name: zone.name,
    theta: zone.headingRadians === null ? null : headingToTheta(frame.origin, zone.headingRadians),
    mapId: frame.mapId,
    zoneType: zone.zoneType,
  }
}
