import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addYard, ask, personAt, type TestYard, testApp } from '../moves/test-yard.ts'
import { eventsOf } from '../platform/event-log/test-events.ts'
import { ANY, saveTerms } from './test-terms.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let yards = 0

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.db.close())
beforeEach(async () => {
  yard = await addYard(app, `Terms${++yards}`)
})

const versions = async (user = yard.operator) => {
  const query = `query($siteId: ID!) {
    detentionTerms(siteId: $siteId) { id version validFrom currency savedBy rows { scac load freeHours priceMinor per } }
  }`
  const { data, codes } = await ask(app, user, query, { siteId: yard.siteId })
  return { codes, list: (data?.detentionTerms ?? []) as { id: string; version: number }[] }
}

describe('the table of free time and rates', () => {
  it('OP-OPEN-30 has a new version whenever a Manager saves it; earlier ones stay, and the log knows who and when', async () => {
    expect((await versions()).list).toEqual([])
    const hunt = { ...ANY, scac: ' hjbt', load: 'loaded' }
    expect((await saveTerms(app, yard, [ANY])).codes).toEqual([])
    const { data } = await saveTerms(app, yard, [hunt], { currency: 'EUR', basedOn: 1 })
    expect(data?.saveDetentionTerms).toEqual({
      version: 2,
      validFrom: '2026-03-02T08:00:00.000Z',
      savedAt: '2026-03-02T08:00:00.000Z',
      savedBy: yard.operator.name,
      currency: 'EUR',
      rows: [{ ...hunt, scac: 'HJBT' }],
    })
    const { list } = await versions()
    expect(list).toMatchObject([{ version: 1, rows: [ANY] }, { version: 2 }])
    const [event] = await eventsOf(app.db.kysely, list[1]!.id)
    expect(event).toMatchObject({ name: 'detention_terms.saved', data: { version: 2, currency: 'EUR' } })
  })

  it('OP-OPEN-30 can be planned, but not begin in the past once there is one', async () => {
    const past = '2026-01-01T00:00:00.000Z'
    expect((await saveTerms(app, yard, [ANY], { validFrom: past })).codes).toEqual([])
    const refused = await saveTerms(app, yard, [ANY], { validFrom: past })
    expect(refused.codes).toEqual(['BAD_INPUT'])
    expect(refused.messages).toEqual(['A table begins now or later: what has been charged stays.'])
    expect((await saveTerms(app, yard, [], { validFrom: '2026-04-01T00:00:00.000Z' })).codes).toEqual([])
  })

  it('OP-OPEN-30 is not overwritten by who has not seen the newest version', async () => {
    await saveTerms(app, yard, [ANY], { basedOn: 0 })
    expect((await saveTerms(app, yard, [], { basedOn: 0 })).codes).toEqual(['DETENTION_TERMS_CHANGED'])
    const both = await Promise.all([
      saveTerms(app, yard, [], { basedOn: 1 }),
      saveTerms(app, yard, [], { basedOn: 1 }),
    ])
    expect(both.flatMap(({ codes }) => codes)).toEqual(['DETENTION_TERMS_CHANGED'])
    expect((await versions()).list.map(({ version }) => version)).toEqual([1, 2])
  })

  it.each([
    [{ freeHours: -1 }, 'Free time is a whole number of hours, 0 to 8760.'],
    [{ priceMinor: -1 }, 'A rate is an amount of money, 0 to 1000000.'],
    [{ scac: 'H8' }, 'A carrier code has 2 to 4 letters.'],
  ])('OP-OPEN-30 refuses %j', async (changes, sentence) => {
    const { codes, messages } = await saveTerms(app, yard, [{ ...ANY, ...changes }])
    expect([codes, messages]).toEqual([['BAD_INPUT'], [sentence]])
    expect((await versions()).list).toEqual([])
  })

  it('OP-OPEN-30 is changed by Managers and admins only, and not seen by strangers', async () => {
    expect((await saveTerms(app, yard, [ANY], {}, yard.operator)).codes).toEqual(['UNAUTHORIZED'])
    expect((await saveTerms(app, yard, [ANY], {}, personAt('Admin', [], ['admin']))).codes).toEqual([])
    expect((await versions(personAt('Stranger', []))).codes).toEqual(['UNAUTHORIZED'])
  })
})
