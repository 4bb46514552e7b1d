import { catalogued } from '@tractrix/domain/errors'
import type { Operation } from '@tractrix/domain/platform'
import { actorOf } from '@tractrix/domain/users'
import type { Zone } from '@tractrix/domain/zones'
import { type ApiBuilder, builder, requireAbility } from '../platform/graphql/index.ts'
import { AFTER_ARGUMENT, OperationRef } from '../platform/graphql/schema/shared-types.ts'
import { liveField, siteEvents } from '../platform/live/index.ts'
import { setZoneEnabled } from './set-zone-enabled.ts'
import { addZoneChanges } from './zone-mutations.ts'
import { zoneById } from './zones.loaders.ts'
import { listZones, siteOfZone } from './zones.store.ts'
import { EnabledSourceRef, registerZoneTypes, ZoneRef } from './zones.types.ts'

const ZoneUpdateRef = builder.objectRef<{
  operation: Operation
  zoneId: string
  name: string | null
  zone: Zone | null
}>('ZoneUpdate')
/** The pieces of the yard, opening and closing them, and news of them (MV-STA-16, MV-SUB-08). */
export function registerZonesSchema(target: ApiBuilder): void {
  registerZoneTypes()
  implementUpdate()
  addZoneChanges(target)

  target.queryField('zones', t =>
    t.field({
      description: 'Every zone of the site, by name. UNAUTHORIZED for a site the person may not see.',
      type: [ZoneRef],
      args: { siteId: t.arg.id({ required: true }) },
      resolve: (_root, { siteId }, ctx) => {
        requireAbility(ctx, 'site.view', siteId)
        return listZones(ctx.app.db.kysely, siteId)
      },
    }),
  )

  target.mutationField('setZoneEnabled', t =>
    t.field({
      description:
        'Opens or closes a zone for moves (MV-MUT-13). UNAUTHORIZED for a zone the person may not change or that does not exist.',
      type: ZoneRef,
      args: {
        id: t.arg.id({ required: true }),
        enabled: t.arg.boolean({ required: true }),
        enabledSource: t.arg({ type: EnabledSourceRef, description: 'Who says so; left out: human.' }),
      },
      resolve: async (_root, { id, enabled, enabledSource }, ctx) => {
        const siteId = await siteOfZone(ctx.app.db.kysely, id)
        if (siteId === null) throw catalogued('UNAUTHORIZED')
        const actor = actorOf(requireAbility(ctx, 'zone.setEnabled', siteId))
        const change = { id, enabled, enabledSource: enabledSource ?? ('human' as const) }
        return setZoneEnabled(ctx.app, actor, siteId, change)
      },
    }),
  )

  target.subscriptionField('onZoneUpdates', t =>
    t.field({
      description: 'Every change of a zone of the site (MV-SUB-08).',
      type: ZoneUpdateRef,
      args: { siteId: t.arg.id({ required: true }), after: t.arg(AFTER_ARGUMENT) },
      ...liveField(siteEvents('zone', 'site.view')),
      resolve: async ({ operation, subjectId }, _args, ctx) => {
        const zone = await ctx.loaders.of(zoneById).load(subjectId)
        return {
          operation,
          zoneId: subjectId,
          name: zone?.name ?? null,
          zone: operation === 'delete' ? null : zone,
        }
      },
    }),
  )
}

function implementUpdate(): void {
  ZoneUpdateRef.implement({
    description: 'News of one zone.',
    fields: t => ({
      operation: t.expose('operation', { type: OperationRef }),
      zoneId: t.exposeID('zoneId'),
      name: t.exposeString('name', {
        nullable: true,
        description:
          'The name of the zone, also after a delete, so that a toast can say it; null: nobody knows it any more (MV-TST-05).',
      }),
      zone: t.expose('zone', { type: ZoneRef, nullable: true, description: 'Null after a delete.' }),
    }),
  })
}
