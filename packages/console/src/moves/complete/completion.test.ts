import { describe, expect, it } from 'vitest'
import { buildMove } from '../testing/build-move.ts'
import { buildTestYard, buildTrailer } from '../testing/build-yard.ts'
import { completionOf, completionReasons, completionZones } from './completion.ts'

const yard = buildTestYard({ trailers: [buildTrailer('551902', 'PE23'), buildTrailer('530071', 'E17')] })
const draft = buildMove({ status: 'draft', toZone: null })

describe('manual completion', () => {
  it('MV-ACT-11 MV-ACT-12 MV-OPEN-87 of a draft trailer move needs a truck and a free destination', () => {
    expect(completionReasons(draft, { truckId: null, toZoneId: null }, yard)).toEqual([
      'Please select a truck.',
      'Please select a destination.',
    ])
    expect(completionReasons(draft, { truckId: 't', toZoneId: 'E17' }, yard)).toEqual([
      'The selected destination is occupied by another trailer.',
    ])
    expect(completionReasons(draft, { truckId: 't', toZoneId: 'E16' }, yard)).toEqual([])
  })

  it('MV-STA-10 of any other move needs neither', () => {
    const failed = buildMove({ status: 'error', rejectedCode: 'unknown' })
    expect(completionReasons(failed, { truckId: null, toZoneId: null }, yard)).toEqual([])
  })

  it('MV-ACT-12 offers only free spots of the type, and where the trailer itself stands', () => {
    const names = (trailerId: string) =>
      completionZones(buildMove({ trailer: { ...draft.trailer!, id: trailerId } }), yard).map(
        ({ name }) => name,
      )
    expect(names('trailer-1')).toEqual(['E16', 'E18'])
    expect(names('530071')).toEqual(['E16', 'E17', 'E18'])
  })

  it('starts with what the move has, else asked for', () => {
    const asked = buildMove({ requestedTruck: { id: 't1', name: 'AV-01' } })
    expect(completionOf(asked)).toEqual({ truckId: 't1', toZoneId: 'E14' })
    expect(completionOf({ ...asked, truck: { id: 't2', name: 'AV-02' } }).truckId).toBe('t2')
  })

  it('MV-STA-10 says nothing of a destination where none is asked for, and keeps the own one', () => {
    const search = buildMove({ type: 'find_trailer', status: 'error' })
    expect(search.toZone?.id).toBe('E14')
    expect(completionOf(search).toZoneId).toBeNull()
    const toZone = { ...search.toZone!, id: 'E18' }
    const toCharger = buildMove({ type: 'go_to_charger', status: 'error', trailer: null, toZone })
    expect(completionReasons(toCharger, { truckId: null, toZoneId: 'E18' }, yard)).toEqual([])
    expect(completionReasons(toCharger, { truckId: null, toZoneId: 'E16' }, yard)).toEqual([
      'The selected destination cannot be used for this kind of move.',
    ])
  })
})
