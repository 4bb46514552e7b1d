import { describe, expect, it } from 'vitest'
import { RequestBudget } from './request-budget.ts'

const nothing = { queryCost: 0, answerBytes: 0, listFields: 0 }

describe('the budget of a person', () => {
  it('takes what a request and its answer cost, list fields of refused answers too', async () => {
    const budget = new RequestBudget()
    await budget.begin('a', 1_600, true)
    expect(await budget.spent('a')).toBe(300)
    await budget.begin('a', 1_600, false)
    expect(await budget.spent('a')).toBe(2_100)
    await budget.end('a', { queryCost: 50, answerBytes: 2_000, listFields: 0 })
    expect(await budget.spent('a')).toBe(2_250)
    await budget.end('a', { ...nothing, listFields: 160_000 })
    expect(await budget.spent('a')).toBe(322_250)
  })

  it('ends after some 47 of the largest answers a minute, and for nobody else', async () => {
    const budget = new RequestBudget()
    let answered = 0
    while ((await budget.begin('a', 3_000, true)) === null) {
      answered++
      await budget.end('a', { ...nothing, listFields: 160_000 })
    }
    expect(answered).toBe(47)
    const refused = await budget.begin('a', 3_000, true)
    expect(refused?.error.code).toBe('TOO_MANY_REQUESTS')
    expect(refused?.retryAfterSeconds).toBeGreaterThan(0)
    expect(refused?.retryAfterSeconds).toBeLessThanOrEqual(60)
    expect(await budget.begin('b', 3_000, true)).toBeNull()
  })
})
