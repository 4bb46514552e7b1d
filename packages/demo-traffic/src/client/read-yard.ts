import type { MoveStatus, MoveType } from '@tractrix/domain/moves'
import { type LatLon, pointInPolygon } from '@tractrix/domain/platform'
import type { Trailer } from '@tractrix/domain/trailers'
import type { Truck as DomainTruck, TruckTelemetry } from '@tractrix/domain/trucks'
import type { ZoneType } from '@tractrix/domain/zones'
import { MOVE_REFERENCE_PREFIX, TRAILER_NOTE } from '../yard/marks.ts'
import type { YardSpot, YardView } from '../yard/yard-view.ts'
import type { YardClient } from './yard-client.ts'

const SPOT_KINDS: Partial<Record<ZoneType, YardSpot['kind']>> = {
  trailer_dock_spot: 'door',
  trailer_parking_spot: 'stall',
  charging_station: 'charger',
}

const YARD = `query DemoTrafficYard($siteId: ID!) {
  site(id: $siteId) { timeZone isWorkingHours config { enableTrailerConfirmDropoff } }
  zones(siteId: $siteId) { id zoneType enabled coordinates { latitude longitude } }
  getTrucks(siteId: $siteId) {
    id availability
    latestTelemetry { connected batteryPercentage connectedTrailerId latitudeDegrees longitudeDegrees }
  }
  paginatedTrailers(siteId: $siteId, where: { archived: false }, take: 5000) {
    trailers {
      id scac serial dimensionCode zoneId canMove inTransit attachedTruckId otrDropOffConfirmed notes updatedAt
    }
  }
  movesList(siteId: $siteId, status: [draft, pending, in_progress]) {
    status type source referenceId createdAt truck { id } requestedTruck { id } trailer { id } fromZone { id } toZone { id }
  }
  chargings: paginatedMoves(siteId: $siteId, where: { type: [go_to_charger] }, take: 50) {
    moves { createdAt truck { id } requestedTruck { id } }
  }
  paginatedMoves(siteId: $siteId, where: { source: [ui] }, take: 200) { moves { trailer { id } } }
}`

interface Zone {
  id: string
  zoneType: ZoneType
  enabled: boolean
  coordinates: LatLon[]
}

interface Truck extends Pick<DomainTruck, 'id' | 'availability'> {
  latestTelemetry: Pick<
    TruckTelemetry,
    'connected' | 'batteryPercentage' | 'connectedTrailerId' | 'latitudeDegrees' | 'longitudeDegrees'
  >
}

interface Answer {
  site: { timeZone: string; isWorkingHours: boolean; config: { enableTrailerConfirmDropoff: boolean } }
  zones: Zone[]
  getTrucks: Truck[]
  paginatedTrailers: { trailers: Trailer[] }
  movesList: {
    status: Extract<MoveStatus, 'draft' | 'pending' | 'in_progress'>
    type: MoveType
    source: string
    referenceId: string | null
    createdAt: string
    truck: { id: string } | null
    requestedTruck: { id: string } | null
    trailer: { id: string } | null
    fromZone: { id: string } | null
    toZone: { id: string } | null
  }[]
  chargings: {
    moves: { createdAt: string; truck: { id: string } | null; requestedTruck: { id: string } | null }[]
  }
  paginatedMoves: { moves: { trailer: { id: string } | null }[] }
}

/**
 * The yard as the API shows it now.
 *
 * @throws ServerAway; Refused
 */
export async function readYard(client: YardClient, now: Date, signal: AbortSignal): Promise<YardView> {
  const answer = await client.ask<Answer>(YARD, {}, signal)
  const since = (time: string) => now.getTime() - Date.parse(time)
  return {
    now,
    timeZone: answer.site.timeZone,
    isWorkingHours: answer.site.isWorkingHours,
    confirmsDropOffs: answer.site.config.enableTrailerConfirmDropoff,
    trucksInService: answer.getTrucks.filter(isInService).length,
    trucks: answer.getTrucks.map(truck => ({
      id: truck.id,
      isFree: isInService(truck) && truck.latestTelemetry.connectedTrailerId === null,
      batteryPercentage: truck.latestTelemetry.batteryPercentage,
      chargerId: chargerOf(truck, answer.zones),
    })),
    spots: answer.zones.flatMap(({ id, zoneType, enabled }) => {
      const kind = SPOT_KINDS[zoneType]
      return kind ? [{ id, kind, enabled }] : []
    }),
    trailers: answer.paginatedTrailers.trailers.map(
      ({ inTransit, attachedTruckId, notes, updatedAt, ...trailer }) => ({
        ...trailer,
        isMoving: inTransit || attachedTruckId !== null,
        isOurs: notes === TRAILER_NOTE,
        restedMs: since(updatedAt),
      }),
    ),
    moves: answer.movesList.map(move => ({
      isOurs: move.source === 'api' && (move.referenceId ?? '').startsWith(MOVE_REFERENCE_PREFIX),
      status: move.status,
      trailerId: move.trailer?.id ?? null,
      fromZoneId: move.fromZone?.id ?? null,
      toZoneId: move.toZone?.id ?? null,
      truckId: truckIdOf(move),
      isCharging: move.type === 'go_to_charger',
      ageMs: since(move.createdAt),
    })),
    chargings: answer.chargings.moves.map(move => ({
      truckId: truckIdOf(move),
      ageMs: since(move.createdAt),
    })),
    peoplesTrailerIds: answer.paginatedMoves.moves.flatMap(({ trailer }) => (trailer ? [trailer.id] : [])),
  }
}

const isInService = ({ availability, latestTelemetry }: Truck): boolean =>
  availability !== 'unavailable' && latestTelemetry.connected

const truckIdOf = ({
  truck,
  requestedTruck,
}: Pick<Answer['movesList'][number], 'truck' | 'requestedTruck'>) => (truck ?? requestedTruck)?.id ?? null

/** The charger that a truck stands in; null: in none, or nobody knows where it is. */
function chargerOf({ latestTelemetry }: Truck, zones: readonly Zone[]): string | null {
  const { latitudeDegrees: latitude, longitudeDegrees: longitude } = latestTelemetry
  if (latitude === null || longitude === null) return null
  const charger = zones.find(
    ({ zoneType, coordinates }) =>
      zoneType === 'charging_station' && pointInPolygon({ latitude, longitude }, coordinates),
  )
  return charger?.id ?? null
}
