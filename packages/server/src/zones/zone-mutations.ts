import { catalogued } from '@tractrix/domain/errors'
import type { Actor } from '@tractrix/domain/platform'
import { type Ability, actorOf } from '@tractrix/domain/users'
import type { Zone } from '@tractrix/domain/zones'
import { type ApiBuilder, builder, type RequestContext, requireAbility } from '../platform/graphql/index.ts'
import { createZone, deleteZone, updateZone, type ZoneContext } from './change-zones.ts'
import { createDynamicNoGoForZone, deleteDynamicNoGoZone } from './no-go-regions.ts'
import { removeObservationData } from './remove-observation-data.ts'
import { siteOfZone } from './zones.store.ts'
import { ZoneRef, ZoneTypeRef } from './zones.types.ts'

type ZoneAbility = Extract<Ability, `zone.${string}`>

const CoordinateInput = builder.inputType('CoordinateInput', {
  description: 'A place, WGS84 degrees.',
  fields: t => ({ latitude: t.float({ required: true }), longitude: t.float({ required: true }) }),
})

/** Setting up zones (MV-OPEN-97), no-go regions (MV-MUT-14, MV-MUT-15), forgetting what was seen (MV-MUT-16). */
export function addZoneChanges(target: ApiBuilder): void {
  addCreation(target)
  addUpdate(target)
  addById(target, 'deleteZone', 'id', deleteZone, {
    ability: 'zone.edit',
    description:
      'Removes a zone and answers it as it was; past moves go on naming it (MV-OPEN-97). ZONE_IN_USE; UNAUTHORIZED.',
  })
  addById(target, 'createDynamicNoGoForZone', 'zoneId', createDynamicNoGoForZone, {
    ability: 'zone.setNoGo',
    description:
      'Closes the outline of a zone for trucks: moves that start or end within it wait. Answers the region, a zone of type no_go_dynamic; asked for again, the same one (MV-MUT-14). SITE_FEATURE_OFF; BAD_INPUT for a zone that is no-go already; UNAUTHORIZED.',
  })
  addById(target, 'deleteDynamicNoGoZone', 'id', deleteDynamicNoGoZone, {
    ability: 'zone.setNoGo',
    description:
      'Opens a dynamic no-go region again and answers it as it was (MV-MUT-15). BAD_INPUT for another type of zone; UNAUTHORIZED.',
  })
  addById(target, 'removeObservationData', 'id', removeObservationData, {
    ability: 'zone.clearObservation',
    description: 'Forgets what a truck saw in a zone (MV-MUT-16). UNAUTHORIZED.',
  })
}

function addCreation(target: ApiBuilder): void {
  target.mutationField('createZone', t =>
    t.field({
      description: 'Makes a zone (MV-OPEN-97). ZONE_NAME_TAKEN; BAD_INPUT; UNAUTHORIZED for a foreign site.',
      type: ZoneRef,
      args: {
        siteId: t.arg.id({ required: true }),
        name: t.arg.string({ required: true }),
        zoneType: t.arg({ type: ZoneTypeRef, required: true }),
        coordinates: t.arg({
          type: [CoordinateInput],
          required: true,
          description: 'Corners in order, not closed.',
        }),
        headingRadians: t.arg.float({ description: 'Counter-clockwise from east; left out: no direction.' }),
        lengthMeters: t.arg.float(),
        widthMeters: t.arg.float(),
        bank: t.arg.string({ description: 'The row of spots it belongs to.' }),
      },
      resolve: (_root, { siteId, name, zoneType, coordinates, ...more }, ctx) => {
        const actor = actorOf(requireAbility(ctx, 'zone.edit', siteId))
        return createZone(ctx.app, actor, siteId, {
          name,
          zoneType,
          coordinates,
          headingRadians: more.headingRadians ?? null,
          lengthMeters: more.lengthMeters ?? null,
          widthMeters: more.widthMeters ?? null,
          bank: more.bank ?? null,
        })
      },
    }),
  )
}

function addUpdate(target: ApiBuilder): void {
  target.mutationField('updateZone', t =>
    t.field({
      description:
        'Changes a zone; what is left out stays, null clears (MV-OPEN-97). ZONE_NAME_TAKEN; ZONE_IN_USE for a spot in use that should become something else; BAD_INPUT; UNAUTHORIZED.',
      type: ZoneRef,
      args: {
        id: t.arg.id({ required: true }),
        name: t.arg.string(),
        zoneType: t.arg({ type: ZoneTypeRef }),
        coordinates: t.arg({ type: [CoordinateInput], description: 'Corners in order, not closed.' }),
        headingRadians: t.arg.float(),
        lengthMeters: t.arg.float(),
        widthMeters: t.arg.float(),
        bank: t.arg.string(),
      },
      resolve: async (_root, { id, name, zoneType, coordinates, ...more }, ctx) => {
        const { actor, siteId } = await authorizeZone(ctx, 'zone.edit', id)
        return updateZone(ctx.app, actor, siteId, id, {
          ...(name == null ? {} : { name }),
          ...(zoneType == null ? {} : { zoneType }),
          ...(coordinates == null ? {} : { coordinates }),
          ...(more.headingRadians === undefined ? {} : { headingRadians: more.headingRadians }),
          ...(more.lengthMeters === undefined ? {} : { lengthMeters: more.lengthMeters }),
          ...(more.widthMeters === undefined ? {} : { widthMeters: more.widthMeters }),
          ...(more.bank === undefined ? {} : { bank: more.bank }),
        })
      },
    }),
  )
}

function addById(
  target: ApiBuilder,
  field: string,
  argument: 'id' | 'zoneId',
  act: (app: ZoneContext, actor: Actor, siteId: string, id: string) => Promise<Zone>,
  { ability, description }: { ability: ZoneAbility; description: string },
): void {
  target.mutationField(field, t =>
    t.field({
      description,
      type: ZoneRef,
      args: { [argument]: t.arg.id({ required: true }) },
      resolve: async (_root, args, ctx) => {
        const id = args[argument]!
        const { actor, siteId } = await authorizeZone(ctx, ability, id)
        return act(ctx.app, actor, siteId, id)
      },
    }),
  )
}

/** The site of the zone and who asks, once the person is known to hold the ability there. */
async function authorizeZone(
  ctx: RequestContext,
  ability: ZoneAbility,
  id: string,
): Promise<{ actor: Actor; siteId: string }> {
  const siteId = await siteOfZone(ctx.app.db.kysely, id)
  if (siteId === null) throw catalogued('UNAUTHORIZED')
  return { actor: actorOf(requireAbility(ctx, ability, siteId)), siteId }
}
