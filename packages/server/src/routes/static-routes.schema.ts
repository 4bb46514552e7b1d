import { STATIC_ROUTE_TYPES, type StaticRoute } from '@tractrix/domain/moves'
import { type ApiBuilder, builder, enumOf, requireAbility } from '../platform/graphql/index.ts'
import { listStaticRoutes } from './static-routes.store.ts'

const StaticRouteRef = builder.objectRef<StaticRoute>('StaticRoute')
const StaticRouteTypeRef = enumOf(builder, 'StaticRouteType', STATIC_ROUTE_TYPES, {
  description: 'What a surveyed route is for (MV-ENT-30).',
  meanings: { inventory: 'Looking at every spot along it.', svmp: 'Run Route moves (MV-OPEN-47).' },
})

/** Routes that were surveyed with the site (MV-QRY-06). */
export function registerRoutesSchema(target: ApiBuilder): void {
  StaticRouteRef.implement({
    description: 'A route that was surveyed with the site (MV-ENT-29).',
    fields: t => ({
      id: t.exposeID('id'),
      siteVersion: t.exposeString('siteVersion', { description: 'The survey it belongs to.' }),
      name: t.exposeString('name', { description: 'What metadata.RT_NAME and metadata.staticRoute hold.' }),
      routeType: t.expose('routeType', { type: StaticRouteTypeRef }),
    }),
  })
  target.queryField('staticRoutes', t =>
    t.field({
      description:
        'The surveyed routes of the site, by type and name (MV-QRY-06). UNAUTHORIZED for a foreign site.',
      type: [StaticRouteRef],
      args: {
        siteId: t.arg.id({ required: true }),
        routeType: t.arg({ type: StaticRouteTypeRef, description: 'Left out: both types.' }),
      },
      resolve: (_root, { siteId, routeType }, ctx) => {
        requireAbility(ctx, 'site.view', siteId)
        return listStaticRoutes(ctx.app.db.kysely, siteId, routeType ?? null)
      },
    }),
  )
}
