import { catalogued } from '@tractrix/domain/errors'
import { type ApiBuilder, requireAbility } from '../platform/graphql/index.ts'
import { readTrucks, TruckRef } from '../trucks/index.ts'
import { setTruckFree } from './set-truck-free.ts'

/** What people may do about the orders of trucks (MV-STA-07). */
export function registerDispatchSchema(target: ApiBuilder): void {
  target.mutationField('setTruckFree', t =>
    t.field({
      description:
        'Takes an order that the truck was asked to stop, and did not confirm, as stopped; the truck is given nothing before it reports no order any more (MV-STA-07). TRUCK_NOT_HELD when no canceled order holds it; UNAUTHORIZED for a truck the person may not change or that does not exist.',
      type: TruckRef,
      args: { truckId: t.arg.id({ required: true }) },
      resolve: async (_root, { truckId }, ctx) => {
        const [truck] = await readTrucks(ctx.app.db.kysely, [truckId])
        if (!truck || truck.archived) throw catalogued('UNAUTHORIZED')
        const user = requireAbility(ctx, 'truck.setAvailability', truck.siteId)
        return setTruckFree(ctx.app, { kind: 'user', id: user.id }, truck.siteId, truck.id)
      },
    }),
  )
}
