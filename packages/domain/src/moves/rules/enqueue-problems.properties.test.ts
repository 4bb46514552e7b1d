import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEST_IDS } from '../../testing/index.ts'
import type { ZoneType } from '../../zones/index.ts'
import type { MoveDraft, MoveFacts } from '../move/move.ts'
import { MOVE_TYPES } from '../move/move-lists.ts'
import { MOVE_PROBLEMS } from '../problems/move-problems.ts'
import { enqueueProblems } from './enqueue-problems.ts'

describe('any move in any yard', () => {
  const ids = fc.constantFrom(...Object.values(TEST_IDS))
  const zone = fc.record({
    id: ids,
    name: fc.string(),
    enabled: fc.boolean(),
    zoneType: fc.constantFrom<ZoneType>('trailer_dock_spot', 'staging', 'no_go', 'charging_station'),
    trailerId: fc.option(ids),
  })
  const facts: fc.Arbitrary<MoveFacts> = fc.record({
    trailer: fc.option(
      fc.record({
        id: ids,
        inTransit: fc.boolean(),
        canMove: fc.boolean(),
        dimensionCode: fc.constantFrom(null, 'standard', '16822660'),
        zoneId: fc.option(ids),
        attachedTruckId: fc.option(ids),
        otrDropOffConfirmed: fc.boolean(),
        archived: fc.boolean(),
      }),
    ),
    fromZone: fc.option(zone),
    toZone: fc.option(zone),
    truck: fc.option(
      fc.record({
        id: ids,
        availability: fc.constantFrom('available' as const, 'unavailable' as const, 'internal' as const),
        trailerIsConnected: fc.boolean(),
        connectedTrailerId: fc.option(ids),
        readOnly: fc.boolean(),
        archived: fc.boolean(),
      }),
    ),
    otherActiveMoves: fc.array(
      fc.record({ id: ids, fromZoneId: fc.option(ids), toZoneId: fc.option(ids), trailerId: fc.option(ids) }),
      { maxLength: 3 },
    ),
  })
  const draft: fc.Arbitrary<MoveDraft> = fc.record(
    {
      type: fc.constantFrom(...MOVE_TYPES),
      fromZoneId: fc.option(ids),
      toZoneId: fc.option(ids),
      trailerId: fc.option(ids),
      requestedTruckId: fc.option(ids),
      metadata: fc.constantFrom({}, { RT_NAME: 'Loop', DIR: 'FORWARD' as const, TC_MODE: 'BYPASS' as const }),
      chosenBy: fc.constantFrom('trailer' as const, 'location' as const),
    },
    { requiredKeys: ['type', 'fromZoneId', 'toZoneId', 'trailerId', 'requestedTruckId', 'metadata'] },
  )

  it('MV-VAL-05 MV-VAL-29 lists each problem once, in the order of the form', () => {
    fc.assert(
      fc.property(draft, facts, (move, yard) => {
        const problems = enqueueProblems(move, yard)
        const places = problems.map(problem => MOVE_PROBLEMS.indexOf(problem))
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
      }),
    )
  })

  it('MV-ATQ-05 MV-ATQ-06 MV-ATQ-07 never lets a second active move take the same trailer, start or destination', () => {
    fc.assert(
      fc.property(draft, facts, (move, yard) => {
        const collides = yard.otherActiveMoves.some(
          other =>
            (move.trailerId !== null && other.trailerId === move.trailerId) ||
            (move.fromZoneId !== null && other.fromZoneId === move.fromZoneId) ||
            (move.toZoneId !== null && other.toZoneId === move.toZoneId),
        )
        const problems = enqueueProblems(move, yard)
        const named = (['trailer_pending', 'location_pending', 'destination_pending'] as const).some(
          problem => problems.includes(problem),
        )
        expect(named).toBe(collides)
      }),
    )
  })
})
