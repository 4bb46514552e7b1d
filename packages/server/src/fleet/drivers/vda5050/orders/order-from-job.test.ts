import { MOVE_TYPES } from '@tractrix/domain/moves'
import { createHeaderStamp, validateOrder } from '@tractrix/fleet-protocol'
import { describe, expect, it } from 'vitest'
import { buildJob, buildStop, DOCK } from '../../../testing/build-job.ts'
import { dialectOf, KNOWN_DIALECTS } from '../dialect/dialect.ts'
import { planJob } from './job-plan.ts'
import { expectationOf, orderFromJob } from './order-from-job.ts'

const header = createHeaderStamp(() => 0)({ manufacturer: 'tractrix', serialNumber: 'bwi-av-01' }, 'order')
const metadata = { RT_NAME: 'north loop', DIR: 'REVERSE', TC_MODE: 'BYPASS' } as const

const orderOf = (job: ReturnType<typeof buildJob>, manufacturer = 'tractrix') => {
  const steps = planJob(job)!
  const start = { x: 1, y: 2, mapId: 'bwi2' }
  const order = orderFromJob(job, steps, start, dialectOf(manufacturer, KNOWN_DIALECTS), header)
  return { order, expected: expectationOf(job, steps) }
}

/** What is done at each node, in order: zone names and action types. */
const shapeOf = (job: ReturnType<typeof buildJob>) =>
  orderOf(job).order.nodes.map(node =>
    [node.nodeDescription ?? 'here', ...node.actions.map(action => action.actionType)].join(' '),
  )

describe('the order of a job', () => {
  it.each(MOVE_TYPES)(
    'MV-ENT-04 %s is a valid order of VDA 5050 2.1.0 and known by what can be rebuilt',
    kind => {
      for (const job of [
        buildJob({ kind, metadata }),
        buildJob({ kind, from: DOCK, to: DOCK, trailer: null }),
      ]) {
        const { order, expected } = orderOf(job)
        expect(validateOrder(order)).toMatchObject({ ok: true })
        expect(expected).toEqual({
          orderId: order.orderId,
          lastSequenceId: order.nodes.at(-1)!.sequenceId,
          actions: order.nodes.flatMap(node =>
            node.actions.map(({ actionId, actionType }) => ({ actionId, actionType })),
          ),
        })
        expect(order.nodes.map(node => node.sequenceId)).toEqual(order.nodes.map((_, index) => 2 * index))
        expect(order.edges.map(edge => [edge.startNodeId, edge.endNodeId, edge.sequenceId])).toEqual(
          order.nodes.slice(1).map((node, index) => [order.nodes[index]!.nodeId, node.nodeId, 2 * index + 1]),
        )
      }
    },
  )

  it.each([
    ['trailer', ['here', 'P12 pick', 'D3 drop']],
    ['trailer_attached', ['here', 'D3 drop']],
    ['stage', ['here', 'D3 stage']],
    ['repark', ['here', 'P12 pick', 'P12 drop']],
    ['go_to_charger', ['here', 'D3 startCharging']],
    ['go_to_zone', ['here', 'D3']],
    ['find_trailer', ['here', 'D3 detectObject']],
    ['yard_inventory', ['here', 'D3 yardInventory']],
    ['go_mission', ['here', 'D3 goMission']],
    ['truck_controlled_move', ['here', 'D3 truckControlledMove']],
    ['run_route', ['here', 'D3 runRoute']],
    ['hitch_unhitch_torture', ['here', 'P12 hitchUnhitch']],
    ['back_trailer_torture_no_drop', ['here', 'D3 backTrailerNoDrop']],
  ] as const)('%s drives and does the right things', (kind, shape) => {
    expect(shapeOf(buildJob({ kind }))).toEqual(shape)
  })

  it('is done where the truck stands when a mission names no place', () => {
    expect(shapeOf(buildJob({ kind: 'run_route', from: null, to: null }))).toEqual(['here runRoute'])
  })

  it.each(['trailer', 'trailer_attached', 'stage', 'go_to_charger', 'go_to_zone', 'repark'] as const)(
    '%s without a place is no order',
    kind => {
      expect(planJob(buildJob({ kind, from: null, to: null }))).toBeNull()
    },
  )

  it('MV-ENT-06 MV-ENT-07 tells the truck the trailer, the spot and the route', () => {
    const { order } = orderOf(buildJob({ metadata }))
    const parameters = Object.fromEntries(
      order.nodes[1]!.actions[0]!.actionParameters!.map(({ key, value }) => [key, value]),
    )
    expect(parameters).toEqual({
      stationType: 'trailer_parking_spot',
      stationName: 'P12',
      zoneId: buildStop().zoneId,
      loadType: 'trailer',
      loadId: '0d6b8f5e-5f7f-4a0b-8a52-cccccccccccc',
      trailerScac: 'SWFT',
      trailerSerial: '532101',
      trailerLengthMeters: 16.154,
      trailerDimensionCode: 'standard',
      routeName: 'north loop',
      routeDirection: 'REVERSE',
      truckControlMode: 'BYPASS',
    })
  })

  it('MV-ENT-05 asks the truck to look at the yard on the way only where the move does', () => {
    const asks = (enable_yard_inventory?: boolean) =>
      orderOf(buildJob({ metadata: enable_yard_inventory === undefined ? {} : { enable_yard_inventory } }))
        .order.nodes.flatMap(node => node.actions)
        .flatMap(action => action.actionParameters ?? [])
        .filter(({ key }) => key === 'observeYard')
        .map(({ value }) => value)
    expect(asks(true)).toEqual([true, true])
    expect(asks(false)).toEqual([])
    expect(asks()).toEqual([])
  })

  it('wraps a heading into the range of the standard, and leaves out one that does not matter', () => {
    const { order } = orderOf(buildJob({ from: buildStop({ theta: 7 }), to: buildStop({ theta: null }) }))
    expect(order.nodes[1]!.nodePosition!.theta).toBeCloseTo(7 - 2 * Math.PI)
    expect(order.nodes[2]!.nodePosition).not.toHaveProperty('theta')
  })
})
