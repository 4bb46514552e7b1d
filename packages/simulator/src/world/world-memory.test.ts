import { scaled } from '@tractrix/domain/test-scale'
import { describe, expect, it } from 'vitest'
import { RandomYard } from '../testing/random-yard.ts'

describe('a busy yard that is left and taken up again', () => {
  const yards = [
    { alias: 'krems', seed: 13 },
    { alias: 'baltimore', seed: 11 },
  ]
  it.each(scaled(yards.slice(0, 1), yards))(
    'goes on safely: nobody touches anybody, nobody is stuck for ever ($alias, seed $seed)',
    ({ alias, seed }) => {
      const yard = new RandomYard({ alias, trucks: alias === 'krems' ? 6 : 9, seed })
      for (let restart = 0; restart < 8; restart++) {
        yard.run(120, { orders: true, trouble: true })
        yard.restart()
      }
      expect(yard.settle(3_600)).toEqual([])
      expect(yard.collisions).toEqual([])
    },
    120_000,
  )

  it('has every truck on the very leg on which it was', () => {
    const yard = new RandomYard({ trucks: 9, seed: 14 })
    yard.run(400, { orders: true, trouble: false })
    const legs = () =>
      yard.test.trucks.map(
        ({ driver: { drive } }) =>
          drive && {
            goal: drive.leg.goal.name,
            drivenMeters: drive.drivenMeters,
            granted: drive.granted,
            released: drive.released,
          },
      )
    const places = () => yard.test.trucks.map(({ driver: { rig } }) => rig)
    const before = legs()
    const stood = places()
    expect(before.filter(leg => leg !== null).length).toBeGreaterThan(3)
    yard.restart()
    expect(legs()).toEqual(before)
    places().forEach((rig, truck) => {
      expect(Math.hypot(rig.x - stood[truck]!.x, rig.y - stood[truck]!.y)).toBeLessThan(0.5)
    })
  }, 60_000)
})
