import type { Move } from '@tractrix/domain/moves'
import type { TruckReport } from '@tractrix/domain/trucks'
import type {
  Job,
  JobOutcome,
  JobPhase,
  JobReasonCode,
  OpenJob,
  ReportedPlace,
  VehicleEvent,
  VehicleRef,
  VehicleStatus,
  VehicleTelemetry,
} from '../fleet/index.ts'
import { buildVehicleTelemetry } from '../fleet/testing/build-vehicle-telemetry.ts'
import { readMoves } from '../moves/index.ts'
import { METERS_APART, type TestYard, testApp } from '../moves/test-yard.ts'
import { EventFeed } from '../platform/event-log/index.ts'
import { followEventFeed } from '../platform/live/index.ts'
import type { LiveTrucks } from '../trucks/index.ts'
import { startTrucks } from '../trucks/test-trucks.ts'
import type { DispatchPort } from './dispatcher.ts'

/** A fleet that does nothing by itself: a test sets what the vehicles report and reads what was sent to them. */
export class ScriptedPort implements DispatchPort {
  readonly assigned: Job[] = []
  readonly canceled: { serial: string; moveId: string; attempt: number }[] = []
  readonly adopted: OpenJob[] = []
  readonly asked: string[] = []
  readonly released: { serial: string; moveId: string; attempt: number }[] = []
  /** Since when it listens to the vehicles; null: the broker is away. */
  listensSince: string | null = '2026-01-01T00:00:00.000Z'
  readonly statuses = new Map<string, VehicleStatus>()
  /** The job that each vehicle has, by its serial. */
  readonly jobs = new Map<string, OpenJob>()
  /** While true, nothing can be sent to the fleet. */
  isDown = false
  readonly #listeners = new Set<(event: VehicleEvent) => void>()

  async assign(job: Job): Promise<void> {
    if (this.isDown) throw new Error('the line to the broker is down')
    this.assigned.push(job)
    this.jobs.set(job.vehicle.serial, { job, state: 'sent' })
  }

  async cancel({ serial }: VehicleRef, moveId: string, attempt: number): Promise<void> {
    if (this.isDown) throw new Error('the line to the broker is down')
    this.canceled.push({ serial, moveId, attempt })
    const open = this.jobs.get(serial)
    if (open) this.jobs.set(serial, { ...open, state: 'canceling', cancels: (open.cancels ?? 0) + 1 })
  }

  async release({ serial }: VehicleRef, moveId: string, attempt: number): Promise<void> {
    if (this.isDown) throw new Error('the line to the broker is down')
    this.released.push({ serial, moveId, attempt })
    this.jobs.delete(serial)
  }

  listeningSince(): string | null {
    return this.listensSince
  }

  async adopt(jobs: OpenJob[]): Promise<void> {
    this.adopted.push(...jobs)
    for (const open of jobs) this.jobs.set(open.job.vehicle.serial, open)
  }

  async requestState({ serial }: VehicleRef): Promise<void> {
    this.asked.push(serial)
  }

  on(listener: (event: VehicleEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot(): VehicleStatus[] {
    return [...this.statuses.values()].map(status => {
      const open = this.jobs.get(status.vehicle.serial)
      const job = open
        ? {
            moveId: open.job.moveId,
            attempt: open.job.attempt,
            state: open.state,
            cancels: open.cancels ?? 0,
          }
        : null
      return { ...status, job }
    })
  }

  emit(event: VehicleEvent): void {
    for (const listener of this.#listeners) listener(event)
  }

  progress({ vehicle, moveId, attempt }: Job, phase: JobPhase): void {
    this.emit({ type: 'progress', vehicle, moveId, attempt, phase })
  }

  result(
    { vehicle, moveId, attempt }: Job,
    outcome: JobOutcome,
    code?: JobReasonCode,
    text = 'said so',
  ): void {
    if (this.jobs.get(vehicle.serial)?.job.moveId === moveId) this.jobs.delete(vehicle.serial)
    this.emit({ type: 'result', vehicle, moveId, attempt, outcome, reason: code ? { code, text } : null })
  }
}

/** A server with a scripted fleet, its event feed running. */
export async function testDispatch() {
  const app = await testApp()
  const feed = new EventFeed(app.db.address)
  await feed.start()
  const stopFollowing = followEventFeed(app.live, feed)
  return {
    app,
    close: async () => {
      stopFollowing()
      await feed.close()
      await app.db.close()
    },
  }
}

/** A fleet for one test; call `reload` on its trucks when the yard has got new ones. */
export async function testFleet(
  app: Awaited<ReturnType<typeof testApp>>,
): Promise<{ port: ScriptedPort; trucks: LiveTrucks }> {
  const port = new ScriptedPort()
  const trucks = await startTrucks(app)
  trucks.follow(port)
  return { port, trucks }
}

type Said = Pick<
  VehicleStatus,
  'taskable' | 'reportsTrailer' | 'trailerReportedAt' | 'loadReports' | 'reportedOrderId'
>

/** What a vehicle tells, its report and its place beside the rest. */
type TelemetryChanges = Partial<
  TruckReport & ReportedPlace & Pick<VehicleTelemetry, 'receivedAt' | 'errors' | 'errorsOmitted' | 'sensors'>
>

/** Lets a truck of the yard say that it stands ready at a place (see METERS_APART), with changes. */
export function report(
  { app, port }: { app: Awaited<ReturnType<typeof testApp>>; port: ScriptedPort },
  serial: string,
  {
    place = 0,
    taskable = true,
    reportsTrailer = true,
    trailerReportedAt = app.clock.now().toISOString(),
    loadReports,
    reportedOrderId = null,
    receivedAt = app.clock.now().toISOString(),
    position = { x: 0, y: place * METERS_APART, theta: 0, mapId: 'yard' },
    latLon = null,
    headingRadians = null,
    errors = [],
    errorsOmitted = 0,
    sensors = [],
    ...report
  }: TelemetryChanges & Partial<Said> & { place?: number } = {},
): void {
  const vehicle = { manufacturer: 'tractrix', serial }
  const now = app.clock.now().toISOString()
  const telemetry = buildVehicleTelemetry({
    report: { reportedAt: now, ...report },
    receivedAt,
    place: { position, latLon, headingRadians },
    errors,
    errorsOmitted,
    sensors,
  })
  port.statuses.set(serial, {
    vehicle,
    online: true,
    telemetry,
    findings: [],
    route: null,
    taskable,
    reportsTrailer,
    trailerReportedAt,
    loadReports: loadReports ?? loadReportsOf(telemetry, reportsTrailer ? trailerReportedAt : null),
    lastMessageAt: now,
    reportedOrderId,
    job: null,
    acceptedAt: null,
  })
  port.emit({ type: 'presence', vehicle, online: true, at: now })
  port.emit({ type: 'telemetry', vehicle, telemetry })
}

/** What a truck of the yard profile says of its load in the same breath; none when it does not tell. */
const loadReportsOf = (
  { report: { trailerIsConnected, connectedTrailerId } }: VehicleTelemetry,
  reportedAt: string | null,
): VehicleStatus['loadReports'] =>
  reportedAt === null ? [] : [{ connected: trailerIsConnected, trailerId: connectedTrailerId, reportedAt }]

/** The name on the wire of a truck that `addTruck` made. */
export const serialOf = (yardName: string, truckName: string) => `${yardName}-${truckName}`.toLowerCase()

export async function readMove(app: Awaited<ReturnType<typeof testApp>>, id: string): Promise<Move> {
  return (await readMoves(app.db.kysely, [id]))[0]!
}

/** Where a trailer is and which truck pulls it, by our records. */
export async function placeOf(
  { db }: Awaited<ReturnType<typeof testApp>>,
  trailerId: string,
): Promise<{ zoneId: string | null; inTransit: boolean; truckId: string | null }> {
  const row = await db.kysely
    .selectFrom('trailers as t')
    .leftJoin('trucks as k', 'k.connected_trailer_id', 't.id')
    .select(['t.zone_id as zoneId', 't.in_transit as inTransit', 'k.id as truckId'])
    .where('t.id', '=', trailerId)
    .executeTakeFirstOrThrow()
  return row
}

/** A stall with a trailer, a free dock, and what a move between them asks for. */
export async function stallAndDock(yard: TestYard, name = '1', places: { from?: number; to?: number } = {}) {
  const stall = await yard.addZone(`P${name}`, places.from === undefined ? {} : { place: places.from })
  const dock = await yard.addZone(`D${name}`, {
    zoneType: 'trailer_dock_spot',
    ...(places.to === undefined ? {} : { place: places.to }),
  })
  const trailer = await yard.addTrailer(name, { zoneId: stall })
  return { stall, dock, trailer, asked: { trailerId: trailer, toZoneId: dock } }
}
