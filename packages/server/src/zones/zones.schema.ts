import { catalogued, type Operation } from '@tractrix/domain/platform'
import { ENABLED_SOURCES, ZONE_TYPES, type Zone } from '@tractrix/domain/zones'
import { type ApiBuilder, builder, enumOf, requireAbility } from '../platform/graphql/index.ts'
import { OperationRef } from '../platform/graphql/shared-types.ts'
import { liveField, siteChanges } from '../platform/live/index.ts'
import { setZoneEnabled } from './set-zone-enabled.ts'
import { zoneById } from './zones.loaders.ts'
import { listZones, siteOfZone } from './zones.store.ts'

export const ZoneRef = builder.objectRef<Zone>('Zone')
const CoordinateRef = builder.objectRef<Zone['coordinates'][number]>('Coordinate')
const ZoneUpdateRef = builder.objectRef<{ operation: Operation; zoneId: string; zone: Zone | null }>(
  'ZoneUpdate',
)
const ZoneTypeRef = enumOf(builder, 'ZoneType', ZONE_TYPES, {
  description: 'What a piece of the yard is for (MV-ENT-26).',
})
const EnabledSourceRef = enumOf(builder, 'EnabledSource', ENABLED_SOURCES, {
  description: 'Who said so: a person, or the sensors of a truck (MV-OPEN-25).',
})
/** The pieces of the yard, opening and closing them, and news of them (MV-STA-16, MV-SUB-08). */
export function registerZonesSchema(target: ApiBuilder): void {
  implementZone()

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
        requireAbility(ctx, 'zone.setEnabled', siteId)
        return setZoneEnabled(ctx.app, siteId, { id, enabled, enabledSource: enabledSource ?? 'human' })
      },
    }),
  )

  target.subscriptionField('onZoneUpdates', t =>
    t.field({
      description: 'Every change of a zone of the site (MV-SUB-08).',
      type: ZoneUpdateRef,
      args: { siteId: t.arg.id({ required: true }) },
      ...liveField(siteChanges('zone', 'site.view')),
      resolve: async ({ operation, entityId }, _args, ctx) => ({
        operation,
        zoneId: entityId,
        zone: operation === 'delete' ? null : await ctx.loaders.of(zoneById).load(entityId),
      }),
    }),
  )
}

function implementZone(): void {
  CoordinateRef.implement({
    description: 'A place, WGS84 degrees.',
    fields: t => ({ latitude: t.exposeFloat('latitude'), longitude: t.exposeFloat('longitude') }),
  })
  ZoneRef.implement({
    description: 'A piece of the yard: a spot, a staging area, a closed area (MV-ENT-25).',
    fields: t => ({
      id: t.exposeID('id'),
      siteId: t.exposeID('siteId'),
      name: t.exposeString('name'),
      zoneType: t.expose('zoneType', { type: ZoneTypeRef }),
      coordinates: t.field({
        type: [CoordinateRef],
        description: 'Corners of the polygon in order, not closed.',
        resolve: zone => [...zone.coordinates],
      }),
      headingRadians: t.exposeFloat('headingRadians', {
        nullable: true,
        description:
          'Direction the nose of a parked trailer faces, radians counter-clockwise from east; null for zones without one.',
      }),
      lengthMeters: t.exposeFloat('lengthMeters', { nullable: true }),
      widthMeters: t.exposeFloat('widthMeters', { nullable: true }),
      bank: t.exposeString('bank', {
        nullable: true,
        description: 'The row of spots it belongs to; null: none.',
      }),
      enabled: t.exposeBoolean('enabled', { description: 'False: closed, no move starts or ends here.' }),
      enabledSource: t.expose('enabledSource', {
        type: EnabledSourceRef,
        nullable: true,
        description: 'Who opened or closed it last; null: nobody yet.',
      }),
      occupancySource: t.expose('occupancySource', {
        type: EnabledSourceRef,
        nullable: true,
        description: 'Who last said whether a trailer is here; null: nobody yet.',
      }),
      occupancyUpdatedAt: t.expose('occupancyUpdatedAt', { type: 'DateTime', nullable: true }),
      observationData: t.expose('observationData', {
        type: 'JSON',
        nullable: true,
        description: 'What a truck saw here last (MV-ENT-15); null: nothing.',
      }),
    }),
  })
  ZoneUpdateRef.implement({
    description: 'News of one zone.',
    fields: t => ({
      operation: t.expose('operation', { type: OperationRef }),
      zoneId: t.exposeID('zoneId'),
      zone: t.expose('zone', { type: ZoneRef, nullable: true, description: 'Null after a delete.' }),
    }),
  })
}
