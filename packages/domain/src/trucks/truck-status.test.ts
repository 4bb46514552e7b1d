import { describe, expect, it } from 'vitest'
import { TRUCK_STATES, truckStateLabel } from './truck-state.ts'
import { type ReportedStatus, truckStatus } from './truck-status.ts'

const reported = (changes: Partial<ReportedStatus> = {}): ReportedStatus => ({
  truckState: 'navigating',
  hasRemoteAssist: false,
  eStopReleased: true,
  hasSeriousAlert: false,
  ...changes,
})

describe('the status of a truck', () => {
  it('MV-TRK-08 MV-TRK-09 OP-TRC-06 OP-OVL-12 reads the state that a fresh truck reports, for every state', () => {
    for (const truckState of TRUCK_STATES)
      expect(truckStatus(reported({ truckState }), false)).toMatchObject({
        label: truckStateLabel(truckState),
        lastState: null,
      })
  })

  it('MV-TRK-01 MV-TRK-05 a stale truck is grey whatever it said, and keeps the words of its last state', () => {
    for (const changes of [{}, { truckState: 'error' }, { hasRemoteAssist: true }, { eStopReleased: false }])
      expect(truckStatus(reported(changes), true)).toMatchObject({
        condition: 'stale',
        color: 'grey',
        label: 'Stale',
        needsHelp: false,
      })
    expect(truckStatus(reported({ truckState: 'idle' }), true).lastState).toBe('Ready')
  })

  it('OP-TRC-06 a truck that never reported reads Unavailable', () => {
    expect(truckStatus(null, true)).toMatchObject({ condition: 'not_reporting', label: 'Unavailable' })
  })

  it('MV-TRK-02 MV-TRK-03 MV-TRK-04 condition, color and need of help never contradict each other', () => {
    const colors = {
      working: 'green',
      ready: 'green',
      needs_help: 'yellow',
      error: 'red',
      emergency_stop: 'red',
      stale: 'grey',
      not_reporting: 'grey',
    }
    for (const truckState of [...TRUCK_STATES, 'dancing'])
      for (const hasRemoteAssist of [true, false])
        for (const eStopReleased of [true, false])
          for (const hasSeriousAlert of [true, false])
            for (const isStale of [true, false]) {
              const said = { truckState, hasRemoteAssist, eStopReleased, hasSeriousAlert }
              const status = truckStatus(said, isStale)
              expect(status.color).toBe(colors[status.condition])
              expect(status.needsHelp).toBe(['yellow', 'red'].includes(status.color))
            }
  })

  it('a pressed emergency stop is red and says so, above the state', () => {
    expect(truckStatus(reported({ eStopReleased: false }), false)).toMatchObject({
      condition: 'emergency_stop',
      label: 'E-Stop Active',
    })
  })

  it('a truck whose alerts keep it from working needs help, whatever its state says', () => {
    expect(truckStatus(reported({ hasSeriousAlert: true }), false)).toMatchObject({
      condition: 'needs_help',
      color: 'yellow',
      label: 'Navigating',
    })
    expect(truckStatus(reported({ hasSeriousAlert: true, truckState: 'error' }), false).condition).toBe(
      'error',
    )
  })

  it('a state that nobody knows reads Unavailable and asks for a look', () => {
    expect(truckStatus(reported({ truckState: 'dancing' }), false)).toMatchObject({
      condition: 'needs_help',
      label: 'Unavailable',
    })
  })
})
