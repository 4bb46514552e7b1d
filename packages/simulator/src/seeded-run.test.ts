import { expect, it } from 'vitest'
import { buildOrder, type Stop } from './testing/build-order.ts'
import { TestWorld } from './testing/build-world.ts'
import { RandomYard } from './testing/random-yard.ts'
import { RunRecord } from './testing/run-record.ts'

/** Trucks with moves at random, of which some are canceled, paused or fail. */
function randomMoves(alias: string, trucks: number, seed: number): string[] {
  const yard = new RandomYard({ alias, trucks, seed })
  const record = new RunRecord(yard.test.trucks)
  for (let second = 0; second < 900; second += 2) {
    yard.run(2, { orders: true, trouble: true })
    record.note()
  }
  return record.lines()
}

/** One truck with orders that are no trailer moves. */
function otherOrders(): string[] {
  const world = new TestWorld({ seed: 3, trucks: 2, faultRate: 0.1 })
  const record = new RunRecord(world.trucks)
  const from = world.fullStall(2)
  const trailerId = world.trailerIn(from)
  const charger = world.ground.yard.spots.find(spot => spot.kind === 'charging')!
  const orders: Stop[][] = [
    [{ action: 'runRoute', parameters: { routeName: 'East Court Loop', routeDirection: 'REVERSE' } }],
    [{ spot: from, action: 'hitchUnhitch', trailerId }],
    [{ spot: charger, action: 'startCharging' }],
    [{ spot: world.fullStall(5), action: 'detectObject', trailerId: world.trailerIn(world.fullStall(9)) }],
    [{ spot: world.emptyStall(), action: null }],
  ]
  for (const [index, stops] of orders.entries()) {
    const truck = world.trucks[index % 2]!
    truck.take(buildOrder(truck, stops))
    for (let second = 0; second < 400; second += 2) {
      world.run(2)
      record.note()
    }
  }
  return record.lines()
}

it('a seed makes the same run in every version, message by message', () => {
  const lines = [...randomMoves('baltimore', 5, 11), ...randomMoves('krems', 4, 12), ...otherOrders()]
  expect(lines).toEqual([
    'test-01, 1369.5 m, 0032821f023930f5',
    'test-02, 2257.8 m, 407087f67487e7ec',
    'test-03, 1322.2 m, 82f8498ee95032f8',
    'test-04, 1374.1 m, 1b66ed8959873c91',
    'test-05, 1105.2 m, e95ae3a8841cb073',
    'test-01, 788.3 m, 379a2eaabad390f5',
    'test-02, 1385.1 m, e4d5533225173cab',
    'test-03, 703.7 m, 3ac92f930a392cf2',
    'test-04, 690.3 m, b9808e80877a11ee',
    'test-01, 2401.7 m, a69c4589ef0cfbf1',
    'test-02, 1474.2 m, a882a9f609916031',
  ])
}, 120_000)
