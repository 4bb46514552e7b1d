import { describe, expect, it } from 'vitest'
import { buildMoveDraft, buildTrailerFacts, TEST_IDS } from '../../testing/index.ts'
import { MOVE_TYPES } from '../move/move-lists.ts'
import { draftSaveProblems } from './draft-save-problems.ts'
import { moveTypeRule } from './move-type-rules.ts'

const YARD = { trailer: buildTrailerFacts() }

describe('draftSaveProblems', () => {
  it('saves a draft that names next to nothing', () => {
    const empty = buildMoveDraft({ fromZoneId: null, toZoneId: null, trailerId: null })
    expect(draftSaveProblems(empty, { trailer: null })).toEqual([])
  })

  it('MV-VAL-31 refuses a start that equals the destination', () => {
    const move = buildMoveDraft({ toZoneId: TEST_IDS.start })
    expect(draftSaveProblems(move, YARD)).toEqual(['same_start_and_destination'])
  })

  for (const type of MOVE_TYPES) {
    const expected = moveTypeRule(type).needsTruck ? ['truck_missing'] : []
    it(`MV-VAL-32 MV-OPEN-75 a ${type} draft ${expected.length ? 'needs a' : 'takes no'} truck`, () => {
      expect(draftSaveProblems(buildMoveDraft({ type }), YARD)).toEqual(expected)
      expect(draftSaveProblems(buildMoveDraft({ type, requestedTruckId: TEST_IDS.truck }), YARD)).toEqual([])
    })
  }

  it('MV-VAL-32 MV-OPEN-75 the truck is required by all kinds but plain trailer and re-park moves', () => {
    const free = MOVE_TYPES.filter(type => !moveTypeRule(type).needsTruck)
    expect(free.sort()).toEqual(['find_trailer', 'go_mission', 'go_to_zone', 'repark', 'trailer'])
  })

  it('MV-VAL-33 MV-OPEN-76 refuses a trailer that cannot move', () => {
    const trailer = buildTrailerFacts({ canMove: false })
    expect(draftSaveProblems(buildMoveDraft(), { trailer })).toEqual(['trailer_cannot_move'])
  })

  it('MV-VAL-31 MV-VAL-32 MV-VAL-33 names all three at once', () => {
    const move = buildMoveDraft({ type: 'trailer_attached', toZoneId: TEST_IDS.start })
    const trailer = buildTrailerFacts({ canMove: false })
    expect(draftSaveProblems(move, { trailer })).toEqual([
      'trailer_cannot_move',
      'same_start_and_destination',
      'truck_missing',
    ])
  })
})
