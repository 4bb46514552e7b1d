import { randomUUID } from 'node:crypto'
import type { User } from '@tractrix/domain/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../platform/db/index.ts'
import { createApiKey } from '../../users/index.ts'
import { addYard, ask, personAt, type TestYard, testApp, wish } from '../test-yard.ts'
import { createDraftMove, createPendingMove } from './create-move.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let stall: string
let dock: string
let trailer: string
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Create${++yards}`)
  stall = await yard.addZone('P1')
  dock = await yard.addZone('D1', { zoneType: 'trailer_dock_spot' })
  trailer = await yard.addTrailer('1', { zoneId: stall })
})

const draft = (changes = {}) => createDraftMove(app, yard.actor, yard.siteId, wish(changes))
const pending = (changes = {}) => createPendingMove(app, yard.actor, yard.siteId, wish(changes))
const refused = (code: string, problems?: string[]) =>
  expect.objectContaining(problems ? { code, problems } : { code })

describe('createDraftMove', () => {
  it('MV-MUT-05 MV-CST-04 makes a draft of priority 10 with everything that was said', async () => {
    const move = await draft({ trailerId: trailer, toZoneId: dock, notes: 'slow', referenceId: 'R-1' })
    expect(move).toMatchObject({
      siteId: yard.siteId,
      status: 'draft',
      source: 'ui',
      type: 'trailer',
      priority: 10,
      moveCategory: 'production',
      notes: 'slow',
      referenceId: 'R-1',
      metadata: {},
      trailer: { id: trailer, scac: 'TEST', serial: '1', lengthMeters: 16.154, inTransit: false },
      toZone: { id: dock, name: 'D1', enabled: true },
      truck: null,
      pendingAt: null,
      waitReasons: [],
      createdAt: app.clock.now().toISOString(),
    })
  })

  it('MV-OPEN-70 takes the spot of the trailer as start, and the trailer of the spot', async () => {
    expect((await draft({ trailerId: trailer })).fromZone?.id).toBe(stall)
    expect((await draft({ fromZoneId: stall })).trailer?.id).toBe(trailer)
  })

  it('MV-VAL-34 MV-ERR-02 refuses the same start and end', async () => {
    await expect(draft({ fromZoneId: stall, toZoneId: stall })).rejects.toEqual(
      refused('MOVE_MODEL_VALIDATION:ALREADY_THERE', [
        'A move cannot share the same start and end location.',
      ]),
    )
  })

  it('MV-VAL-32 MV-VAL-33 refuses a draft without the truck it needs, or with a trailer that cannot move', async () => {
    await expect(draft({ type: 'go_to_charger' })).rejects.toEqual(
      refused('MOVE_DRAFT_VALIDATION:INVALID', ['Please select a truck.']),
    )
    const stuck = await yard.addTrailer('2', { canMove: false })
    await expect(draft({ trailerId: stuck })).rejects.toEqual(refused('MOVE_DRAFT_VALIDATION:INVALID'))
  })

  it('MV-VAL-04 MV-OPEN-79 refuses a priority outside 1 to 10', async () => {
    for (const priority of [0, 11, -1, 1.5])
      await expect(draft({ priority })).rejects.toEqual(refused('BAD_INPUT'))
    expect((await draft({ priority: 1 })).priority).toBe(1)
  })

  it.each([
    ['MV-KIN-02', 'truck_controlled_move', 'Truck Controlled Move'],
    ['MV-KIN-03', 'run_route', 'Run Route Mission'],
    ['MV-KIN-04', 'hitch_unhitch_torture', 'Hitch/Unhitch Mission'],
    ['MV-KIN-05', 'back_trailer_torture_no_drop', 'Back Trailer Mission'],
    ['MV-KIN-06', 'yard_inventory', 'Yard Check Mission'],
  ] as const)('%s refuses a %s move at a site that does not offer it', async (_row, type, label) => {
    const wanted = { type, requestedTruckId: await yard.addTruck('AV-01') }
    expect((await draft(wanted)).type).toBe(type)
    const config = json({ hideActiveYardInventory: true })
    await app.db.kysely.updateTable('sites').set({ config }).where('id', '=', yard.siteId).execute()
    const refusal = refused('MOVE_DRAFT_VALIDATION:INVALID', [`This site does not offer ${label}.`])
    await expect(draft(wanted)).rejects.toEqual(refusal)
    await expect(pending(wanted)).rejects.toEqual(refusal)
  })

  it('MV-VAL-35 MV-KIN-09 a move of a kind that skips the destination has none, whatever was asked for', async () => {
    const wanted = { type: 'repark', trailerId: trailer, toZoneId: dock, idempotencyKey: 'park' } as const
    const parked = await pending(wanted)
    expect(parked).toMatchObject({ status: 'pending', fromZone: { id: stall }, toZone: null })
    expect((await pending(wanted)).id).toBe(parked.id)
    const requestedTruckId = await yard.addTruck('AV-01')
    for (const type of ['yard_inventory', 'run_route', 'hitch_unhitch_torture'] as const)
      expect((await draft({ type, requestedTruckId, toZoneId: dock })).toZone).toBeNull()
  })

  it('MV-OPEN-66 leaves go_to_zone, go_mission and find_trailer to the system', async () => {
    for (const type of ['go_to_zone', 'go_mission', 'find_trailer'] as const) {
      const refusal = refused('MOVE_DRAFT_VALIDATION:INVALID')
      await expect(draft({ type })).rejects.toEqual(refusal)
      await expect(pending({ type, toZoneId: stall })).rejects.toEqual(refusal)
      await expect(draft({ type, source: 'api' })).rejects.toEqual(refusal)
      expect((await draft({ type, source: 'mission_planning' })).type).toBe(type)
    }
  })

  it('MV-SITE-05 refuses everything that is of another site, like what does not exist', async () => {
    const other = await addYard(app, `Other${yards}`)
    const theirZone = await other.addZone('P1')
    const theirTrailer = await other.addTrailer('1', { zoneId: theirZone })
    const theirTruck = await other.addTruck('AV-01')
    for (const id of [theirZone, '00000000-0000-4000-8000-000000000000']) {
      await expect(draft({ fromZoneId: id })).rejects.toEqual(refused('UNAUTHORIZED'))
      await expect(draft({ toZoneId: id })).rejects.toEqual(refused('UNAUTHORIZED'))
    }
    await expect(draft({ trailerId: theirTrailer })).rejects.toEqual(refused('UNAUTHORIZED'))
    await expect(draft({ requestedTruckId: theirTruck })).rejects.toEqual(refused('UNAUTHORIZED'))
  })
})

describe('createPendingMove', () => {
  it('MV-MUT-04 MV-STA-04 makes a move that is queued at once', async () => {
    const move = await pending({ trailerId: trailer, toZoneId: dock })
    expect(move).toMatchObject({ status: 'pending', pendingAt: app.clock.now().toISOString() })
  })

  it('MV-VAL-29 names every problem at once and makes nothing', async () => {
    await expect(pending()).rejects.toEqual(
      refused('MOVE_ENQUEUE_VALIDATION:INVALID', [
        'Please select a trailer.',
        'Please select a destination.',
      ]),
    )
    const moves = await app.db.kysely
      .selectFrom('moves')
      .select('id')
      .where('site_id', '=', yard.siteId)
      .execute()
    expect(moves).toEqual([])
  })

  it('MV-ATQ-11 refuses an occupied destination', async () => {
    await yard.addTrailer('2', { zoneId: dock })
    await expect(pending({ trailerId: trailer, toZoneId: dock })).rejects.toEqual(
      refused('MOVE_ENQUEUE_VALIDATION:INVALID', [
        'The selected destination is occupied by another trailer.',
      ]),
    )
  })

  it('MV-ERR-03 MV-ERR-04 MV-OPEN-98 names what another active move already has', async () => {
    const second = await yard.addZone('P2')
    const secondTrailer = await yard.addTrailer('2', { zoneId: second })
    const secondDock = await yard.addZone('D2', { zoneType: 'trailer_dock_spot' })
    await pending({ trailerId: trailer, toZoneId: dock })
    await expect(pending({ trailerId: secondTrailer, toZoneId: dock })).rejects.toEqual(
      refused('MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE'),
    )
    await expect(pending({ trailerId: trailer, toZoneId: secondDock })).rejects.toEqual(
      refused('MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER'),
    )
  })

  it.each([
    ['pending', null, ['MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE']],
    ['in_progress', null, ['MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE']],
    ['pending', '2026-03-01T08:00:00.000Z', []],
    ['draft', null, []],
    ['canceled', null, []],
    ['error', null, []],
    ['complete', null, []],
  ] as const)(
    'MV-OPEN-73 another move in %s, returned %s, stands in the way: %j',
    async (status, reassigned_at, codes) => {
      const { id } = await draft()
      await app.db.kysely
        .updateTable('moves')
        .set({ status, reassigned_at, to_zone_id: dock })
        .where('id', '=', id)
        .execute()
      const told = await pending({ trailerId: trailer, toZoneId: dock }).then(
        () => [],
        error => [error.code],
      )
      expect(told).toEqual(codes)
    },
  )

  it('MV-ATQ-11 a trailer that is checked out occupies nothing', async () => {
    const gone = await yard.addTrailer('2', { zoneId: dock })
    await app.db.kysely.updateTable('trailers').set({ archived: true }).where('id', '=', gone).execute()
    expect((await pending({ trailerId: trailer, toZoneId: dock })).status).toBe('pending')
  })

  it('MV-ATQ-07 two operators at once: one gets the trailer, the other is told, in every round', async () => {
    for (let round = 0; round < 30; round++) {
      const spot = await yard.addZone(`R${round}`)
      const goods = await yard.addTrailer(`R${round}`, { zoneId: spot })
      const docks = await Promise.all(
        ['a', 'b'].map(name => yard.addZone(`D${round}${name}`, { zoneType: 'trailer_dock_spot' })),
      )
      const outcomes = await Promise.allSettled(
        docks.map(toZoneId => pending({ trailerId: goods, toZoneId: toZoneId ?? null })),
      )
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const lost = outcomes.find(one => one.status === 'rejected')
      expect(lost?.reason).toMatchObject({ code: 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER' })
    }
  })
})

describe('idempotencyKey', () => {
  it('makes one move however often and however simultaneously it is sent', async () => {
    const one = { trailerId: trailer, toZoneId: dock, idempotencyKey: 'key-1' }
    const moves = await Promise.all(Array.from({ length: 8 }, () => pending(one)))
    expect(new Set(moves.map(({ id }) => id)).size).toBe(1)
    const { count } = await app.db.kysely
      .selectFrom('moves')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('site_id', '=', yard.siteId)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('refuses the same key with other content', async () => {
    await draft({ trailerId: trailer, idempotencyKey: 'key-2' })
    await expect(draft({ trailerId: trailer, notes: 'x', idempotencyKey: 'key-2' })).rejects.toEqual(
      refused('IDEMPOTENCY_KEY_REUSED'),
    )
    await expect(pending({ trailerId: trailer, idempotencyKey: 'key-2' })).rejects.toEqual(
      refused('IDEMPOTENCY_KEY_REUSED'),
    )
    expect((await draft({ trailerId: trailer, idempotencyKey: 'key-2' })).trailer?.id).toBe(trailer)
  })

  it('answers the same move when the log keeps its making no more', async () => {
    const made = await draft({ trailerId: trailer, idempotencyKey: 'key-3' })
    await sql`delete from events where subject_id = ${made.id}`.execute(app.db.kysely)
    expect((await draft({ trailerId: trailer, idempotencyKey: 'key-3' })).id).toBe(made.id)
  })
})

describe('over the API', () => {
  const CREATE = `mutation($siteId: ID!, $metadata: JSON, $notes: String, $referenceId: String, $idempotencyKey: String) {
    createDraftMove(
      siteId: $siteId, type: trailer, moveCategory: production, metadata: $metadata, notes: $notes,
      referenceId: $referenceId, idempotencyKey: $idempotencyKey
    ) {
      id metadata notes history { event actorKind actorName fromStatus toStatus }
    }
  }`

  it('MV-PER-04 is refused to nobody and to people of other sites', async () => {
    const { siteId } = yard
    expect((await ask(app, null, CREATE, { siteId })).codes).toEqual(['UNAUTHORIZED'])
    expect((await ask(app, personAt('X', []), CREATE, { siteId })).codes).toEqual(['UNAUTHORIZED'])
  })

  it.each(['createDraftMove', 'createPendingMove'])(
    'MV-MUT-04 MV-MUT-05 MV-OPEN-11 MV-OPEN-118 %s takes every argument',
    async name => {
      const requestedTruckId = await yard.addTruck('AV-01')
      const said = {
        type: 'trailer',
        source: 'ui',
        priority: 2,
        moveCategory: 'preRelease',
        moveClass: 'courtesy',
        notes: 'slow',
        metadata: { enable_yard_inventory: true },
        referenceId: 'R-1',
      }
      const { siteId } = yard
      const ids = { siteId, fromZoneId: stall, toZoneId: dock, trailerId: trailer, requestedTruckId }
      const query = `mutation($siteId: ID!, $type: MoveType!, $source: MoveSource, $fromZoneId: ID, $toZoneId: ID,
        $trailerId: ID, $requestedTruckId: ID, $priority: Int, $moveCategory: MoveCategory!, $moveClass: MoveClass,
        $notes: String, $metadata: JSON, $referenceId: String) {
        ${name}(siteId: $siteId, type: $type, source: $source, fromZoneId: $fromZoneId, toZoneId: $toZoneId,
          trailerId: $trailerId, requestedTruckId: $requestedTruckId, priority: $priority, moveCategory: $moveCategory,
          moveClass: $moveClass, notes: $notes, metadata: $metadata, referenceId: $referenceId) {
          type source priority moveCategory moveClass notes metadata referenceId status
          fromZone { id } toZone { id } trailer { id } requestedTruck { id }
        }
      }`
      expect((await ask(app, yard.operator, query, { ...ids, ...said })).data?.[name]).toEqual({
        ...said,
        status: name === 'createDraftMove' ? 'draft' : 'pending',
        fromZone: { id: stall },
        toZone: { id: dock },
        trailer: { id: trailer },
        requestedTruck: { id: requestedTruckId },
      })
    },
  )

  it.each(['api', 'mission_planning'])(
    'MV-OPEN-66 the source follows from who asks: a person who writes %s is refused',
    async source => {
      const query = `mutation($siteId: ID!, $source: MoveSource) {
        createDraftMove(siteId: $siteId, type: trailer, moveCategory: production, source: $source) { id }
      }`
      for (const person of [
        yard.operator,
        yard.manager,
        { ...yard.operator, globalPermissions: ['admin'] },
      ]) {
        const refusal = await ask(app, person, query, { siteId: yard.siteId, source })
        expect(refusal).toMatchObject({ data: null, codes: ['BAD_INPUT'] })
        expect(refusal.messages).toEqual([`source must be ui, not ${source}: a person makes ui moves.`])
      }
    },
  )

  it.each([
    [false, 'accepted'],
    [true, null],
  ])(
    'MV-OPEN-66 MV-OPEN-19 an API key makes api moves; acknowledgesMoves %s: customerStatus %s',
    async (acknowledgesMoves, customerStatus) => {
      const id = randomUUID()
      const wanted = {
        name: 'Dock scheduler',
        scopes: ['moves_write'] as const,
        expiresAt: null,
        acknowledgesMoves,
      }
      const { key } = await createApiKey(app, yard.operator.id, yard.siteId, wanted)
      const user: User = {
        ...personAt('Dock scheduler', []),
        id: key.id,
        siteRoles: [{ siteId: yard.siteId, role: 'Partner' }],
        apiKey: { scopes: key.scopes, acknowledgesMoves },
      }
      const query = `mutation($siteId: ID!, $source: MoveSource, $type: MoveType!, $key: String) {
        createDraftMove(siteId: $siteId, type: $type, moveCategory: production, source: $source, idempotencyKey: $key) {
          source customerStatus history { actorKind actorName }
        }
      }`
      const call = (variables: object) =>
        ask(app, user, query, { siteId: yard.siteId, type: 'trailer', key: id, ...variables })
      const made = {
        source: 'api',
        customerStatus,
        history: [{ actorKind: 'api_key', actorName: 'Dock scheduler' }],
      }
      expect((await call({})).data?.createDraftMove).toEqual(made)
      expect((await call({ source: 'api' })).data?.createDraftMove).toEqual(made)
      expect((await call({ source: 'ui' })).codes).toEqual(['BAD_INPUT'])
      expect((await call({ source: 'mission_planning' })).codes).toEqual(['BAD_INPUT'])
      expect((await call({ type: 'go_to_zone', key: null })).codes).toEqual(['MOVE_DRAFT_VALIDATION:INVALID'])
    },
  )

  it('writes who made it into the history', async () => {
    const { data } = await ask(app, yard.operator, CREATE, {
      siteId: yard.siteId,
      metadata: { DIR: 'FORWARD' },
    })
    expect(data?.createDraftMove).toMatchObject({
      metadata: { DIR: 'FORWARD' },
      history: [
        {
          event: 'created',
          actorKind: 'user',
          actorName: yard.operator.name,
          fromStatus: null,
          toStatus: 'draft',
        },
      ],
    })
  })

  it.each([
    ['line breaks', 'first\r\nsecond\n\n\tthird '],
    ['emoji', '👩‍👩‍👧 ❤️ 🚛'],
    ['2,000 letters', 'ä'.repeat(2_000)],
  ])('MV-VAL-03 MV-OPEN-35 stores notes as they were entered: %s', async (_what, notes) => {
    const { data } = await ask(app, yard.operator, CREATE, { siteId: yard.siteId, notes })
    expect(data?.createDraftMove).toMatchObject({ notes })
  })

  it('MV-OPEN-35 refuses notes of more than 2,000 characters with the limit, and stores nothing', async () => {
    const moves = () => app.db.kysely.selectFrom('moves').select('id').execute()
    const before = await moves()
    const answer = await ask(app, yard.operator, CREATE, { siteId: yard.siteId, notes: 'x'.repeat(2_001) })
    expect(answer).toMatchObject({
      codes: ['BAD_INPUT'],
      messages: ['notes may have 2000 characters at most, not 2001.'],
    })
    expect(await moves()).toHaveLength(before.length)
  })

  it('MV-OPEN-119 stores empty notes as none', async () => {
    const { data } = await ask(app, yard.operator, CREATE, { siteId: yard.siteId, notes: '' })
    expect(data?.createDraftMove).toMatchObject({ notes: null })
  })

  it('MV-ENT-06 says what is wrong with garbage', async () => {
    const call = (variables: object) => ask(app, yard.operator, CREATE, { siteId: yard.siteId, ...variables })
    for (const metadata of [
      'x',
      [],
      7,
      { DIR: 'LEFT' },
      { foo: 1 },
      { __proto__x: 1 },
      { RT_NAME: 'x'.repeat(201) },
    ])
      expect((await call({ metadata })).codes).toEqual(['BAD_INPUT'])
    expect(await call({ notes: 'a\u0000b' })).toMatchObject({ codes: ['BAD_INPUT'] })
    for (const half of [{ notes: 'a\ud800b' }, { metadata: { RT_NAME: '\udc00' } }])
      expect(await call(half)).toMatchObject({
        codes: ['BAD_INPUT'],
        messages: ['Texts must be valid Unicode without the NUL character.'],
      })
    expect((await call({ metadata: { RT_NAME: 'x'.repeat(201) } })).messages).toEqual([
      'metadata.RT_NAME must be a text of at most 200 characters.',
    ])
    for (const name of ['referenceId', 'idempotencyKey'])
      expect((await call({ [name]: 'x'.repeat(201) })).codes).toEqual(['BAD_INPUT'])
    expect((await ask(app, yard.operator, CREATE, { siteId: "'; drop table moves" })).codes).toEqual([
      'BAD_INPUT',
    ])
  })
})
