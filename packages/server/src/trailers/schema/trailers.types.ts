import { DETENTION_STATES } from '@tractrix/domain/detention'
import {
  TRAILER_LOADS,
  TRAILER_TYPES,
  type Trailer,
  type TrailerDimensionSpec,
} from '@tractrix/domain/trailers'
import { builder, enumOf } from '../../platform/graphql/index.ts'
import { visibleToPerson } from '../../platform/graphql/request/visible-to-person.ts'
import { ZoneRef, zoneById } from '../../zones/index.ts'
import type { Carrier } from './carriers.ts'
import { trailerInZone } from './trailers.loaders.ts'

export const TrailerRef = builder.objectRef<Trailer>('Trailer')
export const TrailerDimensionSpecRef = builder.objectRef<TrailerDimensionSpec>('TrailerDimensionSpec')
export const CarrierRef = builder.objectRef<Carrier>('Carrier')
export const TrailerTypeRef = enumOf(builder, 'TrailerType', TRAILER_TYPES, {
  description: 'What kind of trailer it is (MV-ENT-17).',
})

export const TrailerLoadRef = enumOf(builder, 'TrailerLoad', TRAILER_LOADS, {
  description: 'What is in a trailer; unknown: nobody looked (OP-TRM-16).',
})

export const DetentionStateRef = enumOf(builder, 'DetentionState', DETENTION_STATES, {
  description:
    'How the clock of a trailer stands: no terms are for it; its free time runs; it ends within 12 hours; it is over; or a person holds the clock, whether the free time is over or not.',
})

/** The GraphQL types of trailers (MV-ENT-13, MV-ENT-14, OP-ENT-01). */
export function registerTrailerTypes(): void {
  TrailerDimensionSpecRef.implement({
    description: 'One size that a trailer can have (OP-ENT-02).',
    fields: t => ({
      dimensionCode: t.exposeString('dimensionCode'),
      label: t.exposeString('label'),
      lengthMeters: t.exposeFloat('lengthMeters', { nullable: true }),
      widthMeters: t.exposeFloat('widthMeters', { nullable: true }),
    }),
  })
  CarrierRef.implement({
    description: 'A company that owns trailers, by its standard carrier alpha code.',
    fields: t => ({ scac: t.exposeString('scac'), carrierName: t.exposeString('carrierName') }),
  })
  implementTrailer()
  builder.objectField(ZoneRef, 'trailer', t =>
    t.field({
      description:
        'The on-site trailer parked here; null: none, or the person or API key may not see the trailers of the site (MV-OPEN-66).',
      type: TrailerRef,
      nullable: true,
      resolve: async (zone, _args, ctx) =>
        visibleToPerson(ctx, 'trailer.view', await ctx.loaders.of(trailerInZone).load(zone.id)),
    }),
  )
}

function implementTrailer(): void {
  TrailerRef.implement({
    description: 'A trailer of a site (MV-ENT-13, OP-ENT-01).',
    fields: t => ({
      id: t.exposeID('id'),
      siteId: t.exposeID('siteId'),
      scac: t.exposeString('scac', { description: 'Carrier code.' }),
      serial: t.exposeString('serial', { description: 'The trailer number painted on it.' }),
      type: t.expose('type', { type: TrailerTypeRef }),
      dimensionCode: t.exposeString('dimensionCode', {
        nullable: true,
        description: 'Size by code; null: unknown.',
      }),
      lengthMeters: t.exposeFloat('lengthMeters', { nullable: true }),
      widthMeters: t.exposeFloat('widthMeters', { nullable: true }),
      loaded: t.exposeBoolean('loaded', { nullable: true, description: 'Null: nobody looked.' }),
      inTransit: t.exposeBoolean('inTransit', { description: 'Behind a truck, not standing in a spot.' }),
      canMove: t.exposeBoolean('canMove'),
      otrDropOffConfirmed: t.exposeBoolean('otrDropOffConfirmed'),
      notes: t.exposeString('notes', { nullable: true }),
      zoneId: t.expose('zoneId', {
        type: 'ID',
        nullable: true,
        description: 'Where it stands; null: in no zone.',
      }),
      zone: t.field({
        type: ZoneRef,
        nullable: true,
        resolve: ({ zoneId }, _args, ctx) => (zoneId ? ctx.loaders.of(zoneById).load(zoneId) : null),
      }),
      priorZoneId: t.expose('priorZoneId', {
        type: 'ID',
        nullable: true,
        description: 'Where it stood before.',
      }),
      priorZone: t.field({
        type: ZoneRef,
        nullable: true,
        resolve: ({ priorZoneId }, _args, ctx) =>
          priorZoneId ? ctx.loaders.of(zoneById).load(priorZoneId) : null,
      }),
      attachedTruckId: t.expose('attachedTruckId', {
        type: 'ID',
        nullable: true,
        description: 'The truck this trailer hangs on, or null.',
      }),
      archived: t.exposeBoolean('archived', { description: 'True once checked out.' }),
      archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
      additionalInfo: t.expose('additionalInfo', { type: 'JSON', nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  })
}
