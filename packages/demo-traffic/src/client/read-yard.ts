import type { MoveStatus } from '@tractrix/domain/moves'
import type { Trailer } from '@tractrix/domain/trailers'
import type { ZoneType } from '@tractrix/domain/zones'
import { MOVE_REFERENCE_PREFIX, TRAILER_NOTE } from '../yard/marks.ts'
import type { YardSpot, YardView } from '../yard/yard-view.ts'
import type { YardClient } from './yard-client.ts'

const SPOT_KINDS: Partial<Record<ZoneType, YardSpot['kind']>> = {
  trailer_dock_spot: 'door',
  trailer_parking_spot: 'stall',
}

const YARD = `query DemoTrafficYard($siteId: ID!) {
  site(id: $siteId) { timeZone isWorkingHours config { enableTrailerConfirmDropoff } }
  zones(siteId: $siteId) { id zoneType enabled }
  getTrucks(siteId: $siteId) { availability latestTelemetry { connected } }
  paginatedTrailers(siteId: $siteId, where: { archived: false }, take: 5000) {
    trailers {
      id scac serial dimensionCode zoneId canMove inTransit attachedTruckId otrDropOffConfirmed notes updatedAt
    }
  }
  movesList(siteId: $siteId, status: [draft, pending, in_progress]) {
    status source referenceId createdAt trailer { id } fromZone { id } toZone { id }
  }
  paginatedMoves(siteId: $siteId, where: { source: [ui] }, take: 200) { moves { trailer { id } } }
}`

interface Answer {
  site: { timeZone: string; isWorkingHours: boolean; config: { enableTrailerConfirmDropoff: boolean } }
  zones: { id: string; zoneType: ZoneType; enabled: boolean }[]
  getTrucks: { availability: string; latestTelemetry: { connected: boolean } }[]
  paginatedTrailers: { trailers: Trailer[] }
  movesList: {
    status: Extract<MoveStatus, 'draft' | 'pending' | 'in_progress'>
    source: string
    referenceId: string | null
    createdAt: string
    trailer: { id: string } | null
    fromZone: { id: string } | null
    toZone: { id: string } | null
  }[]
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
    trucksInService: answer.getTrucks.filter(
      ({ availability, latestTelemetry }) => availability !== 'unavailable' && latestTelemetry.connected,
    ).length,
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
    moves: answer.movesList.map(({ status, source, referenceId, createdAt, trailer, fromZone, toZone }) => ({
      isOurs: source === 'api' && (referenceId ?? '').startsWith(MOVE_REFERENCE_PREFIX),
      status,
      trailerId: trailer?.id ?? null,
      fromZoneId: fromZone?.id ?? null,
      toZoneId: toZone?.id ?? null,
      ageMs: since(createdAt),
    })),
    peoplesTrailerIds: answer.paginatedMoves.moves.flatMap(({ trailer }) => (trailer ? [trailer.id] : [])),
  }
}
