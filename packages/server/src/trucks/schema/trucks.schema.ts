import { catalogued } from '@tractrix/domain/errors'
import type { Operation } from '@tractrix/domain/platform'
import { actorOf } from '@tractrix/domain/users'
import { type ApiBuilder, builder, requireAbility, requireUser } from '../../platform/graphql/index.ts'
import { visibleToPerson } from '../../platform/graphql/request/visible-to-person.ts'
import { AFTER_ARGUMENT, OperationRef } from '../../platform/graphql/schema/shared-types.ts'
import { liveField, siteEvents } from '../../platform/live/index.ts'
import { updateTrucksAvailability } from '../actions/update-trucks-availability.ts'
import { truckById } from '../store/trucks.loaders.ts'
import { findTrucks, listPlaygroundTrucks, listTrucks, type TruckRecord } from '../store/trucks.store.ts'
import { fleetSource, routeSource, sensorSource } from './live-sources.ts'
import {
  FleetTelemetryRef,
  registerTruckTypes,
  TruckAvailabilityRef,
  TruckRef,
  TruckRouteRef,
  TruckSensorsRef,
} from './trucks.types.ts'

const TruckUpdateRef = builder.objectRef<{
  operation: Operation
  truckId: string
  truck: TruckRecord | null
}>('TruckUpdate')
const TruckAvailabilityInput = builder.inputType('TruckAvailabilityInput', {
  fields: t => ({
    internalId: t.string({ required: true }),
    availability: t.field({ type: TruckAvailabilityRef, required: true }),
  }),
})

/** The trucks of a yard, their availability, and news of them (MV-TRK, MV-SUB-05, MV-SUB-07). */
export function registerTrucksSchema(target: ApiBuilder): void {
  registerTruckTypes()
  addQueries(target)
  addAvailability(target)
  addSubscriptions(target)
}

function addQueries(target: ApiBuilder): void {
  target.queryField('getTrucks', t =>
    t.field({
      description:
        'The trucks of the site by name, without archived ones (MV-QRY-09). UNAUTHORIZED for a foreign site.',
      type: [TruckRef],
      args: {
        siteId: t.arg.id({ required: true }),
        playground: t.arg.boolean({
          description: 'True: the stub trucks for tests instead, which nothing drives (MV-ENT-21).',
        }),
      },
      resolve: (_root, { siteId, playground }, ctx) => {
        requireAbility(ctx, 'truck.view', siteId)
        const list = playground ? listPlaygroundTrucks : listTrucks
        return list(ctx.app.db.kysely, siteId)
      },
    }),
  )
  target.queryField('truck', t =>
    t.field({
      description: 'One truck; null when there is none that the person may see.',
      type: TruckRef,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) =>
        visibleToPerson(ctx, 'truck.view', await ctx.loaders.of(truckById).load(id)),
    }),
  )
}

function addAvailability(target: ApiBuilder): void {
  target.mutationField('updateTrucksAvailability', t =>
    t.field({
      description:
        'Sets whether trucks may be given moves, all of them or none (MV-MUT-19, MV-OPEN-07). TRUCK_READ_ONLY; UNAUTHORIZED for a truck the person may not change or that does not exist.',
      type: [TruckRef],
      args: { trucks: t.arg({ type: [TruckAvailabilityInput], required: true }) },
      resolve: async (_root, { trucks }, ctx) => {
        const known = await findTrucks(
          ctx.app.db.kysely,
          trucks.map(({ internalId }) => internalId),
        )
        const names = new Set(trucks.map(({ internalId }) => internalId))
        if (names.size === 0 || known.length !== names.size) throw catalogued('UNAUTHORIZED')
        for (const { siteId } of known) requireAbility(ctx, 'truck.setAvailability', siteId)
        return updateTrucksAvailability(ctx.app, actorOf(requireUser(ctx)), trucks)
      },
    }),
  )
}

function addSubscriptions(target: ApiBuilder): void {
  TruckUpdateRef.implement({
    description: 'News of one truck; its telemetry comes through fleetViewTelemetry.',
    fields: t => ({
      operation: t.expose('operation', { type: OperationRef }),
      truckId: t.exposeID('truckId'),
      truck: t.expose('truck', { type: TruckRef, nullable: true, description: 'Null after a delete.' }),
    }),
  })
  target.subscriptionField('onTruckUpdates', t =>
    t.field({
      description: 'Every change of a truck of the site (MV-SUB-07).',
      type: TruckUpdateRef,
      args: { siteId: t.arg.id({ required: true }), after: t.arg(AFTER_ARGUMENT) },
      ...liveField(siteEvents('truck', 'truck.view')),
      resolve: async ({ operation, subjectId }, _args, ctx) => ({
        operation,
        truckId: subjectId,
        truck: operation === 'delete' ? null : await ctx.loaders.of(truckById).load(subjectId),
      }),
    }),
  )
  target.subscriptionField('fleetViewTelemetry', t =>
    t.field({
      description:
        'Telemetry of whole sites: first all trucks, then those that changed, at most five messages per second and site.',
      type: FleetTelemetryRef,
      args: { siteIds: t.arg.idList({ required: true }) },
      ...liveField(fleetSource),
      resolve: tick => tick,
    }),
  )
  target.subscriptionField('truckRouteTelemetry', t =>
    t.field({
      description: 'The planned routes of these trucks: first as they are, then every change (MV-SUB-05).',
      type: TruckRouteRef,
      args: { truckInternalIds: t.arg.stringList({ required: true }) },
      ...liveField(routeSource),
      resolve: route => route,
    }),
  )
  target.subscriptionField('truckSensorTelemetry', t =>
    t.field({
      description:
        'What the sensors of a truck measure: first as it is, then every change (MV-SUB-04). No sensors: the truck reports none.',
      type: TruckSensorsRef,
      args: { truckInternalId: t.arg.string({ required: true }) },
      ...liveField(sensorSource),
      resolve: sensors => sensors,
    }),
  )
}
