import type { Trx } from '../../platform/db/index.ts'
import { placeTrailer, readTrailers } from '../../trailers/index.ts'
import { connectTrailer } from '../../trucks/index.ts'
import type { FleetOrder } from '../yard/fleet-orders.store.ts'

/** Which truck does what. */
type Carriage = Pick<FleetOrder, 'job' | 'truckId' | 'siteId' | 'moveId'>

const truckOf = ({ truckId }: Carriage) => ({ kind: 'truck', id: truckId }) as const

/** The trailer of the order hangs on the truck now; the spot it stood in is free. */
export async function notePickedUp(trx: Trx, order: Carriage, now: string): Promise<void> {
  const trailerId = await existingTrailer(trx, order)
  if (!trailerId) return
  const actor = truckOf(order)
  await placeTrailer(trx, { trailerId, zoneId: null, inTransit: true, actor, moveId: order.moveId, now })
  await connectTrailer(trx, { id: order.truckId, siteId: order.siteId }, trailerId, { actor, now })
}

/** The trailer of the order stands where it was to go; the truck pulls none any more. */
export async function noteDropped(trx: Trx, order: Carriage, now: string): Promise<void> {
  const trailerId = await existingTrailer(trx, order)
  if (!trailerId) return
  const zoneId = order.job.to?.zoneId ?? null
  const actor = truckOf(order)
  await placeTrailer(trx, { trailerId, zoneId, inTransit: false, actor, moveId: order.moveId, now })
  await connectTrailer(trx, { id: order.truckId, siteId: order.siteId }, null, { actor, now })
}

async function existingTrailer(trx: Trx, { job }: Carriage): Promise<string | null> {
  if (!job.trailer) return null
  const [trailer] = await readTrailers(trx, [job.trailer.id])
  return trailer?.id ?? null
}
