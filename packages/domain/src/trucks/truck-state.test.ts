import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlaygroundTruck, TRUCK_AVAILABILITIES, truckAvailabilityLabel } from './truck.ts'
import { parseTruckState, TRUCK_STATES, truckStateLabel } from './truck-state.ts'
import { truckStatusColor } from './truck-status-color.ts'

describe('truck states', () => {
  it('MV-ENT-24 OP-ENT-18 are twenty-two', () => {
    expect(new Set(TRUCK_STATES).size).toBe(22)
  })

  it('MV-OPEN-108 dropNoBacking is read as drop_no_backing', () => {
    expect(parseTruckState('dropNoBacking')).toBe('drop_no_backing')
    for (const state of TRUCK_STATES) expect(parseTruckState(state)).toBe(state)
  })

  it('MV-ENT-24 reads nothing else', () => {
    fc.assert(
      fc.property(fc.anything(), value => {
        fc.pre(!TRUCK_STATES.some(state => state === value) && value !== 'dropNoBacking')
        expect(parseTruckState(value)).toBeNull()
      }),
    )
  })

  it('MV-TRK-08 idle is shown as Ready', () => {
    expect(truckStateLabel('idle')).toBe('Ready')
  })

  it('MV-TRK-09 waiting_for_segment is shown as Waiting', () => {
    expect(truckStateLabel('waiting_for_segment')).toBe('Waiting')
  })

  it('MV-OPEN-96 all others in title case', () => {
    expect(truckStateLabel('backing_trailer')).toBe('Backing Trailer')
    expect(truckStateLabel('drop_no_backing')).toBe('Drop No Backing')
    for (const state of TRUCK_STATES) expect(truckStateLabel(state)).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]*)*$/)
  })
})

describe('the color of a truck', () => {
  const yellow = ['executing_assist', 'none', 'bring_up_down']
  for (const truckState of TRUCK_STATES) {
    const color = truckState === 'error' ? 'red' : yellow.includes(truckState) ? 'yellow' : 'green'
    it(`MV-TRK-02 MV-TRK-03 MV-TRK-04 MV-OPEN-95 ${truckState} is ${color}`, () => {
      expect(truckStatusColor({ isStale: false, truckState, hasRemoteAssist: false })).toBe(color)
    })

    it(`MV-TRK-03 ${truckState} with a remote assist is ${color === 'red' ? 'red' : 'yellow'}`, () => {
      const expected = color === 'red' ? 'red' : 'yellow'
      expect(truckStatusColor({ isStale: false, truckState, hasRemoteAssist: true })).toBe(expected)
    })

    it(`MV-TRK-01 a stale truck in ${truckState} is grey`, () => {
      for (const hasRemoteAssist of [true, false]) {
        expect(truckStatusColor({ isStale: true, truckState, hasRemoteAssist })).toBe('grey')
      }
    })
  }
})

describe('trucks', () => {
  it('MV-ENT-22 MV-OPEN-107 availability in small letters, labels with a capital', () => {
    expect(TRUCK_AVAILABILITIES.map(truckAvailabilityLabel)).toEqual(['Unavailable', 'Available', 'Internal'])
  })

  it('MV-ENT-21 stub trucks are known by their internal id', () => {
    expect(isPlaygroundTruck({ internalId: 'pgTruck7' })).toBe(true)
    expect(isPlaygroundTruck({ internalId: 'bwi-av-01' })).toBe(false)
  })
})
