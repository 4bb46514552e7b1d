import { describe, expect, it } from 'vitest'
import { provide } from './server-context.ts'
import { serviceKey } from './services.ts'
import { testContext } from './test-context.ts'

const COUNTER = serviceKey<{ count: number }>('counter')
const DOUBLE = serviceKey<number>('double')

describe('services of a context', () => {
  it('are made once, when they are asked for, and may ask for each other', () => {
    let made = 0
    const { services } = testContext({}, [
      provide(DOUBLE, context => 2 * context.services.get(COUNTER).count),
      provide(COUNTER, () => ({ count: ++made })),
    ])
    expect(made).toBe(0)
    expect(services.get(DOUBLE)).toBe(2)
    expect(services.get(COUNTER)).toBe(services.get(COUNTER))
    expect(made).toBe(1)
  })

  it('belong to one server each', () => {
    const provided = [provide(COUNTER, () => ({ count: 0 }))]
    testContext({}, provided).services.get(COUNTER).count = 7
    expect(testContext({}, provided).services.get(COUNTER)).toEqual({ count: 0 })
  })

  it('are refused by name when nobody provides them, when two do, and when they need themselves', () => {
    const { services } = testContext({}, [provide(DOUBLE, context => context.services.get(DOUBLE))])
    expect(() => services.get(COUNTER)).toThrow('no part of this server provides the service "counter"')
    expect(() => services.get(DOUBLE)).toThrow('the service "double" needs itself to be made')
    const twice = [provide(COUNTER, () => ({ count: 0 })), provide(COUNTER, () => ({ count: 1 }))]
    expect(() => testContext({}, twice)).toThrow('two parts provide the service "counter"')
  })

  it('are tried anew when making them failed', () => {
    let works = false
    const { services } = testContext({}, [
      provide(DOUBLE, () => {
        if (!works) throw new Error('not yet')
        return 4
      }),
    ])
    expect(() => services.get(DOUBLE)).toThrow('not yet')
    works = true
    expect(services.get(DOUBLE)).toBe(4)
  })
})
