import type { ServerContext } from '../platform/context/index.ts'
import type { Trx } from '../platform/db/index.ts'
import { placeTrailer, readTrailers } from '../trailers/index.ts'
import { connectTrailer } from '../trucks/index.ts'
import { lastOrderEnds } from './yard/dispatch.store.ts'
import type { DispatchTruck, DispatchYard } from './yard/dispatch-yard.ts'

/**
 * A truck that stands without work is believed what hangs on it when nothing has been written down about it for so
 * long, in milliseconds: its own report may come a little later than the end of its order.
 */
export const BELIEVED_AFTER_MS = 15_000

/**
 * Lets our records of hitched trailers follow the trucks, as they are the better evidence: a move that was completed by
 * hand while its trailer still hung on the truck, or a trailer that somebody unhitched by hand, would otherwise leave
 * truck and trailer to stand for ever. A trailer that was unhitched that way is nowhere until somebody has seen it.
 *
 * @returns whether anything was changed
 */
export async function followHitches(
  app: Pick<ServerContext, 'log'>,
  trx: Trx,
  yard: DispatchYard,
  now: string,
): Promise<boolean> {
  const other = yard.trucks.filter(truck => isAtRest(truck, yard) && saidTrailer(truck) !== recorded(truck))
  if (other.length === 0) return false
  const ends = await lastOrderEnds(
    trx,
    other.map(({ truck }) => truck.id),
  )
  let isChanged = false
  for (const truck of other) {
    const end = ends.get(truck.truck.id) ?? null
    if (!isSettled(end, now) || !isNewerThan(end, truck)) continue
    if (await follow(trx, yard, truck, now)) {
      app.log.info(
        { truckId: truck.truck.id, from: recorded(truck), to: saidTrailer(truck) },
        'the records follow the report of a truck about its trailer',
      )
      isChanged = true
    }
  }
  return isChanged
}

/** Whether the truck is online and idle; an undefined report is none. */
function isAtRest(truck: DispatchTruck, { openOrders, moves }: DispatchYard): boolean {
  const { telemetry } = truck
  if (telemetry.isStale || !telemetry.connected || saidTrailer(truck) === undefined) return false
  const { id } = truck.truck
  return (
    !openOrders.some(({ truckId }) => truckId === id) &&
    !moves.some(({ move }) => move.status === 'in_progress' && move.truck?.id === id)
  )
}

/** The hitched trailer as the truck reports it; null: none; undefined: it does not report, or does not know which. */
function saidTrailer({ telemetry, reportsTrailer }: DispatchTruck): string | null | undefined {
  if (telemetry.trailerIsConnected) return telemetry.connectedTrailerId ?? undefined
  return reportsTrailer ? null : undefined
}

const recorded = ({ truck }: DispatchTruck): string | null => truck.connectedTrailerId

async function follow(trx: Trx, yard: DispatchYard, truck: DispatchTruck, now: string): Promise<boolean> {
  const said = saidTrailer(truck) ?? null
  const before = recorded(truck)
  const trailers = await readTrailers(trx, [said, before].filter(isTrailerId))
  if (trailers.some(({ updatedAt }) => !isSettled(updatedAt, now) || !isNewerThan(updatedAt, truck)))
    return false
  const hitched = trailers.find(({ id }) => id === said) ?? null
  if (said !== null && (hitched === null || hitched.siteId !== yard.siteId || hitched.archived)) return false
  const by = { actor: { kind: 'truck', id: truck.truck.id } as const, moveId: null, now }
  if (before !== null) await placeTrailer(trx, { trailerId: before, zoneId: null, inTransit: false, ...by })
  if (hitched !== null) {
    const { siteId } = yard
    if (hitched.attachedTruckId) await connectTrailer(trx, { id: hitched.attachedTruckId, siteId }, null, by)
    await placeTrailer(trx, { trailerId: hitched.id, zoneId: null, inTransit: true, ...by })
  }
  await connectTrailer(trx, { id: truck.truck.id, siteId: yard.siteId }, said, by)
  return true
}

const isSettled = (at: string | null, now: string): boolean =>
  at === null || Date.parse(now) - Date.parse(at) >= BELIEVED_AFTER_MS

/** Whether the truck has reported its trailer since then: telemetry may be fresh while this report is old. */
const isNewerThan = (at: string | null, { trailerReportedAt }: DispatchTruck): boolean =>
  trailerReportedAt !== null && (at === null || Date.parse(trailerReportedAt) > Date.parse(at))

/** A truck of somebody else's may call its load what it likes. */
const isTrailerId = (id: string | null): id is string =>
  id !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
