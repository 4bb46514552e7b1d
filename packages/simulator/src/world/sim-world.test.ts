import { scaled } from '@tractrix/domain/test-scale'
import { describe, expect, it } from 'vitest'
import { buildOrder } from '../testing/build-order.ts'
import { TestWorld } from '../testing/build-world.ts'
import { RandomYard } from '../testing/random-yard.ts'

describe('many trucks in one yard', () => {
  it.each(scaled([1], [1, 2, 3]))(
    'never touch each other and all get their moves done (seed %i)',
    seed => {
      const yard = new RandomYard({ trucks: 9, seed })
      yard.run(1_500, { orders: true, trouble: false })
      expect(yard.settle(2_400)).toEqual([])
      expect(yard.collisions).toEqual([])
      expect(yard.done).toBeGreaterThan(15)
    },
    120_000,
  )

  it.each(scaled([4], [4, 5]))(
    'also when orders are canceled, trucks pause and emergency stops are pressed (seed %i)',
    seed => {
      const yard = new RandomYard({ trucks: 9, seed })
      yard.run(1_800, { orders: true, trouble: true })
      expect(yard.settle(3_600)).toEqual([])
      expect(yard.collisions).toEqual([])
    },
    120_000,
  )

  it('also where there is little room: a small yard with six trucks', () => {
    const yard = new RandomYard({ alias: 'krems', trucks: 6, seed: 6 })
    yard.run(1_500, { orders: true, trouble: true })
    expect(yard.settle(3_600)).toEqual([])
    expect(yard.collisions).toEqual([])
  }, 120_000)
})

describe('a world', () => {
  const run = (seed: number) => {
    const yard = new RandomYard({ trucks: 4, seed: 7 })
    const test = new TestWorld({ trucks: 3, seed })
    yard.run(300, { orders: true, trouble: true })
    const from = test.fullStall()
    const to = test.emptyStall()
    const trailerId = test.trailerIn(from)
    test.truck.take(
      buildOrder(test.truck, [
        { spot: from, action: 'pick', trailerId },
        { spot: to, action: 'drop', trailerId },
      ]),
    )
    test.run(400)
    return JSON.stringify([
      ...yard.test.trucks.map(truck => [truck.driver.rig, truck.battery.share, truck.truckState]),
      ...test.trucks.map(truck => [truck.driver.rig, truck.battery.share, truck.truckState]),
    ])
  }

  it('is the same again for the same seed, and another for another', () => {
    expect(run(1)).toBe(run(1))
    expect(run(1)).not.toBe(run(2))
  }, 60_000)
})
