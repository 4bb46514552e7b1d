import {
  type ManifestVersion,
  TRUCK_ALERT_LEVELS,
  TRUCK_ALERT_SOURCES,
  TRUCK_AVAILABILITIES,
  type TruckAlert,
  type TruckTelemetry,
} from '@tractrix/domain/trucks'
import { builder, enumOf } from '../../platform/graphql/index.ts'
import { SentenceRef } from '../../platform/graphql/schema/shared-types.ts'
import { latestTelemetry } from '../live/latest-telemetry.ts'
import type { FleetTick } from '../live/live-fleet.ts'
import type { TruckRoute } from '../live/truck-routes.ts'
import type { TruckSensors } from '../live/truck-sensors.ts'
import type { TruckRecord } from '../store/trucks.store.ts'

export const TruckRef = builder.objectRef<TruckRecord>('Truck')
export const FleetTelemetryRef = builder.objectRef<FleetTick>('FleetTelemetry')
export const TruckRouteRef = builder.objectRef<TruckRoute>('TruckRoute')
export const TruckAvailabilityRef = enumOf(builder, 'TruckAvailability', TRUCK_AVAILABILITIES, {
  description: 'Whether dispatch may use a truck (MV-ENT-22).',
  meanings: { internal: 'For our own people; used like available (MV-OPEN-23).' },
})
const TruckTelemetryRef = builder.objectRef<TruckTelemetry>('TruckTelemetry')
const TruckAlertRef = builder.objectRef<TruckAlert>('TruckAlert')
const TruckAlertLevelRef = enumOf(builder, 'TruckAlertLevel', TRUCK_ALERT_LEVELS, {
  description: 'How serious an alert of a truck is.',
  meanings: { fatal: 'It needs a person before it goes on, or must not be used.' },
})
const TruckAlertSourceRef = enumOf(builder, 'TruckAlertSource', TRUCK_ALERT_SOURCES, {
  description: 'Who says that something is wrong.',
  meanings: {
    truck: 'The truck about itself: an entry of `errors` in its VDA 5050 state.',
    server: 'The server about what the truck sends.',
  },
})
const ManifestVersionRef = builder.objectRef<ManifestVersion>('ManifestVersion')
export const TruckSensorsRef = builder.objectRef<TruckSensors>('TruckSensors')
const SensorValueRef = builder.objectRef<TruckSensors['sensors'][number]>('SensorValue')
export const RoutePointRef = builder.objectRef<TruckRoute['mapCoordinates'][number]>('RoutePoint')

/** The GraphQL types of trucks (MV-ENT-20, MV-ENT-23, OP-ENT-17). */
export function registerTruckTypes(): void {
  implementTelemetry()
  TruckRef.implement({
    description: 'An autonomous yard truck (MV-ENT-20).',
    fields: t => ({
      id: t.exposeID('id'),
      siteId: t.exposeID('siteId'),
      internalId: t.exposeString('internalId', { description: 'Its name on the truck wire.' }),
      name: t.exposeString('name'),
      availability: t.expose('availability', { type: TruckAvailabilityRef }),
      readOnly: t.exposeBoolean('readOnly', {
        description: 'Listed, but neither assignable nor to be changed.',
      }),
      archived: t.exposeBoolean('archived'),
      manifestVersionRef: t.string({
        nullable: true,
        // What the truck says of itself wins over what was written down about it (MV-BUG-04).
        resolve: (truck, _args, ctx) =>
          latestTelemetry(ctx.app, truck).manifestVersion?.versionRef ?? truck.manifestVersionRef,
      }),
      updatedAt: t.expose('updatedAt', {
        type: 'DateTime',
        description:
          'When its availability or its trailer last changed: of two answers the later one is true.',
      }),
      latestTelemetry: t.field({
        type: TruckTelemetryRef,
        description: 'Its newest words as of now.',
        resolve: (truck, _args, ctx) => latestTelemetry(ctx.app, truck),
      }),
    }),
  })
  SensorValueRef.implement({
    description: 'One measured value.',
    fields: t => ({
      name: t.exposeString('name'),
      value: t.field({
        type: 'JSON',
        nullable: true,
        description: 'A number, text or truth value; null: not known.',
        resolve: ({ value }) => value,
      }),
    }),
  })
  TruckSensorsRef.implement({
    description: 'What the sensors of a truck measure.',
    fields: t => ({
      truckInternalId: t.exposeString('truckInternalId'),
      at: t.expose('at', {
        type: 'DateTime',
        nullable: true,
        description: 'When they arrived, by the clock of the server; null: it has sent none yet.',
      }),
      sensors: t.field({ type: [SensorValueRef], resolve: ({ sensors }) => [...sensors] }),
    }),
  })
  RoutePointRef.implement({
    description: 'A point of a planned route, WGS84 degrees.',
    fields: t => ({
      latitude: t.exposeFloat('latitude'),
      longitude: t.exposeFloat('longitude'),
      reverse: t.exposeBoolean('reverse', {
        description: 'Whether it drives backwards from here to the next point.',
      }),
    }),
  })
  TruckRouteRef.implement({
    description: 'The route a truck plans to drive; no points: none.',
    fields: t => ({
      truckInternalId: t.exposeString('truckInternalId'),
      moveId: t.expose('moveId', { type: 'ID', nullable: true }),
      mapCoordinates: t.expose('mapCoordinates', { type: [RoutePointRef] }),
    }),
  })
}

function implementTelemetry(): void {
  ManifestVersionRef.implement({
    description: 'The software a truck runs (MV-OPEN-127).',
    fields: t => ({
      source: t.exposeString('source', { nullable: true }),
      versionRef: t.exposeString('versionRef', { nullable: true }),
      versionCommit: t.exposeString('versionCommit', { nullable: true }),
    }),
  })
  TruckAlertRef.implement({
    description: 'Something that is wrong with a truck now.',
    fields: t => ({
      source: t.expose('source', { type: TruckAlertSourceRef }),
      level: t.expose('level', { type: TruckAlertLevelRef }),
      code: t.exposeString('code', {
        description:
          'The error type that the truck gave, such as YARD_AV_BLOCKED; of the server: WRONG_MAP, OUTSIDE_SITE, INVALID_VALUE, INVALID_MESSAGE, CLOCK_OFFSET, DUPLICATE_CLIENT or UNSUPPORTED_VERSION.',
      }),
      text: t.exposeString('text', {
        description:
          'A sentence for people in English or in the words of the truck, at most 240 characters; empty when the truck gave none.',
      }),
      sentence: t.field({
        type: SentenceRef,
        nullable: true,
        description: "The same apart from its language; null: the truck's own words, or written down before.",
        resolve: ({ sentence }) => sentence ?? null,
      }),
      firstSeenAt: t.expose('firstSeenAt', {
        type: 'DateTime',
        description: 'Since when it stands without a break, by the time of receipt at the server.',
      }),
      blocksMoves: t.exposeBoolean('blocksMoves', {
        description: 'While it stands the truck is given no move.',
      }),
    }),
  })
  TruckTelemetryRef.implement({
    description: 'The newest words of a truck (MV-ENT-23).',
    fields: t => ({
      truckId: t.exposeID('truckId'),
      truckInternalId: t.exposeString('truckInternalId'),
      siteId: t.exposeID('siteId'),
      activeMoveId: t.expose('activeMoveId', {
        type: 'ID',
        nullable: true,
        description: 'The move it works on.',
      }),
      activeSegmentId: t.exposeString('activeSegmentId', { nullable: true }),
      missionSegmentType: t.exposeString('missionSegmentType', { nullable: true }),
      isStale: t.exposeBoolean('isStale', {
        description:
          'Received more than 30 s ago, whatever the clock of the truck says (MV-TRK-05, MV-TRK-06, MV-OPEN-94).',
      }),
      isDefault: t.exposeBoolean('isDefault', { description: 'True until the truck has said anything.' }),
      autonomyActive: t.exposeBoolean('autonomyActive'),
      paused: t.exposeBoolean('paused'),
      eStopReleased: t.exposeBoolean('eStopReleased', {
        description: 'False while an emergency stop is pressed.',
      }),
      batteryPercentage: t.exposeFloat('batteryPercentage', { nullable: true, description: '0 to 100.' }),
      latitudeDegrees: t.exposeFloat('latitudeDegrees', { nullable: true }),
      longitudeDegrees: t.exposeFloat('longitudeDegrees', { nullable: true }),
      headingRadians: t.exposeFloat('headingRadians', {
        nullable: true,
        description: 'Counter-clockwise from east, radians.',
      }),
      trailerAngleRadians: t.exposeFloat('trailerAngleRadians', {
        nullable: true,
        description:
          'Trailer heading minus tractor heading, radians, counter-clockwise positive; null without a trailer.',
      }),
      speedMetersPerSecond: t.exposeFloat('speedMetersPerSecond', {
        nullable: true,
        description: 'Ground speed along the heading, m/s; negative in reverse.',
      }),
      trailerIsConnected: t.exposeBoolean('trailerIsConnected'),
      connectedTrailerId: t.expose('connectedTrailerId', {
        type: 'ID',
        nullable: true,
        description: 'The trailer that hangs on it; null: none, or it does not know which.',
      }),
      hasRemoteAssist: t.exposeBoolean('hasRemoteAssist'),
      hardDriveUtilization: t.exposeFloat('hardDriveUtilization', {
        nullable: true,
        description: 'Percent used.',
      }),
      truckState: t.exposeString('truckState', { description: 'What it is doing (MV-ENT-24).' }),
      connected: t.exposeBoolean('connected', {
        description: 'The broker holds its connection and its last message came within 7 s (OP-CNB-02).',
      }),
      manifestVersion: t.expose('manifestVersion', { type: ManifestVersionRef, nullable: true }),
      updatedAt: t.expose('updatedAt', {
        type: 'DateTime',
        description:
          'When its newest message arrived, by the clock of the server; all ages count from here (MV-OPEN-94). The year 1970: nothing was ever received.',
      }),
      reportedAt: t.expose('reportedAt', {
        type: 'DateTime',
        nullable: true,
        description:
          'The time in its newest message, by its own clock: for the time between two messages, not for ages. Null: the message carried none.',
      }),
      avBlockedReason: t.exposeString('avBlockedReason', {
        nullable: true,
        description:
          'Reason code of a truck that cannot go on by itself, such as 1001; null: not blocked, or no reason given (OP-AVB-01).',
      }),
      alerts: t.expose('alerts', {
        type: [TruckAlertRef],
        description: 'What is wrong with it now, the most serious first; at most 20.',
      }),
      alertsOmitted: t.exposeInt('alertsOmitted', {
        description: 'How many more there are than `alerts` lists.',
      }),
      clockOffsetSeconds: t.exposeFloat('clockOffsetSeconds', {
        nullable: true,
        description:
          'The clock of the truck minus that of the server, in seconds: positive when the truck is ahead. Null: not measured yet.',
      }),
    }),
  })
  FleetTelemetryRef.implement({
    description: 'The trucks of one site that changed; the first message holds all of them.',
    fields: t => ({
      siteId: t.exposeID('siteId'),
      at: t.expose('at', { type: 'DateTime' }),
      trucks: t.expose('trucks', { type: [TruckTelemetryRef] }),
    }),
  })
}
