import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../../platform/db/index.ts'
import { addYard, ask, type TestYard, testApp } from '../test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Whole')
})
afterAll(() => app.db.close())

const at = (minute: number) =>
  new Date(Date.parse('2026-03-01T12:00:00.000Z') + minute * 60_000).toISOString()

const EVERYTHING = `query($id: ID!) {
  move(id: $id) {
    id siteId additionalInfo canceledAt completedAt createdAt customerStatus deadline erroredAt errorMessage
    fromZone { id name enabled } toZone { id name enabled } inProgressAt pendingAt rejectedAt rejectedCode reassignedAt
    reassignedCode reassignedDescription priority moveCategory moveClass moveDuration notes
    partnerPayload { fromZone referenceId scac serial toZone } referenceId requestedTruck { id name } truck { id name }
    source status trailer { id inTransit scac serial dimensionCode lengthMeters } type metadata updatedAt version
    waitReasons { code message args zoneId helps }
  }
}`

it('MV-ENT-01 MV-ENT-02 MV-ENT-05 MV-OPEN-115 tells every field of a move as it is stored', async () => {
  const from = await yard.addZone('P1')
  const to = await yard.addZone('D1', { zoneType: 'trailer_dock_spot', enabled: false })
  const trailer = await yard.addTrailer('4711', { zoneId: from, inTransit: true })
  const truck = await yard.addTruck('AV-01')
  const asked = await yard.addTruck('AV-02')
  const id = randomUUID()
  const payload = { fromZone: 'North 1', referenceId: 'R1', scac: 'TEST', serial: '4711', toZone: 'Door 1' }
  const metadata = {
    DIR: 'REVERSE',
    RT_NAME: 'Perimeter',
    TC_MODE: 'BYPASS',
    enable_yard_inventory: true,
    staticRoute: 'Full Yard',
  }
  const plain = {
    type: 'trailer',
    source: 'api',
    status: 'error',
    priority: 3,
    notes: 'fragile',
  } as const
  const told = {
    moveCategory: 'nonProduction',
    moveClass: 'courtesy',
    referenceId: 'R1',
    customerStatus: 'accepted',
    errorMessage: 'No way.',
    rejectedCode: 'trailer_damaged',
    reassignedCode: 'weather_interrupt',
    reassignedDescription: 'Snow',
    moveDuration: 61,
    deadline: at(60),
    createdAt: at(0),
    updatedAt: at(9),
    pendingAt: at(1),
    inProgressAt: at(2),
    completedAt: at(3),
    canceledAt: at(4),
    erroredAt: at(5),
    rejectedAt: at(6),
    reassignedAt: at(7),
  } as const
  const snake = Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
      value,
    ]),
  ) as object as { move_category: 'nonProduction' }
  await app.db.kysely
    .insertInto('moves')
    .values({
      ...plain,
      ...snake,
      id,
      site_id: yard.siteId,
      from_zone_id: from,
      to_zone_id: to,
      trailer_id: trailer,
      truck_id: truck,
      requested_truck_id: asked,
      metadata: json(metadata),
      partner_payload: json(payload),
      additional_info: json({ seal: [1, { ok: true }] }),
      wait_reasons: json([
        { code: 'start_disabled', message: 'start P1 is disabled', zoneId: from, helps: null },
      ]),
    })
    .execute()
  const { data, codes } = await ask(app, yard.operator, EVERYTHING, { id })
  expect(codes).toEqual([])
  expect(data?.move).toEqual({
    ...plain,
    ...told,
    id,
    siteId: yard.siteId,
    fromZone: { id: from, name: 'P1', enabled: true },
    toZone: { id: to, name: 'D1', enabled: false },
    trailer: {
      id: trailer,
      inTransit: true,
      scac: 'TEST',
      serial: '4711',
      dimensionCode: 'standard',
      lengthMeters: 16.154,
    },
    truck: { id: truck, name: 'AV-01' },
    requestedTruck: { id: asked, name: 'AV-02' },
    metadata,
    partnerPayload: payload,
    additionalInfo: { seal: [1, { ok: true }] },
    version: 1,
    waitReasons: [
      { code: 'start_disabled', message: 'start P1 is disabled', args: {}, zoneId: from, helps: null },
    ],
  })
})

it('MV-ENT-01 a bare draft has nulls and empty lists, and fails nowhere', async () => {
  const id = randomUUID()
  await app.db.kysely
    .insertInto('moves')
    .values({
      id,
      site_id: yard.siteId,
      type: 'trailer',
      source: 'ui',
      status: 'draft',
      move_category: 'production',
    })
    .execute()
  const { data, codes } = await ask(app, yard.operator, EVERYTHING, { id })
  expect(codes).toEqual([])
  expect(data?.move).toMatchObject({
    fromZone: null,
    toZone: null,
    trailer: null,
    truck: null,
    requestedTruck: null,
    partnerPayload: null,
    additionalInfo: null,
    metadata: {},
    waitReasons: [],
    moveDuration: null,
    priority: 10,
  })
})
