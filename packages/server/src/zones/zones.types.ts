import { ENABLED_SOURCES, ZONE_TYPES, type Zone } from '@tractrix/domain/zones'
import { builder, enumOf } from '../platform/graphql/index.ts'

export const ZoneRef = builder.objectRef<Zone>('Zone')
const CoordinateRef = builder.objectRef<Zone['coordinates'][number]>('Coordinate')
export const ZoneTypeRef = enumOf(builder, 'ZoneType', ZONE_TYPES, {
  description: 'What a piece of the yard is for (MV-ENT-26).',
})
export const EnabledSourceRef = enumOf(builder, 'EnabledSource', ENABLED_SOURCES, {
  description: 'Who said so: a person, or the sensors of a truck (MV-OPEN-25).',
})

/** The GraphQL types of zones (MV-ENT-25). */
export function registerZoneTypes(): void {
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
      updatedAt: t.expose('updatedAt', {
        type: 'DateTime',
        description: 'When it last changed: of two answers the later one is true.',
      }),
    }),
  })
}
