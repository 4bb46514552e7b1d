import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, ask, type TestYard, testApp } from '../moves/test-yard.ts'
import { eventsOf } from '../platform/event-log/test-events.ts'
import { ANY, describeTrailer, HOUR, saveTerms } from './test-terms.ts'

const CLOCK = `from endedAt load startedAt startedBy state leftSeconds freeUntil holdReason sentence { message }
  terms { version scac load freeHours priceMinor currency per } holds { from to reason }
  charge { minor currency } earlierCharges { minor currency } nextCharge { at amount { minor } }`

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let trailer: string
let yards = 0
const began = Date.parse('2026-03-02T08:00:00.000Z')
const hour = (hours: number) => new Date(began + hours * HOUR).toISOString()

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  app.clock.time = began
  yard = await addYard(app, `Clocks${++yards}`)
  trailer = await yard.addTrailer('1')
  await describeTrailer(app, trailer, { created_at: hour(0), loaded: true })
})

async function clockAt(hours: number, user = yard.operator) {
  app.clock.time = began + hours * HOUR
  const query = `query($id: ID!) { getTrailer(id: $id) { detention { ${CLOCK} } } }`
  const { data, codes } = await ask(app, user, query, { id: trailer })
  expect(codes).toEqual([])
  return (data!.getTrailer as { detention: Record<string, unknown> | null }).detention
}

async function statementAt(hours: number) {
  app.clock.time = began + hours * HOUR
  const query = `query($id: ID!) { detentionStatement(trailerId: $id) { lines { ${CLOCK} } totals { minor currency } } }`
  const { data, codes } = await ask(app, yard.operator, query, { id: trailer })
  expect(codes).toEqual([])
  return data!.detentionStatement as { lines: Record<string, unknown>[]; totals: unknown[] }
}

const act = (hours: number, mutation: string, user = yard.operator) => {
  app.clock.time = began + hours * HOUR
  return ask(app, user, `mutation($id: ID!) { answer: ${mutation} { id detention { state holdReason } } }`, {
    id: trailer,
  })
}
const HOLD = 'holdDetention(trailerId: $id, reason: " door blocked ")'
const RELEASE = 'releaseDetention(trailerId: $id)'

describe('the clock of a trailer', () => {
  it('OP-OPEN-30 says "no terms" instead of zero where the site has none', async () => {
    expect(await clockAt(500)).toMatchObject({
      ...{ state: 'no_terms', startedBy: 'checked_in', startedAt: hour(0), terms: null, charge: null },
      ...{ leftSeconds: null, freeUntil: null, nextCharge: null, sentence: { message: 'no terms' } },
    })
  })

  it('OP-OPEN-30 names its start and its terms, warns before the free time is over, and tells the cost then', async () => {
    await saveTerms(app, yard, [ANY, { ...ANY, scac: 'TEST', load: 'loaded', freeHours: 24 }])
    expect(await clockAt(1)).toMatchObject({
      ...{ state: 'free', freeUntil: hour(24), leftSeconds: 23 * 3600, charge: { minor: 0 } },
      terms: { version: 1, scac: 'TEST', load: 'loaded', freeHours: 24, currency: 'USD' },
    })
    expect(await clockAt(13)).toMatchObject({ state: 'soon', sentence: { message: '11 h left' } })
    expect(await clockAt(50)).toMatchObject({
      ...{ state: 'over', leftSeconds: -26 * 3600, sentence: { message: 'Over 1 d 2 h' } },
      ...{
        charge: { minor: 15_000, currency: 'USD' },
        nextCharge: { at: hour(72), amount: { minor: 7_500 } },
      },
    })
  })

  it('OP-OPEN-30 begins anew when a person says that the trailer was emptied; the statement has both', async () => {
    await saveTerms(app, yard, [ANY, { ...ANY, load: 'empty', freeHours: 5, priceMinor: 100, per: 'hour' }])
    await act(60, 'updateTrailer(id: $id, loaded: false)')
    expect(await clockAt(66.5)).toMatchObject({
      ...{ from: hour(60), load: 'empty', startedBy: 'load_changed', charge: { minor: 200 } },
      earlierCharges: [{ minor: 7_500, currency: 'USD' }],
    })
    const { lines, totals } = await statementAt(66.5)
    expect(lines).toMatchObject([
      { from: hour(0), endedAt: hour(60), load: 'loaded', charge: { minor: 7_500 } },
      { from: hour(60), endedAt: null, load: 'empty', charge: { minor: 200 } },
    ])
    expect(totals).toEqual([{ minor: 7_700, currency: 'USD' }])
  })

  it('OP-OPEN-30 begins with a check-in that says the load, and ends with the check-out', async () => {
    await saveTerms(app, yard, [ANY])
    const { data } = await ask(
      app,
      yard.operator,
      'mutation($id: ID!) { checkInTrailer(siteId: $id, scac: "WERN", serial: "9", loaded: false) { id } }',
      { id: yard.siteId },
    )
    trailer = (data!.checkInTrailer as { id: string }).id
    await act(50, 'checkOutTrailer(id: $id)')
    expect((await statementAt(500)).lines).toMatchObject([
      { from: hour(0), endedAt: hour(50), load: 'empty', state: 'over', charge: { minor: 7_500 } },
    ])
  })

  it('OP-OPEN-30 keeps its terms when others are saved; a trailer that had none takes the first for it', async () => {
    await saveTerms(app, yard, [{ ...ANY, scac: 'WERN' }])
    app.clock.time = began + 10 * HOUR
    await saveTerms(app, yard, [ANY])
    app.clock.time = began + 20 * HOUR
    await saveTerms(app, yard, [{ ...ANY, freeHours: 0 }])
    expect(await clockAt(21)).toMatchObject({
      ...{ from: hour(0), startedAt: hour(10), startedBy: 'terms_set', freeUntil: hour(58) },
      terms: { version: 2 },
    })
  })
})

describe('holding a clock', () => {
  beforeEach(async () => {
    await saveTerms(app, yard, [ANY])
  })

  it('OP-OPEN-30 stops it until it is released, and the log knows who and why', async () => {
    const held = await act(40, HOLD)
    expect(held.data?.answer).toMatchObject({ detention: { state: 'held', holdReason: 'door blocked' } })
    expect(await clockAt(90)).toMatchObject({
      ...{ state: 'held', leftSeconds: 8 * 3600, freeUntil: null, charge: { minor: 0 } },
      holds: [{ from: hour(40), to: null, reason: 'door blocked' }],
    })
    expect((await act(90, RELEASE)).data?.answer).toMatchObject({ detention: { holdReason: null } })
    expect(await clockAt(99)).toMatchObject({ state: 'over', freeUntil: hour(98), charge: { minor: 7_500 } })
    const events = await eventsOf(app.db.kysely, trailer)
    expect(events.map(({ name }) => name)).toEqual(['trailer.clock_held', 'trailer.clock_released'])
    expect(events[0]).toMatchObject({ actorId: yard.operator.id, data: { reason: 'door blocked' } })
  })

  it('OP-OPEN-30 is refused twice, without a reason, for a trailer that left, and to who may only look', async () => {
    expect((await act(1, RELEASE)).messages).toEqual(['The clock of this trailer is not held.'])
    expect((await act(1, 'holdDetention(trailerId: $id, reason: " ")')).codes).toEqual(['BAD_INPUT'])
    await act(1, HOLD)
    const again = await act(2, HOLD)
    expect([again.codes, again.messages]).toEqual([
      ['DETENTION_STATE'],
      ['The clock of this trailer is held already.'],
    ])
    await describeTrailer(app, trailer, { archived: true, archived_at: hour(3) })
    expect((await act(4, RELEASE)).messages).toEqual(['This trailer is checked out.'])
    const customer = { ...yard.operator, siteRoles: [{ siteId: yard.siteId, role: 'Customer' as const }] }
    expect((await act(4, HOLD, customer)).codes).toEqual(['UNAUTHORIZED'])
    expect(await clockAt(4, customer)).not.toBeNull()
    const driver = { ...yard.operator, siteRoles: [{ siteId: yard.siteId, role: 'Driver' as const }] }
    expect(await clockAt(4, driver)).toBeNull()
  })
})
