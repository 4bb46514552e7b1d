import { ALERT_SENTENCES, type TruckReport } from '@tractrix/domain/trucks'
import { describe, expect, it, vi } from 'vitest'
import type { VehicleTelemetry } from '../../fleet/index.ts'
import { buildVehicleTelemetry } from '../../fleet/testing/build-vehicle-telemetry.ts'
import { AlertLog } from './alert-log.ts'
import {
  alertOfFinding,
  foundAlerts,
  reportedAlerts,
  type ServerFinding,
  selectAlerts,
} from './truck-alerts.ts'

const told = ({
  errors = [],
  invalidValues = [],
  ...report
}: Partial<TruckReport & Pick<VehicleTelemetry, 'errors' | 'invalidValues'>>) =>
  buildVehicleTelemetry({ errors, invalidValues, report })
const wrongPlace = (message: string): ServerFinding => ({
  code: 'WRONG_MAP',
  sentence: { code: 'alert.wrong_map', args: {}, message },
})
const LATER = '2026-03-02T08:10:00.000Z'
const NOW = '2026-03-02T08:00:00.000Z'

describe('what a truck reports', () => {
  it('OP-AVB-01 OP-AVB-02 a blocked one is given no move and says why', () => {
    const error = { type: 'YARD_AV_BLOCKED', level: 'WARNING', text: 'no way on' } as const
    expect(reportedAlerts(told({ errors: [error], avBlockedReason: '503' }))).toEqual([
      {
        source: 'truck',
        level: 'warning',
        code: 'YARD_AV_BLOCKED',
        text: 'Spot is occupied or has an obstacle present',
        sentence: {
          code: 'av_blocked.503',
          args: {},
          message: 'Spot is occupied or has an obstacle present',
        },
        blocksMoves: true,
      },
    ])
    expect(reportedAlerts(told({ avBlockedReason: 'what' }))[0]?.text).toBe('The AV is blocked.')
    expect(reportedAlerts(told({ errors: [error] }))[0]?.text).toBe('The AV is blocked.')
  })

  it('an error is shown, but its state decides whether it may drive', () => {
    const errors = [{ type: 'lidar', level: 'FATAL', text: 'dirty' } as const]
    expect(reportedAlerts(told({ errors }))).toMatchObject([
      { source: 'truck', level: 'fatal', code: 'lidar', text: 'dirty', blocksMoves: false },
    ])
  })
})

describe('what the server finds', () => {
  it('names field and value of what no truck can have', () => {
    const invalidValues = [
      { field: 'batteryState.batteryCharge', value: 1e9 },
      { field: 'agvPosition.x', value: 1e300 },
    ]
    expect(foundAlerts(told({ invalidValues }), null)).toMatchObject([
      {
        code: 'INVALID_VALUE',
        text: 'It reports invalid values: batteryState.batteryCharge is 1000000000, agvPosition.x is 1e+300.',
        blocksMoves: true,
      },
    ])
  })

  it('tells of a clock beyond 5 s, which keeps no truck from its work', () => {
    const clock = (clockOffsetSeconds: number | null) => foundAlerts(told({ clockOffsetSeconds }), null)
    expect([clock(null), clock(5), clock(-5)]).toEqual([[], [], []])
    expect(clock(-40.2)).toMatchObject([
      { code: 'CLOCK_OFFSET', level: 'warning', text: 'Its clock is 40 s behind.', blocksMoves: false },
    ])
    expect(clock(3_600)[0]?.text).toBe('Its clock is 3600 s ahead.')
  })
})

describe('telling alerts', () => {
  const wrongMap = foundAlerts(told({}), wrongPlace('a'))
  const lidar = reportedAlerts(told({ errors: [{ type: 'lidar', level: 'WARNING', text: 'dirty' }] }))

  it('keeps since when each has stood, the most serious first', () => {
    const first = selectAlerts(lidar, [], NOW)
    expect(first.alerts).toMatchObject([{ code: 'lidar', firstSeenAt: NOW }])
    const second = selectAlerts([...lidar, ...wrongMap], first.alerts, LATER)
    expect(second.alerts.map(({ code, firstSeenAt }) => [code, firstSeenAt])).toEqual([
      ['WRONG_MAP', LATER],
      ['lidar', NOW],
    ])
    const other = foundAlerts(told({}), wrongPlace('b'))
    expect(selectAlerts(other, second.alerts, NOW).alerts).toMatchObject([{ text: 'b', firstSeenAt: LATER }])
    expect(selectAlerts(lidar, [], LATER).alerts[0]?.firstSeenAt).toBe(LATER)
  })

  it('tells at most twenty, and how many more there are', () => {
    const errors = Array.from({ length: 30 }, (_, index) => ({
      type: `e${index}`,
      level: 'WARNING' as const,
      text: '',
    }))
    const { alerts, omitted } = selectAlerts([...reportedAlerts(told({ errors })), ...wrongMap], [], NOW)
    expect([alerts.length, omitted, alerts[0]?.code]).toEqual([20, 11, 'WRONG_MAP'])
  })

  it('tells the same thing once', () => {
    const twice = [
      alertOfFinding({ code: 'INVALID_MESSAGE', sentence: ALERT_SENTENCES.of('twins') }),
      ...lidar,
      ...lidar,
    ]
    expect(selectAlerts(twice, [], NOW).alerts).toHaveLength(2)
  })
})

it('logs what the server finds when it comes up, not more than once a minute, and not what trucks report', () => {
  const warn = vi.fn()
  const log = new AlertLog({ warn })
  const truck = { id: 't', internalId: 'av-01' }
  const found = (text: string) => selectAlerts(foundAlerts(told({}), wrongPlace(text)), [], NOW).alerts
  const reported = selectAlerts(
    reportedAlerts(told({ errors: [{ type: 'lidar', level: 'FATAL', text: 'dirty' }] })),
    [],
    NOW,
  ).alerts
  log.note(truck, reported, 0)
  log.note(truck, found('a'), 1)
  log.note(truck, found('b'), 2)
  log.note(truck, [], 3)
  log.note(truck, found('c'), 4)
  log.note(truck, [], 60_000)
  log.note(truck, found('d'), 60_001)
  expect(warn.mock.calls).toEqual([
    [{ truckId: 't', code: 'WRONG_MAP' }, 'truck av-01: a'],
    [{ truckId: 't', code: 'WRONG_MAP' }, 'truck av-01: d'],
  ])
})
