import { describe, expect, it } from 'vitest'
import { VehicleEndpoint } from '../client/vehicle-endpoint.ts'
import { buildOrder } from '../testing/build-order.ts'
import { TestWorld } from '../testing/build-world.ts'

/** How ten trailer moves end, each in words. */
function outcomes(faultRate: number, seed = 1): string[] {
  const world = new TestWorld({ alias: 'krems', faultRate, seed })
  return Array.from({ length: 10 }, (_, index) => {
    const { truck } = world
    const from = world.fullStall(index)
    const to = world.emptyStall()
    const trailerId = truck.trailer?.id ?? world.trailerIn(from)
    const drop = { spot: to, action: 'drop' as const, trailerId }
    const pick = { spot: from, action: 'pick' as const, trailerId }
    truck.take(buildOrder(truck, truck.trailer === null ? [pick, drop] : [drop]))
    world.until(() => !truck.run!.active)
    return truck.run!.failure ?? 'done'
  })
}

describe('orders that fail by chance', () => {
  it('are none at rate 0, all at rate 1, and some in between', () => {
    expect(new Set(outcomes(0))).toEqual(new Set(['done']))
    expect(outcomes(1)).not.toContain('done')
    const some = outcomes(0.5)
    expect(some).toContain('done')
    expect(some.filter(each => each !== 'done').length).toBeGreaterThan(1)
  }, 30_000)

  it('are the same again for the same seed, and others for another', () => {
    expect(outcomes(0.5)).toEqual(outcomes(0.5))
    expect(outcomes(0.5)).not.toEqual(outcomes(0.5, 3))
  }, 30_000)

  it('say what went wrong at the action that failed', () => {
    const world = new TestWorld({ faultRate: 1 })
    const { truck } = world
    truck.take(buildOrder(truck, [{ spot: world.spot('CHG1'), action: 'startCharging' }]))
    world.until(() => !truck.run!.active)
    expect(truck.run!.actionStates[0]).toMatchObject({
      actionStatus: 'FAILED',
      resultDescription: 'The charging plug did not lock. (Simulated fault.)',
    })
    expect(truck.battery.charging).toBe(false)
  })

  it('tell by a fatal error when the order had no action, until the next order', () => {
    const world = new TestWorld({ faultRate: 1 })
    const { truck } = world
    const endpoint = new VehicleEndpoint(truck)
    const order = buildOrder(truck, [{ spot: world.emptyStall(), action: null }])
    truck.take(order)
    world.until(() => !truck.run!.active)
    expect(endpoint.errors).toEqual([
      {
        errorType: 'orderFailed',
        errorLevel: 'FATAL',
        errorDescription: 'The truck lost its position on the map. (Simulated fault.)',
        errorReferences: [{ referenceKey: 'orderId', referenceValue: order.orderId }],
      },
    ])
    world.run(60)
    truck.take(buildOrder(truck, [{ spot: world.emptyStall(3), action: null }]))
    expect(endpoint.errors).toEqual([])
  })
})
