import { describe, expect, it } from 'vitest'
import { buildTrailer } from '../../moves/testing/build-yard.ts'
import { EMPTY_TRAILER_FORM, type TrailerForm } from '../model/trailer-form.ts'
import { duplicateOf, type TrailerFormFacts, trailerFormProblems } from './judge-trailer-form.ts'

const parked = buildTrailer('551902', 'PE23')
const FACTS: TrailerFormFacts = { edited: null, onSite: [parked], parked: new Map([['PE23', parked]]) }
const COMPLETE: TrailerForm = {
  scac: 'CRST',
  serial: '604418',
  dimensionCode: 'standard',
  loaded: true,
  zoneId: 'E16',
  notes: '',
}
const problems = (changes: Partial<TrailerForm>, facts: Partial<TrailerFormFacts> = {}) =>
  trailerFormProblems({ ...COMPLETE, ...changes }, { ...FACTS, ...facts })

describe('what is wrong with a form about a trailer', () => {
  it('OP-TRM-05 OP-TRM-08 OP-TRM-14 OP-TRM-15 OP-TRM-17 names every required field', () => {
    expect(trailerFormProblems(EMPTY_TRAILER_FORM, FACTS)).toEqual({
      scac: 'Carrier is required',
      serial: 'Trailer # is required',
      dimensionCode: 'Trailer size is required',
      loaded: 'Status is required',
      zoneId: 'Location is required',
    })
    expect(problems({})).toEqual({})
  })

  it('OP-TRM-18 OP-TRM-19 needs neither a location nor notes of an edited trailer', () => {
    expect(problems({ zoneId: null, notes: '' }, { edited: parked })).toEqual({})
  })

  it('OP-TRM-06 OP-TRM-09 says what a carrier and a number may be', () => {
    expect(problems({ scac: 'K' })).toEqual({ scac: 'Input must be between 2 and 4 characters' })
    expect(problems({ scac: '11DX' })).toEqual({ scac: 'Carrier must contain only letters' })
    expect(problems({ serial: '26 17-30' })).toEqual({
      serial: 'Trailer # must contain only letters, numbers or spaces',
    })
    expect(problems({ serial: 'A'.repeat(31) })).toEqual({
      serial: 'Trailer # must have at most 30 characters',
    })
  })

  it('OP-TRM-11 OP-TRM-12 finds the trailer of that name on site from four characters on, ignoring case', () => {
    const found = problems({ scac: 'hjbt', serial: ' 551902 ' })
    expect(found).toEqual({ serial: 'This trailer is already on site' })
    const short = buildTrailer('123', null)
    expect(problems({ scac: 'HJBT', serial: '123' }, { onSite: [short] })).toEqual({})
  })

  it('OP-TRM-13 does not look for an edited trailer under its own name', () => {
    const same = { ...COMPLETE, scac: 'HJBT', serial: '551902' }
    const twin = buildTrailer('twin', null, { serial: '551902' })
    const facts = { ...FACTS, onSite: [parked, twin] }
    expect(duplicateOf(same, { ...facts, edited: parked })).toBeNull()
    expect(duplicateOf(same, { ...facts, edited: { ...parked, serial: '999999' } })).toBe(twin)
  })

  it('says who stands in the chosen spot meanwhile', () => {
    expect(problems({ zoneId: 'PE23' })).toEqual({ zoneId: 'HJBT 551902 stands there now.' })
    expect(problems({ zoneId: 'PE23' }, { edited: parked })).toEqual({})
  })
})
