import { DEFAULT_UNDO_CHECKOUT_MS } from '@tractrix/domain/sites'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, ask, personAt, type TestYard, testApp } from '../../moves/test-yard.ts'
import { json } from '../../platform/db/index.ts'
import { eventsOf } from '../../platform/event-log/test-events.ts'

const ALL = `id scac serial type dimensionCode lengthMeters loaded inTransit otrDropOffConfirmed notes archived archivedAt
  zone { name } priorZone { name }`
const OCCUPIED = 'TRAILER_SERVICE_UPDATE:TRAILER_UPDATE_VALIDATION:DUPLICATE_ZONE'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let stall: string
let dock: string
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Stays${++yards}`)
  stall = await yard.addZone('P1')
  dock = await yard.addZone('D1', { zoneType: 'trailer_dock_spot' })
})

type Answer = Awaited<ReturnType<typeof ask>>
const trailerOf = ({ data }: Answer) => data?.answer as Record<string, unknown> & { id: string }

const checkIn = (given: Record<string, unknown> = {}) =>
  ask(
    app,
    yard.operator,
    `mutation($siteId: ID!, $scac: String!, $serial: String!, $dimensionCode: String, $loaded: Boolean,
      $otrDropOffConfirmed: Boolean, $notes: String, $zoneId: ID) {
      answer: checkInTrailer(siteId: $siteId, scac: $scac, serial: $serial, dimensionCode: $dimensionCode, loaded: $loaded,
        otrDropOffConfirmed: $otrDropOffConfirmed, notes: $notes, zoneId: $zoneId) { ${ALL} }
    }`,
    { siteId: yard.siteId, scac: 'wern', serial: ' 74 4205b', zoneId: stall, ...given },
  )
const act = (mutation: string, id: string, by = yard.operator) =>
  ask(app, by, `mutation($id: ID!) { answer: ${mutation}(id: $id) { ${ALL} } }`, { id })
const update = (id: string, given: Record<string, unknown>) => {
  const types: Record<string, string> = { loaded: 'Boolean', inTransit: 'Boolean', zoneId: 'ID' }
  const names = Object.keys(given)
  const declared = names.map(name => `, $${name}: ${types[name] ?? 'String'}`).join('')
  const passed = names.map(name => `, ${name}: $${name}`).join('')
  const query = `mutation($id: ID!${declared}) { answer: updateTrailer(id: $id${passed}) { ${ALL} } }`
  return ask(app, yard.operator, query, { id, ...given })
}
const configure = (config: object) =>
  app.db.kysely
    .updateTable('sites')
    .set({ config: json(config) })
    .where('id', '=', yard.siteId)
    .execute()
const arrived = async (given?: Record<string, unknown>) => trailerOf(await checkIn(given)).id
const namesOf = async (id: string) => (await eventsOf(app.db.kysely, id)).map(({ name }) => name)
const messagesOf = ({ messages }: Answer) => messages

describe('a trailer comes', () => {
  it('OP-MUT-01 OP-TRM-07 OP-TRS-01 OP-OPEN-104 stands in its spot, with what was said of it, and everybody is told', async () => {
    const answer = await checkIn({ dimensionCode: 'container_40', loaded: true, notes: ' seal 12 ' })
    expect(trailerOf(answer)).toMatchObject({
      scac: 'WERN',
      serial: '74 4205B',
      type: 'containerChassis',
      lengthMeters: 12.192,
      loaded: true,
      notes: 'seal 12',
      otrDropOffConfirmed: true,
      inTransit: false,
      archived: false,
      zone: { name: 'P1' },
    })
    const [came] = await eventsOf(app.db.kysely, trailerOf(answer).id)
    expect(came).toMatchObject({
      name: 'trailer.checked_in',
      data: { changes: { scac: { from: null, to: 'WERN' }, zoneId: { from: null, to: stall } } },
    })
    expect(await namesOf(stall)).toEqual(['zone.occupancy_changed'])
  })

  it('OP-TRS-08 starts unconfirmed where drop-offs are confirmed, unless somebody saw it', async () => {
    await configure({ enableTrailerConfirmDropoff: true })
    expect(trailerOf(await checkIn())).toMatchObject({ otrDropOffConfirmed: false })
    const seen = await checkIn({ serial: '2', zoneId: dock, otrDropOffConfirmed: true })
    expect(trailerOf(seen)).toMatchObject({ otrDropOffConfirmed: true })
  })

  it.each([
    ['OP-TRM-05', { scac: '  ' }, 'Carrier is required'],
    ['OP-TRM-06', { scac: 'WERNE' }, 'Input must be between 2 and 4 characters'],
    ['OP-OPEN-108', { scac: 'W1' }, 'Carrier must contain only letters'],
    ['OP-TRM-08', { serial: '' }, 'Trailer # is required'],
    ['OP-TRM-09', { serial: '744-205' }, 'Trailer # must contain only letters, numbers or spaces'],
    ['OP-TRM-09', { serial: '7'.repeat(31) }, 'Trailer # must have at most 30 characters'],
  ])('%s is refused with %o', async (_row, given, message) => {
    const answer = await checkIn(given)
    expect(answer.codes).toEqual(['BAD_INPUT'])
    expect(messagesOf(answer)).toEqual([message])
  })

  it('OP-TRM-11 OP-OPEN-108 is on site once, whatever the case of its name', async () => {
    await checkIn()
    const again = await checkIn({ scac: 'Wern', serial: '74 4205B', zoneId: dock })
    expect(again.codes).toEqual(['TRAILER_ALREADY_ON_SITE'])
    expect(messagesOf(again)).toEqual(['This trailer is already on site'])
  })

  it('MV-ERR-06 is not put where another stands, where no trailer can stand, or into a foreign yard', async () => {
    await checkIn()
    expect((await checkIn({ serial: '2' })).codes).toEqual([OCCUPIED])
    const lane = await yard.addZone('Lane 4', { zoneType: 'autonomous' })
    const onLane = await checkIn({ serial: '2', zoneId: lane })
    expect(onLane.codes).toEqual(['BAD_INPUT'])
    expect(messagesOf(onLane)).toEqual(['Lane 4 is no spot for trailers.'])
    const other = await addYard(app, `StaysOther${yards}`)
    const theirs = await other.addZone('P9')
    expect((await checkIn({ serial: '2', zoneId: theirs })).codes).toEqual(['UNAUTHORIZED'])
    expect((await checkIn({ siteId: other.siteId, zoneId: theirs })).codes).toEqual(['UNAUTHORIZED'])
  })

  it('OP-MUT-01 is nothing to an administrator either at a site that is not there', async () => {
    const admin = personAt('Admin', [], ['admin'])
    const answer = await ask(
      app,
      admin,
      'mutation($siteId: ID!) { checkInTrailer(siteId: $siteId, scac: "WERN", serial: "1") { id } }',
      { siteId: '00000000-0000-4000-8000-000000000000' },
    )
    expect(answer.codes).toEqual(['UNAUTHORIZED'])
  })

  it('OP-MUT-01 of two people who check in the same trailer, or two into one spot, one wins', async () => {
    const same = await Promise.all([checkIn(), checkIn({ zoneId: dock })])
    expect(same.flatMap(({ codes }) => codes)).toEqual(['TRAILER_ALREADY_ON_SITE'])
    const free = await yard.addZone('P2')
    const oneSpot = await Promise.all(['5', '6'].map(serial => checkIn({ serial, zoneId: free })))
    expect(oneSpot.flatMap(({ codes }) => codes)).toEqual([OCCUPIED])
  })
})

describe('a trailer leaves', () => {
  it('OP-TRS-02 OP-MUT-02 frees its spot, and is listed as checked out', async () => {
    const id = await arrived()
    expect(trailerOf(await act('checkOutTrailer', id))).toMatchObject({
      archived: true,
      archivedAt: app.clock.now().toISOString(),
      zone: null,
      priorZone: { name: 'P1' },
    })
    expect((await checkIn({ serial: '2' })).codes).toEqual([])
    const again = await act('checkOutTrailer', id)
    expect(again.codes).toEqual(['TRAILER_STATE'])
    expect(messagesOf(again)).toEqual(['This trailer is checked out.'])
  })

  it('OP-TRS-09 OP-TRS-10 OP-OPEN-102 OP-OPEN-103 stays while a move needs it, and in transit', async () => {
    const id = await arrived({ dimensionCode: 'standard' })
    const { data } = await ask(
      app,
      yard.operator,
      `mutation($siteId: ID!, $id: ID!, $dock: ID!) {
        createDraftMove(siteId: $siteId, type: trailer, moveCategory: production, trailerId: $id, toZoneId: $dock) { id }
      }`,
      { siteId: yard.siteId, id, dock },
    )
    const draft = data?.createDraftMove as { id: string }
    expect((await act('checkOutTrailer', id)).codes).toEqual([])
    await act('undoTrailerCheckout', id)
    await app.db.kysely.updateTable('moves').set({ status: 'pending' }).where('id', '=', draft.id).execute()
    expect(messagesOf(await act('checkOutTrailer', id))).toEqual(['Trailer Is In Use'])
    await app.db.kysely.updateTable('moves').set({ status: 'complete' }).where('id', '=', draft.id).execute()
    await update(id, { inTransit: true, zoneId: null })
    expect(messagesOf(await act('checkOutTrailer', id))).toEqual(['Trailer Is In Transit'])
  })

  it('OP-TRS-06 OP-TRS-07 OP-MUT-04 OP-SPT-03 can leave once its drop-off is confirmed', async () => {
    await configure({ enableTrailerConfirmDropoff: true })
    const id = await arrived()
    await update(id, { inTransit: true })
    expect(messagesOf(await act('checkOutTrailer', id))).toEqual([
      'The drop-off of this trailer is not confirmed.',
    ])
    const confirmed = { otrDropOffConfirmed: true, inTransit: false }
    expect(trailerOf(await act('confirmDropOff', id))).toMatchObject(confirmed)
    expect(trailerOf(await act('confirmDropOff', id))).toMatchObject(confirmed)
    expect(await namesOf(id)).toEqual(['trailer.checked_in', 'trailer.edited', 'trailer.drop_off_confirmed'])
    expect((await act('checkOutTrailer', id)).codes).toEqual([])
    expect((await act('confirmDropOff', id)).codes).toEqual(['TRAILER_STATE'])
  })
})

describe('a checkout is undone', () => {
  it('OP-TRS-03 OP-MUT-03 puts the trailer back into its spot', async () => {
    const id = await arrived()
    await act('checkOutTrailer', id)
    expect(trailerOf(await act('undoTrailerCheckout', id))).toMatchObject({
      archived: false,
      archivedAt: null,
      zone: { name: 'P1' },
    })
    expect(messagesOf(await act('undoTrailerCheckout', id))).toEqual(['This trailer is on site.'])
  })

  it('OP-OPEN-106 puts it back without a spot when that was taken meanwhile', async () => {
    const id = await arrived()
    await act('checkOutTrailer', id)
    await checkIn({ serial: '2' })
    expect(trailerOf(await act('undoTrailerCheckout', id))).toMatchObject({ archived: false, zone: null })
  })

  it('OP-TRS-04 OP-TRS-05 OP-OPEN-51 OP-OPEN-105 only within the time of the site, and not beside a namesake', async () => {
    const id = await arrived()
    await act('checkOutTrailer', id)
    app.clock.advance(DEFAULT_UNDO_CHECKOUT_MS + 1)
    expect(messagesOf(await act('undoTrailerCheckout', id))).toEqual([
      'This checkout can no longer be undone. Check the trailer in again.',
    ])
    await configure({ trailerUndoCheckoutExpiration: 2 * DEFAULT_UNDO_CHECKOUT_MS })
    const again = await arrived()
    expect(again).not.toBe(id)
    expect(messagesOf(await act('undoTrailerCheckout', id))).toEqual(['Trailer is already checked in'])
    await act('checkOutTrailer', again)
    expect((await act('undoTrailerCheckout', id)).codes).toEqual([])
  })
})

describe('a trailer is corrected', () => {
  it('OP-MUT-05 changes what is given and leaves the rest', async () => {
    const id = await arrived({ loaded: true, notes: 'seal 12', dimensionCode: 'standard' })
    await app.db.kysely.updateTable('trailers').set({ type: 'reefer' }).where('id', '=', id).execute()
    const same = { dimensionCode: 'standard', zoneId: stall }
    expect(trailerOf(await update(id, { serial: '9', loaded: null, ...same }))).toMatchObject({
      serial: '9',
      loaded: null,
      notes: 'seal 12',
      type: 'reefer',
    })
    expect(trailerOf(await update(id, { dimensionCode: 'container_20' }))).toMatchObject({
      type: 'containerChassis',
      lengthMeters: 6.058,
    })
    expect((await eventsOf(app.db.kysely, id)).at(-2)).toMatchObject({
      name: 'trailer.edited',
      data: { changes: { serial: { from: '74 4205B', to: '9' }, loaded: { from: true, to: null } } },
    })
    const before = await namesOf(id)
    await update(id, { serial: '9' })
    expect(await namesOf(id)).toEqual(before)
  })

  it('OP-SPT-06 OP-TRS-07 is moved to a free spot or out of one, and is in transit no more where it stands', async () => {
    const id = await arrived()
    await update(id, { inTransit: true, zoneId: null })
    const moved = await update(id, { zoneId: dock })
    expect(trailerOf(moved)).toMatchObject({
      inTransit: false,
      zone: { name: 'D1' },
      priorZone: { name: 'P1' },
    })
    expect(trailerOf(await update(id, { zoneId: null }))).toMatchObject({
      zone: null,
      priorZone: { name: 'D1' },
    })
    await checkIn({ serial: '2' })
    expect((await update(id, { zoneId: stall })).codes).toEqual([OCCUPIED])
  })

  it('OP-TRM-11 does not become another trailer, and not after it left', async () => {
    const id = await arrived()
    await checkIn({ serial: '2', zoneId: dock })
    expect((await update(id, { serial: '2' })).codes).toEqual(['TRAILER_ALREADY_ON_SITE'])
    expect((await update(id, { scac: '1' })).codes).toEqual(['BAD_INPUT'])
    await act('checkOutTrailer', id)
    expect((await update(id, { notes: 'gone' })).codes).toEqual(['TRAILER_STATE'])
  })

  it('OP-OPEN-01 is of its own site only', async () => {
    const id = await arrived()
    const other = await addYard(app, `StaysForeign${yards}`)
    for (const mutation of ['checkOutTrailer', 'undoTrailerCheckout', 'confirmDropOff', 'updateTrailer'])
      for (const unknown of [id, '00000000-0000-4000-8000-000000000000'])
        expect((await act(mutation, unknown, other.operator)).codes).toEqual(['UNAUTHORIZED'])
  })
})
