import { describe, expect, it } from 'vitest'
import { buildMoveDraft, TEST_IDS } from '../../testing/index.ts'
import { MOVE_TYPES } from '../move/move-lists.ts'
import { moveTypeRule } from './move-type-rules.ts'
import { withPickUp } from './pick-up.ts'

const trailer = { id: TEST_IDS.trailer, zoneId: TEST_IDS.start }
const spot = { id: TEST_IDS.start, trailerId: TEST_IDS.trailer }

describe('withPickUp', () => {
  for (const type of MOVE_TYPES) {
    const fetches = moveTypeRule(type).trailer.startsWith('fetched')
    it(`MV-OPEN-70 ${fetches ? 'completes' : 'leaves alone'} what a ${type} move fetches`, () => {
      const byTrailer = buildMoveDraft({ type, fromZoneId: null })
      const byLocation = buildMoveDraft({ type, trailerId: null })
      expect(withPickUp(byTrailer, trailer, null).fromZoneId).toBe(fetches ? TEST_IDS.start : null)
      expect(withPickUp(byLocation, null, spot).trailerId).toBe(fetches ? TEST_IDS.trailer : null)
    })
  }

  it('MV-OPEN-70 keeps what was chosen', () => {
    const move = buildMoveDraft({ fromZoneId: TEST_IDS.otherZone })
    expect(withPickUp(move, trailer, spot)).toEqual(move)
  })

  it('MV-OPEN-70 takes nothing from another trailer or spot', () => {
    const other = { ...trailer, id: TEST_IDS.otherTrailer }
    expect(withPickUp(buildMoveDraft({ fromZoneId: null }), other, null).fromZoneId).toBeNull()
    const elsewhere = { ...spot, id: TEST_IDS.otherZone }
    expect(withPickUp(buildMoveDraft({ trailerId: null }), null, elsewhere).trailerId).toBeNull()
  })
})
