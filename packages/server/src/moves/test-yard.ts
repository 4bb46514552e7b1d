import { randomUUID } from 'node:crypto'
import type { User } from '@tractrix/domain/users'
import type { ZoneType } from '@tractrix/domain/zones'
import { apiSchema } from '../app/schema.ts'
import { testServerContext } from '../app/testing/test-context.ts'
import type { Clock } from '../platform/clock.ts'
import type { ServerContext } from '../platform/context/index.ts'
import { type Database, json } from '../platform/db/index.ts'
import { testDatabase } from '../platform/db/test-database.ts'
import { executeOperation, OperationPreparer, requestContext } from '../platform/graphql/index.ts'
import type { NewMove } from './actions/create-move.ts'
import { readNewMove } from './schema/read-move-arguments.ts'

/** A clock that a test sets. */
export class TestClock implements Clock {
  time = Date.parse('2026-03-02T08:00:00.000Z')

  now(): Date {
    return new Date(this.time)
  }

  advance(milliseconds: number): void {
    this.time += milliseconds
  }
}

/** The parts of a server with a database of its own and nothing in it; nothing is started. */
export async function testApp(): Promise<ServerContext & { db: Database; clock: TestClock }> {
  return testServerContext({ db: await testDatabase(), clock: new TestClock() })
}

/** Places of a test yard lie on a line, 10 m apart in its own meters. */
export const METERS_APART = 10

/** One site to act in; ids are told by name. */
export interface TestYard {
  siteId: string
  /** A person with a role at this site only. */
  operator: User
  /** The same person with the role Manager. */
  manager: User
  /** The same as an actor. */
  actor: { kind: 'user'; id: string }
  addZone(name: string, changes?: { zoneType?: ZoneType; enabled?: boolean; place?: number }): Promise<string>
  addTrailer(serial: string, changes?: TrailerChanges): Promise<string>
  addTruck(name: string, changes?: TruckChanges): Promise<string>
}

interface TrailerChanges {
  zoneId?: string | null
  inTransit?: boolean
  canMove?: boolean
  dimensionCode?: string | null
}

interface TruckChanges {
  availability?: 'available' | 'unavailable' | 'internal'
  readOnly?: boolean
  connectedTrailerId?: string | null
}

/** Adds a site with one person to the database; the site offers every mission kind. */
export async function addYard(app: ServerContext, name: string): Promise<TestYard> {
  const { kysely } = app.db
  const siteId = randomUUID()
  const operator = personAt(`Operator of ${name}`, [siteId])
  await addSite(app, siteId, name)
  await kysely
    .insertInto('users')
    .values({ id: operator.id, email: operator.email, name: operator.name, sub: operator.sub })
    .execute()
  let zones = 0
  return {
    siteId,
    operator,
    manager: { ...operator, siteRoles: [{ siteId, role: 'Manager' }] },
    actor: { kind: 'user', id: operator.id },
    addZone: async (
      zoneName,
      { zoneType = 'trailer_parking_spot', enabled = true, place = ++zones } = {},
    ) => {
      const id = randomUUID()
      const coordinates = json(squareAt(place * METERS_APART))
      const values = { id, site_id: siteId, name: zoneName, zone_type: zoneType, coordinates, enabled }
      await kysely
        .insertInto('zones')
        .values({ ...values, heading_radians: Math.PI / 2 })
        .execute()
      return id
    },
    addTrailer: async (
      serial,
      { zoneId = null, inTransit = false, canMove = true, dimensionCode = 'standard' } = {},
    ) => {
      const id = randomUUID()
      const values = { id, site_id: siteId, scac: 'TEST', serial, zone_id: zoneId, in_transit: inTransit }
      await kysely
        .insertInto('trailers')
        .values({ ...values, can_move: canMove, dimension_code: dimensionCode, length_meters: 16.154 })
        .execute()
      return id
    },
    addTruck: async (
      truckName,
      { availability = 'available', readOnly = false, connectedTrailerId = null } = {},
    ) => {
      const id = randomUUID()
      const values = {
        id,
        site_id: siteId,
        internal_id: `${name}-${truckName}`.toLowerCase(),
        name: truckName,
      }
      await kysely
        .insertInto('trucks')
        .values({
          ...values,
          manufacturer: 'tractrix',
          availability,
          read_only: readOnly,
          connected_trailer_id: connectedTrailerId,
        })
        .execute()
      return id
    },
  }
}

/** A person with the role Operator at these sites. */
export function personAt(name: string, siteIds: string[], globalPermissions: string[] = []): User {
  const id = randomUUID()
  const siteRoles = siteIds.map(siteId => ({ siteId, role: 'Operator' as const }))
  return { id, name, email: `${id}@example.test`, sub: id, globalPermissions, siteRoles }
}

/** What a trailer move asks for, with changes. */
export function wish(changes: Partial<NewMove> = {}): NewMove {
  return {
    ...readNewMove({ type: 'trailer', moveCategory: 'production' }),
    source: 'ui',
    customerStatus: null,
    idempotencyKey: null,
    retryOfId: null,
    ...changes,
  }
}

/** Asks the API as a person; answers data and the codes of the errors. */
export async function ask(
  app: ServerContext,
  user: User | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<{ data: Record<string, unknown> | null; codes: unknown[]; messages: string[] }> {
  const answer = await executeOperation(preparer(), { query, variables }, requestContext(app, user))
  return {
    data: (answer.data ?? null) as Record<string, unknown> | null,
    codes: (answer.errors ?? []).map(error => error.extensions?.code),
    messages: (answer.errors ?? []).map(error => error.message),
  }
}

let made: OperationPreparer | null = null
const preparer = () => (made ??= new OperationPreparer(apiSchema()))

async function addSite({ db }: ServerContext, siteId: string, name: string): Promise<void> {
  const partnerId = randomUUID()
  await db.kysely
    .insertInto('partners')
    .values({ id: partnerId, name: `Partner of ${name}` })
    .execute()
  await db.kysely
    .insertInto('sites')
    .values({
      id: siteId,
      partner_id: partnerId,
      name,
      internal_site_alias: name.toLowerCase(),
      latitude_min: 39,
      latitude_max: 40,
      longitude_min: -77,
      longitude_max: -76,
      origin_latitude: ORIGIN.latitude,
      origin_longitude: ORIGIN.longitude,
      map_id: 'yard',
      time_zone: 'America/New_York',
      config: json({ enableSvmpMissions: true, enableTruckControlledMove: true }),
    })
    .execute()
}

const ORIGIN = { latitude: 39.17, longitude: -76.67 }
const METERS_PER_DEGREE_NORTH = 111_000

/** A square of 4 m, so many meters north of the origin. */
function squareAt(meters: number): { latitude: number; longitude: number }[] {
  const middle = ORIGIN.latitude + meters / METERS_PER_DEGREE_NORTH
  const half = 2 / METERS_PER_DEGREE_NORTH
  return [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([north = 0, east = 0]) => ({
    latitude: middle + north * half,
    longitude: ORIGIN.longitude + east * half,
  }))
}
