import type { Move } from '@tractrix/domain/moves'
import type { Trailer } from '@tractrix/domain/trailers'
import type { TruckTelemetry } from '@tractrix/domain/trucks'
import type { Zone } from '@tractrix/domain/zones'
import type { VehiclePort, VehicleStatus } from '../../fleet/index.ts'
import { readMoves } from '../../moves/index.ts'
import type { ServerContext } from '../../platform/context/index.ts'
import type { Trx } from '../../platform/db/index.ts'
import { readTrailers, readTrailersInZones } from '../../trailers/index.ts'
import { latestTelemetry, listTrucks, type TruckRecord } from '../../trucks/index.ts'
import { listNoGoRegions, readZones } from '../../zones/index.ts'
import {
  listQueue,
  listRefusals,
  readSiteFrame,
  type SiteFrame,
  type TruckRefusal,
} from './dispatch.store.ts'
import { listOpenOrders, type OpenOrder } from './fleet-orders.store.ts'

/** A move that waits or drives, with the number of its last try. */
export interface QueuedMove {
  move: Move
  attempt: number
}

/** A truck with its newest reports. */
export interface DispatchTruck
  extends Pick<VehicleStatus, 'loadReports' | 'lastMessageAt' | 'reportedOrderId' | 'job'> {
  truck: TruckRecord
  telemetry: TruckTelemetry
  /** False when the truck says that it would refuse an order now. */
  taskable: boolean
  /** Whether it reports if a trailer is hitched; others only seem to pull nothing. */
  reportsTrailer: boolean
  /** When it last reported whether a trailer is hitched, ISO; null: never. */
  trailerReportedAt: string | null
  /** When it last took an order, ISO; null: not since this server leads the fleet. */
  acceptedAt: string | null
}

/** Everything a run looks at, read once under the site's lock. */
export interface DispatchYard {
  siteId: string
  frame: SiteFrame
  moves: QueuedMove[]
  zones: ReadonlyMap<string, Zone>
  trailers: ReadonlyMap<string, Trailer>
  /** The on-site trailer in each zone that a move names. */
  trailerInZone: ReadonlyMap<string, Trailer>
  /** Dynamic no-go regions in force. */
  noGoRegions: readonly Zone[]
  trucks: DispatchTruck[]
  openOrders: OpenOrder[]
  /** Since when everything that trucks send arrives here, ISO; null: the broker cannot be reached. */
  listeningSince: string | null
  refusals: TruckRefusal[]
}

/** Reads the yard of a site: the records from the database, the trucks' reports from memory. */
export async function readYard(
  app: ServerContext,
  port: Pick<VehiclePort, 'snapshot' | 'listeningSince'>,
  trx: Trx,
  siteId: string,
): Promise<DispatchYard> {
  const queue = await listQueue(trx, siteId)
  const attempts = new Map(queue.map(({ id, attempt }) => [id, attempt]))
  const moves = await readMoves(trx, [...attempts.keys()])
  const zoneIds = moves.flatMap(({ fromZone, toZone }) => [fromZone?.id, toZone?.id]).filter(isGiven)
  const standing = await readTrailersInZones(trx, zoneIds)
  const trailers = await readTrailers(trx, moves.map(({ trailer }) => trailer?.id).filter(isGiven))
  return {
    siteId,
    frame: await readSiteFrame(trx, siteId),
    moves: moves.map(move => ({ move, attempt: attempts.get(move.id) ?? 0 })),
    zones: byId(await readZones(trx, zoneIds)),
    trailers: byId(trailers),
    trailerInZone: new Map(standing.map(trailer => [trailer.zoneId ?? '', trailer])),
    noGoRegions: await listNoGoRegions(trx, siteId),
    trucks: withReports(app, port, await listTrucks(trx, siteId)),
    openOrders: await listOpenOrders(trx, siteId),
    listeningSince: port.listeningSince(),
    refusals: await listRefusals(trx, [...attempts.keys()]),
  }
}

/** These trucks with what they say now. */
export function withReports(
  app: Pick<ServerContext, 'services'>,
  port: Pick<VehiclePort, 'snapshot'>,
  trucks: TruckRecord[],
): DispatchTruck[] {
  const statuses = new Map(port.snapshot().map(status => [status.vehicle.serial, status]))
  return trucks.map(truck => {
    const status = statuses.get(truck.internalId)
    return {
      truck,
      telemetry: latestTelemetry(app, truck),
      taskable: status?.taskable ?? false,
      reportsTrailer: status?.reportsTrailer ?? false,
      trailerReportedAt: status?.trailerReportedAt ?? null,
      acceptedAt: status?.acceptedAt ?? null,
      loadReports: status?.loadReports ?? [],
      lastMessageAt: status?.lastMessageAt ?? null,
      reportedOrderId: status?.reportedOrderId ?? null,
      job: status?.job ?? null,
    }
  })
}

const byId = <Thing extends { id: string }>(things: readonly Thing[]) =>
  new Map(things.map(thing => [thing.id, thing]))

const isGiven = (id: string | undefined): id is string => id !== undefined
