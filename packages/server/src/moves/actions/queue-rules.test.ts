import { randomUUID } from 'node:crypto'
import { type MoveProblem, PROBLEM_TEXTS } from '@tractrix/domain/moves'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../platform/db/index.ts'
import { addYard, ask, type TestYard, testApp, wish } from '../test-yard.ts'
import { createDraftMove, type NewMove } from './create-move.ts'

type Wanted = Partial<NewMove>
/** Columns of a table of the database. */
type Columns = Record<string, unknown>

/** The ends of a move, its trailer and its truck, by their ids in the database. */
interface Things {
  stall: string
  dock: string
  staging: string
  charger: string
  trailer: string
  hanging: string
  truck: string
  puller: string
}

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let things: Things
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Rules${++yards}`)
  const stall = await yard.addZone('P1')
  const hanging = await yard.addTrailer('2', { inTransit: true })
  things = {
    stall,
    dock: await yard.addZone('D1', { zoneType: 'trailer_dock_spot' }),
    staging: await yard.addZone('S1', { zoneType: 'staging' }),
    charger: await yard.addZone('C1', { zoneType: 'charging_station' }),
    trailer: await yard.addTrailer('1', { zoneId: stall }),
    hanging,
    truck: await yard.addTruck('AV-01'),
    puller: await yard.addTruck('AV-02', { connectedTrailerId: hanging }),
  }
  await addRoute('Loop', 'svmp')
  await addRoute('Docks', 'inventory')
})

/** Adds a surveyed route to the site. */
function addRoute(name: string, routeType: 'svmp' | 'inventory') {
  const values = { id: randomUUID(), site_id: yard.siteId, site_version: '1', name, route_type: routeType }
  return app.db.kysely.insertInto('static_routes').values(values).execute()
}

/** A move of each type that nothing stands against. */
const GOOD = {
  trailer: ({ trailer, dock }) => ({ trailerId: trailer, toZoneId: dock }),
  repark: ({ trailer }) => ({ trailerId: trailer }),
  trailer_attached: ({ hanging, puller, dock }) => ({
    trailerId: hanging,
    requestedTruckId: puller,
    toZoneId: dock,
  }),
  back_trailer_torture_no_drop: ({ puller, dock }) => ({ requestedTruckId: puller, toZoneId: dock }),
  stage: ({ puller, staging }) => ({ requestedTruckId: puller, toZoneId: staging }),
  hitch_unhitch_torture: ({ trailer, truck }) => ({ trailerId: trailer, requestedTruckId: truck }),
  go_to_charger: ({ truck, charger }) => ({ requestedTruckId: truck, toZoneId: charger }),
  yard_inventory: ({ truck }) => ({ requestedTruckId: truck, metadata: { staticRoute: 'Docks' } }),
  run_route: ({ truck }) => ({ requestedTruckId: truck, metadata: { RT_NAME: 'Loop', DIR: 'FORWARD' } }),
  truck_controlled_move: ({ truck, staging }) => ({
    requestedTruckId: truck,
    toZoneId: staging,
    metadata: { TC_MODE: 'DEFAULT' },
  }),
} as const satisfies Record<string, (things: Things) => Wanted>
type Type = keyof typeof GOOD

/** What spoils a good move: something the wish lacks, or something of the yard. */
interface Spoiler {
  lacks?: Wanted
  yard?: (things: Things) => Promise<unknown>
}

const set = (table: 'zones' | 'trailers' | 'trucks', id: string, values: Columns) =>
  app.db.kysely.updateTable(table).set(values).where('id', '=', id).execute()

/** Another move in the queue that shares one thing with the move. */
async function rival(columns: Columns): Promise<void> {
  const { id } = await createDraftMove(app, yard.actor, yard.siteId, wish())
  await app.db.kysely
    .updateTable('moves')
    .set({ status: 'pending', ...columns })
    .where('id', '=', id)
    .execute()
}

const lacks = (given: Wanted): Spoiler => ({ lacks: given })
const after = (change: NonNullable<Spoiler['yard']>): Spoiler => ({ yard: change })

const RULES: [rows: string, Type, MoveProblem, Spoiler][] = [
  ['MV-ATQ-01 MV-VAL-23', 'trailer_attached', 'truck_not_connected', after(released)],
  ['MV-ATQ-01 MV-OPEN-69', 'trailer_attached', 'truck_not_connected', after(reportReleased)],
  ['MV-ATQ-02 MV-VAL-08', 'trailer_attached', 'trailer_not_in_transit', after(setDown)],
  ['MV-ATQ-03 MV-VAL-23', 'back_trailer_torture_no_drop', 'truck_not_connected', after(released)],
  ['MV-ATQ-04 MV-VAL-08', 'back_trailer_torture_no_drop', 'trailer_not_in_transit', after(setDown)],
  [
    'MV-ATQ-05 MV-VAL-17',
    'trailer',
    'location_pending',
    after(({ stall }) => rival({ from_zone_id: stall })),
  ],
  ['MV-ATQ-06 MV-VAL-21', 'trailer', 'destination_pending', after(({ dock }) => rival({ to_zone_id: dock }))],
  [
    'MV-ATQ-07 MV-VAL-13',
    'trailer',
    'trailer_pending',
    after(({ trailer }) => rival({ trailer_id: trailer })),
  ],
  [
    'MV-ATQ-08 MV-VAL-07',
    'trailer',
    'trailer_in_transit',
    after(({ trailer }) => set('trailers', trailer, { in_transit: true, zone_id: null })),
  ],
  ['MV-ATQ-09 MV-VAL-18', 'trailer', 'destination_missing', lacks({ toZoneId: null })],
  [
    'MV-ATQ-11 MV-VAL-19',
    'trailer',
    'destination_occupied',
    after(({ dock }) => yard.addTrailer('3', { zoneId: dock })),
  ],
  [
    'MV-ATQ-12 MV-VAL-09',
    'trailer',
    'trailer_zone_disabled',
    after(({ stall }) => set('zones', stall, { enabled: false })),
  ],
  [
    'MV-ATQ-12 MV-OPEN-74',
    'repark',
    'trailer_zone_disabled',
    after(({ stall }) => set('zones', stall, { enabled: false })),
  ],
  [
    'MV-ATQ-13 MV-VAL-20',
    'trailer',
    'destination_disabled',
    after(({ dock }) => set('zones', dock, { enabled: false })),
  ],
  [
    'MV-ATQ-13 MV-OPEN-74',
    'stage',
    'destination_disabled',
    after(({ staging }) => set('zones', staging, { enabled: false })),
  ],
  [
    'MV-ATQ-14 MV-VAL-11',
    'trailer',
    'trailer_not_supported',
    after(({ trailer }) => set('trailers', trailer, { dimension_code: '16822660' })),
  ],
  ['MV-ATQ-15', 'stage', 'truck_not_connected', after(released)],
  ['MV-ATQ-15', 'stage', 'trailer_not_in_transit', after(setDown)],
  ['MV-ATQ-16', 'stage', 'destination_missing', lacks({ toZoneId: null })],
  ['MV-ATQ-17 MV-VAL-22', 'run_route', 'truck_missing', lacks({ requestedTruckId: null })],
  ['MV-ATQ-18 MV-VAL-25', 'run_route', 'route_name_missing', lacks({ metadata: { DIR: 'FORWARD' } })],
  ['MV-ATQ-19 MV-VAL-26', 'run_route', 'route_direction_missing', lacks({ metadata: { RT_NAME: 'Loop' } })],
  [
    'MV-ATQ-20 MV-VAL-24',
    'go_to_charger',
    'truck_unavailable',
    after(({ truck }) => set('trucks', truck, { availability: 'unavailable' })),
  ],
  ['MV-VAL-06', 'trailer', 'trailer_missing', lacks({ trailerId: null, fromZoneId: null })],
  [
    'MV-VAL-10 MV-OPEN-71',
    'repark',
    'trailer_dimensions_unknown',
    after(({ trailer }) => set('trailers', trailer, { dimension_code: null })),
  ],
  ['MV-VAL-12 MV-OPEN-69', 'trailer_attached', 'trailer_not_attached', after(releasedSaysConnected)],
  ['MV-VAL-22 MV-OPEN-75', 'yard_inventory', 'truck_missing', lacks({ requestedTruckId: null })],
  ['MV-VAL-27', 'truck_controlled_move', 'tc_mode_missing', lacks({ metadata: {} })],
  [
    'MV-VAL-28 MV-VAL-40',
    'hitch_unhitch_torture',
    'location_or_trailer_missing',
    lacks({ trailerId: null, fromZoneId: null }),
  ],
  [
    'MV-VAL-33 MV-OPEN-76',
    'trailer',
    'trailer_cannot_move',
    after(({ trailer }) => set('trailers', trailer, { can_move: false })),
  ],
  [
    'MV-KIN-08 MV-OPEN-78',
    'go_to_charger',
    'destination_unfit',
    after(({ charger }) => set('zones', charger, { zone_type: 'autonomous' })),
  ],
  [
    'MV-OPEN-23',
    'yard_inventory',
    'truck_read_only',
    after(({ truck }) => set('trucks', truck, { read_only: true })),
  ],
  [
    'MV-OPEN-23',
    'yard_inventory',
    'truck_archived',
    after(({ truck }) => set('trucks', truck, { archived: true })),
  ],
  ['MV-OPEN-47', 'run_route', 'route_unknown', lacks({ metadata: { RT_NAME: 'Docks', DIR: 'FORWARD' } })],
  ['MV-OPEN-47 MV-KIN-07', 'yard_inventory', 'route_unknown', lacks({ metadata: { staticRoute: 'Loop' } })],
  ['MV-OPEN-47', 'run_route', 'route_unknown', after(() => deleteRoutes())],
  [
    'MV-OPEN-123',
    'trailer',
    'trailer_drop_off_unconfirmed',
    after(({ trailer }) => set('trailers', trailer, { otr_drop_off_confirmed: false })),
  ],
  [
    'MV-OPEN-123',
    'trailer',
    'trailer_checked_out',
    after(({ trailer }) => set('trailers', trailer, { archived: true })),
  ],
]

/** The survey knows no routes any more. */
function deleteRoutes() {
  return app.db.kysely.deleteFrom('static_routes').where('site_id', '=', yard.siteId).execute()
}

/** The trailer has been unhitched from the truck that pulled it. */
function released({ puller }: Things) {
  return set('trucks', puller, { connected_trailer_id: null })
}

/** The same, while the truck itself still says that something hangs on it. */
async function releasedSaysConnected(named: Things) {
  await released(named)
  await reportTelemetry(named, { trailerIsConnected: true })
}

/** The truck itself says that nothing hangs on it, whatever our records say. */
function reportReleased(named: Things) {
  return reportTelemetry(named, { trailerIsConnected: false })
}

function reportTelemetry({ puller }: Things, telemetry: { trailerIsConnected: boolean }) {
  return app.db.kysely
    .insertInto('truck_telemetry')
    .values({ truck_id: puller, telemetry: json(telemetry), updated_at: app.clock.now().toISOString() })
    .execute()
}

/** Our records say that the trailer stands, whatever hangs on the truck. */
function setDown({ hanging }: Things) {
  return set('trailers', hanging, { in_transit: false })
}

/** The three ways into the queue over the API: each is tried with a wish, which `spoil` has made impossible meanwhile. */
const WAYS = {
  createPendingMove: (wanted, spoiler) =>
    spoil(spoiler).then(() => call(CREATE, { ...wanted, ...spoiler.lacks })),
  moveToPending: async (wanted, spoiler) => call(QUEUE, { ids: [await spoiltDraft(wanted, spoiler)] }),
  updateDraftMove: async (wanted, spoiler) => call(UPDATE, { id: await spoiltDraft(wanted, spoiler) }),
} as const satisfies Record<string, (wanted: Wanted, spoiler: Spoiler) => ReturnType<typeof call>>

const call = (query: string, variables: Columns) =>
  ask(app, yard.operator, query, { siteId: yard.siteId, ...variables })

const spoil = async (spoiler: Spoiler) => spoiler.yard?.(things)

/** A draft that was fine when it was saved. */
async function spoiltDraft(wanted: Wanted, spoiler: Spoiler): Promise<string> {
  const { id } = await createDraftMove(app, yard.actor, yard.siteId, wish(wanted))
  await spoil(spoiler)
  const { metadata, ...references } = spoiler.lacks ?? {}
  const columns = {
    ...Object.fromEntries(Object.keys(references).map(name => [COLUMNS[name as keyof typeof COLUMNS], null])),
    ...(metadata && { metadata: json(metadata) }),
  }
  if (spoiler.lacks) await app.db.kysely.updateTable('moves').set(columns).where('id', '=', id).execute()
  return id
}

const COLUMNS = {
  toZoneId: 'to_zone_id',
  fromZoneId: 'from_zone_id',
  trailerId: 'trailer_id',
  requestedTruckId: 'requested_truck_id',
} as const

const CREATE = `mutation($siteId: ID!, $type: MoveType!, $fromZoneId: ID, $trailerId: ID, $toZoneId: ID, $requestedTruckId: ID, $metadata: JSON) {
  createPendingMove(siteId: $siteId, type: $type, moveCategory: production, fromZoneId: $fromZoneId, trailerId: $trailerId,
    toZoneId: $toZoneId, requestedTruckId: $requestedTruckId, metadata: $metadata) { status }
}`
const QUEUE = 'mutation($ids: [ID!]!) { moveToPending(ids: $ids) { status } }'
const UPDATE = 'mutation($id: ID!) { updateDraftMove(id: $id, status: pending) { status } }'

const queued = () =>
  app.db.kysely
    .selectFrom('moves')
    .select('type')
    .where('site_id', '=', yard.siteId)
    .where('pending_at', 'is not', null)
    .execute()

describe.each(Object.entries(WAYS))('%s', (_way, go) => {
  it.each(RULES)('%s %s: refuses %s', async (_rows, type, problem, spoiler) => {
    const { codes, messages } = await go({ type, ...GOOD[type](things) }, spoiler)
    expect(codes).toEqual([expect.stringMatching(/^MOVE_ENQUEUE_VALIDATION:/)])
    expect(messages[0]).toContain(PROBLEM_TEXTS[problem])
    expect(await queued()).toEqual([])
  })

  it.each(Object.keys(GOOD) as Type[])('MV-OPEN-68 %s: queues it when it has what it needs', async type => {
    expect((await go({ type, ...GOOD[type](things) }, {})).codes).toEqual([])
    expect(await queued()).toEqual([{ type }])
  })

  it.each([
    ['MV-VAL-37', 'trailer_attached', 'dock'],
    ['MV-VAL-39', 'stage', 'staging'],
  ] as const)('%s %s: an occupied destination is in nobody’s way', async (_row, type, place) => {
    const occupied = after(named => yard.addTrailer('3', { zoneId: named[place] }))
    expect((await go({ type, ...GOOD[type](things) }, occupied)).codes).toEqual([])
  })

  it('MV-ATQ-10 MV-VAL-15 trailer: refuses a start from which the trailer has gone', async () => {
    const { trailer, stall, dock } = things
    const gone = after(() => set('trailers', trailer, { zone_id: null }))
    const { messages } = await go(
      { type: 'trailer', trailerId: trailer, fromZoneId: stall, toZoneId: dock },
      gone,
    )
    expect(messages[0]).toContain(PROBLEM_TEXTS.location_empty)
  })
})

it('MV-OPEN-47 MV-KIN-07 a draft may name a route that is not surveyed, and keeps it', async () => {
  const metadata = { RT_NAME: 'Nowhere', DIR: 'FORWARD' } as const
  const draft = { type: 'run_route', requestedTruckId: things.truck, metadata } as const
  const { id } = await createDraftMove(app, yard.actor, yard.siteId, wish(draft))
  const { codes, messages } = await call(QUEUE, { ids: [id] })
  expect([codes, messages]).toEqual([
    ['MOVE_ENQUEUE_VALIDATION:INVALID'],
    ['The selected route does not exist.'],
  ])
  const { data } = await ask(app, yard.operator, 'query($id: ID!) { move(id: $id) { status metadata } }', {
    id,
  })
  expect(data?.move).toEqual({ status: 'draft', metadata })
})
