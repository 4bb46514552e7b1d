import type { GraphQLSchema } from 'graphql'
import { createBuilder } from '../../platform/graphql/index.ts'
import { type LiveSource, liveField, liveTopic } from '../../platform/live/index.ts'
import { buildFleet, type FleetTick, type FleetTruck } from './fleet.ts'

/** The channel of the ticks is the site. */
export const fleetTicks = liveTopic<FleetTick>('bench:fleet')

const source: LiveSource<{ siteId: string }, FleetTick> = {
  ability: 'truck.view',
  sites: args => [args.siteId],
  channels: args => [{ topic: fleetTicks, id: args.siteId }],
}

/** A schema with the telemetry of a fleet, in the shape of the real one. */
export function fleetSchema(): GraphQLSchema {
  const builder = createBuilder()
  const truckRef = builder.objectRef<FleetTruck>('TruckTelemetry')
  truckRef.implement({
    fields: t => ({
      truckId: t.exposeID('truckId'),
      truckInternalId: t.exposeString('truckInternalId'),
      activeMoveId: t.exposeID('activeMoveId', { nullable: true }),
      isStale: t.exposeBoolean('isStale'),
      autonomyActive: t.exposeBoolean('autonomyActive'),
      paused: t.exposeBoolean('paused'),
      batteryPercentage: t.exposeFloat('batteryPercentage', { nullable: true }),
      latitudeDegrees: t.exposeFloat('latitudeDegrees', { nullable: true }),
      longitudeDegrees: t.exposeFloat('longitudeDegrees', { nullable: true }),
      headingRadians: t.exposeFloat('headingRadians', { nullable: true }),
      trailerAngleRadians: t.exposeFloat('trailerAngleRadians', { nullable: true }),
      speedMetersPerSecond: t.exposeFloat('speedMetersPerSecond', { nullable: true }),
      hasRemoteAssist: t.exposeBoolean('hasRemoteAssist'),
      truckState: t.exposeString('truckState'),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  })
  const fleetRef = builder.objectRef<FleetTick>('FleetTelemetry')
  fleetRef.implement({
    fields: t => ({
      siteId: t.exposeID('siteId'),
      at: t.expose('at', { type: 'DateTime' }),
      trucks: t.field({ type: [truckRef], resolve: tick => tick.trucks }),
    }),
  })
  builder.queryField('ready', t => t.boolean({ resolve: () => true }))
  builder.mutationField('ready', t => t.boolean({ resolve: () => true }))
  builder.subscriptionField('fleetViewTelemetry', t =>
    t.field({
      type: fleetRef,
      args: { siteId: t.arg.id({ required: true }) },
      ...liveField(source),
      resolve: tick => tick,
    }),
  )
  return builder.toSchema()
}

/** What each console asks: every field. */
export const FLEET_QUERY = `subscription($siteId: ID!) { fleetViewTelemetry(siteId: $siteId) { siteId at trucks { ${Object.keys(buildFleet(1)[0] ?? {}).join(' ')} } } }`
