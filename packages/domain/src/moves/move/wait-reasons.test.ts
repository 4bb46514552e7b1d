import { describe, expect, it } from 'vitest'
import { WAIT_DETAILS } from './wait-details.ts'
import { WAIT_REASON_CODES, waitReason, waitsForTurn } from './wait-reasons.ts'

const zone = { id: 'z', name: 'E09' }
const trailer = { id: 't', name: 'WERN 744205' }
const truck = { id: 'a', name: 'AV-04' }

describe('waitReason', () => {
  it('says which trailer stands on the destination, and offers to move it', () => {
    expect(waitReason('destination_occupied', { zone, trailer })).toEqual({
      code: 'destination_occupied',
      message: 'destination E09 is occupied by WERN 744205',
      args: { zone: 'E09', trailer: 'WERN 744205' },
      zoneId: 'z',
      trailerId: 't',
      helps: 'move-trailer-away',
    })
  })

  it('says how long the truck is silent, and offers to show it', () => {
    expect(waitReason('requested_truck_stale', { truck, detail: '48 s', moveId: 'm' })).toEqual({
      code: 'requested_truck_stale',
      message: 'AV-04 sent nothing for 48 s',
      args: { truck: 'AV-04', detail: '48 s' },
      truckId: 'a',
      moveId: 'm',
      helps: 'show-truck',
    })
  })

  it('tells waiting for a turn from what stands in the way of one move', () => {
    const busy = waitReason('all_trucks_busy')
    expect(waitsForTurn([busy])).toBe(true)
    expect(waitsForTurn([busy, waitReason('destination_occupied', { zone })])).toBe(false)
    expect(waitsForTurn([waitReason('requested_truck_busy', { truck })])).toBe(false)
    expect(waitsForTurn([])).toBe(false)
  })

  it('offers nothing when it knows nothing', () => {
    expect(waitReason('all_trucks_busy').helps).toBeNull()
    expect(waitReason('destination_occupied', { zone }).helps).toBeNull()
    expect(waitReason('destination_disabled', { zone }).helps).toBeNull()
  })

  for (const code of WAIT_REASON_CODES) {
    it(`${code} leaves no placeholder and no full stop`, () => {
      for (const details of [{}, { zone, trailer, truck, detail: '3 min' }]) {
        expect(waitReason(code, details).message).toMatch(/^[^{}]+[^.{}]$/)
      }
    })
  }

  it('carries sentences of ours within the clause apart from their language', () => {
    const detail = WAIT_DETAILS.of('in_state', { state: 'Manual' })
    expect(waitReason('truck_stopped', { truck, detail })).toMatchObject({
      message: 'AV-04 cannot go on: it is in state Manual',
      args: { truck: 'AV-04', detail: { code: 'wait_detail.in_state', args: { state: 'Manual' } } },
    })
    expect(waitReason('start_empty').args).toMatchObject({ zone: { code: 'wait_detail.unknown_zone' } })
  })

  it('does not take names apart that look like placeholders', () => {
    const odd = { id: 'z', name: '{truck} $& E09' }
    expect(waitReason('destination_disabled', { zone: odd }).message).toBe(
      'destination {truck} $& E09 is disabled',
    )
  })
})
