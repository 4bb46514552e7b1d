import { type ApiBuilder, builder, requireAbility } from '../platform/graphql/index.ts'
import { RoutePointRef } from '../trucks/index.ts'
import { estimateMoveRoute, type MoveRoute } from './estimate-move-route.ts'

const MoveRouteRef = builder.objectRef<MoveRoute>('MoveRoute')

/** The estimated route of a move, for its preview. */
export function registerMoveRouteSchema(target: ApiBuilder): void {
  MoveRouteRef.implement({
    description: 'The route of a move along the lanes of its site, as an estimate at usual yard speeds.',
    fields: t => ({
      distanceMeters: t.exposeFloat('distanceMeters', {
        description: 'Length of the route in meters, forwards and backwards added up.',
      }),
      drivingSeconds: t.exposeFloat('drivingSeconds', {
        description: 'Time on the move in seconds, without coupling and without waiting for other trucks.',
      }),
      points: t.expose('points', {
        type: [RoutePointRef],
        description: 'From start to destination; between two points the route is straight.',
      }),
    }),
  })
  target.queryField('moveRoute', t =>
    t.field({
      description:
        'The route that a move from a zone, or from where a truck is now, is expected to take along the lanes of the site. Null: no route is known, for instance in a site without lanes or while nobody knows where the truck is. UNAUTHORIZED for a foreign site, and with `truckId` for those who may not see its trucks; ZONE_NOT_FOUND for a zone that is not on the site.',
      type: MoveRouteRef,
      nullable: true,
      args: {
        siteId: t.arg.id({ required: true }),
        fromZoneId: t.arg.id({
          description: 'Where the trailer stands; left out: the move begins at its truck.',
        }),
        truckId: t.arg.id({
          description:
            'The truck of a move without a start of its own. Asking with it takes the right to see trucks.',
        }),
        toZoneId: t.arg.id({ required: true }),
      },
      resolve: (_root, { siteId, fromZoneId, truckId, toZoneId }, ctx) => {
        requireAbility(ctx, 'move.view', siteId)
        // The route begins where the truck is.
        if (truckId != null) requireAbility(ctx, 'truck.view', siteId)
        return estimateMoveRoute(ctx.app, {
          siteId,
          fromZoneId: fromZoneId ?? null,
          truckId: truckId ?? null,
          toZoneId,
        })
      },
    }),
  )
}
