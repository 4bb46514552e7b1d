import { describe, expect, it } from 'vitest'
import {
  buildActiveMove,
  buildAttachedTrailerFacts,
  buildMoveDraft,
  buildMoveFacts,
  buildPullingTruckFacts,
  buildTrailerFacts,
  buildTruckFacts,
  buildZoneFacts,
  TEST_IDS,
} from '../../testing/index.ts'
import type { ZoneType } from '../../zones/index.ts'
import type { MoveDraft, MoveFacts } from '../move/move.ts'
import { MOVE_TYPES, type MoveType } from '../move/move-lists.ts'
import type { MoveProblem } from '../problems/move-problems.ts'
import { enqueueProblems } from './enqueue-problems.ts'
import { hasDestination, moveTypeRule } from './move-type-rules.ts'

interface Case {
  move: MoveDraft
  facts: MoveFacts
}

/** A move of each type that may be queued, in a yard that lets it. */
function goodCase(type: MoveType): Case {
  const rule = moveTypeRule(type)
  const fetches = rule.trailer === 'fetched' || rule.trailer === 'fetched_either'
  const pulls = rule.trailer === 'connected'
  const zoneType = rule.destinations[0] as ZoneType | undefined
  const needsTruck = rule.needsTruck
  return {
    move: buildMoveDraft({
      type,
      fromZoneId: fetches ? TEST_IDS.start : null,
      toZoneId: zoneType === undefined ? null : TEST_IDS.destination,
      trailerId: fetches || pulls ? TEST_IDS.trailer : null,
      requestedTruckId: needsTruck ? TEST_IDS.truck : null,
      metadata: { RT_NAME: 'Loop', DIR: 'FORWARD', TC_MODE: 'DEFAULT' },
    }),
    facts: buildMoveFacts({
      trailer: fetches ? buildTrailerFacts() : pulls ? buildAttachedTrailerFacts() : null,
      fromZone: fetches ? buildZoneFacts({ trailerId: TEST_IDS.trailer }) : null,
      toZone: zoneType === undefined ? null : buildZoneFacts({ id: TEST_IDS.destination, zoneType }),
      truck: needsTruck ? (pulls ? buildPullingTruckFacts() : buildTruckFacts()) : null,
    }),
  }
}

/** What `enqueueProblems` says of a good move of this type after these changes. */
function problemsOf(type: MoveType, move: Partial<MoveDraft>, facts: Partial<MoveFacts> = {}): MoveProblem[] {
  const good = goodCase(type)
  return enqueueProblems({ ...good.move, ...move }, { ...good.facts, ...facts })
}

const OTHER_TRAILER_THERE = buildZoneFacts({
  id: TEST_IDS.destination,
  zoneType: 'trailer_parking_spot',
  trailerId: TEST_IDS.otherTrailer,
})

describe('a move that fits', () => {
  for (const type of MOVE_TYPES) {
    it(`MV-OPEN-72 nothing stands against a ${type} move`, () => {
      const { move, facts } = goodCase(type)
      expect(enqueueProblems(move, facts)).toEqual([])
    })
  }
})

describe('trailer', () => {
  for (const type of ['trailer', 'repark'] as const) {
    it(`MV-VAL-06 a ${type} move needs a trailer`, () => {
      expect(
        problemsOf(type, { trailerId: null, fromZoneId: null }, { trailer: null, fromZone: null }),
      ).toEqual(['trailer_missing'])
    })
  }

  for (const type of ['trailer', 'repark', 'hitch_unhitch_torture'] as const) {
    it(`MV-VAL-07 MV-ATQ-08 a ${type} move fetches no trailer in transit`, () => {
      const trailer = buildTrailerFacts({ inTransit: true, zoneId: null })
      expect(problemsOf(type, {}, { trailer })).toEqual(['trailer_in_transit'])
    })
  }

  for (const [type, row] of [
    ['trailer_attached', 'MV-ATQ-02'],
    ['stage', 'MV-ATQ-15'],
    ['back_trailer_torture_no_drop', 'MV-ATQ-04'],
  ] as const) {
    it(`MV-VAL-08 ${row} a ${type} move needs its trailer in transit`, () => {
      const trailer = buildAttachedTrailerFacts({ inTransit: false })
      expect(problemsOf(type, {}, { trailer })).toEqual(['trailer_not_in_transit'])
    })

    it(`MV-VAL-12 a ${type} move needs its trailer on a truck`, () => {
      const trailer = buildAttachedTrailerFacts({ attachedTruckId: null })
      expect(problemsOf(type, {}, { trailer })).toEqual(['trailer_not_attached'])
    })

    it(`MV-OPEN-69 a ${type} move needs its trailer on the requested truck`, () => {
      const trailer = buildAttachedTrailerFacts({ attachedTruckId: TEST_IDS.otherTruck })
      expect(problemsOf(type, {}, { trailer })).toEqual(['trailer_on_other_truck'])
    })

    it(`MV-OPEN-68 a ${type} move needs to know which trailer hangs on the truck`, () => {
      expect(problemsOf(type, { trailerId: null }, { trailer: null })).toEqual(['trailer_missing'])
    })
  }

  for (const type of MOVE_TYPES.filter(one => moveTypeRule(one).trailer !== 'none')) {
    const trailerOf = () => goodCase(type).facts.trailer!

    it(`MV-VAL-10 MV-OPEN-71 the size of the trailer of a ${type} move must be known`, () => {
      for (const dimensionCode of [null, '', '  ']) {
        expect(problemsOf(type, {}, { trailer: { ...trailerOf(), dimensionCode } })).toEqual([
          'trailer_dimensions_unknown',
        ])
      }
    })

    it(`MV-VAL-11 MV-ATQ-14 MV-CST-05 a ${type} move refuses dimension code 16822660`, () => {
      expect(problemsOf(type, {}, { trailer: { ...trailerOf(), dimensionCode: '16822660' } })).toEqual([
        'trailer_not_supported',
      ])
    })

    it(`MV-VAL-13 MV-ATQ-07 MV-OPEN-73 no other active move may have the trailer of a ${type} move`, () => {
      const otherActiveMoves = [buildActiveMove({ trailerId: TEST_IDS.trailer })]
      expect(problemsOf(type, {}, { otherActiveMoves })).toEqual(['trailer_pending'])
    })

    it(`MV-OPEN-76 the trailer of a ${type} move must be able to move`, () => {
      expect(problemsOf(type, {}, { trailer: { ...trailerOf(), canMove: false } })).toEqual([
        'trailer_cannot_move',
      ])
    })

    it(`OP-TRS-02 the trailer of a ${type} move must be on site`, () => {
      expect(problemsOf(type, {}, { trailer: { ...trailerOf(), archived: true } })).toEqual([
        'trailer_checked_out',
      ])
    })
  }

  it('OP-TRS-11 OP-TRS-13 MV-OPEN-123 a fetched trailer needs a confirmed drop-off and a location', () => {
    const unconfirmed = buildTrailerFacts({ otrDropOffConfirmed: false })
    expect(problemsOf('trailer', {}, { trailer: unconfirmed })).toEqual(['trailer_drop_off_unconfirmed'])
    const nowhere = buildTrailerFacts({ zoneId: null })
    const changed = { trailer: nowhere, fromZone: null }
    expect(problemsOf('trailer', { fromZoneId: null }, changed)).toEqual(['trailer_without_zone'])
  })

  it('MV-ATQ-10 a trailer that went elsewhere since the draft was made is not fetched from the old start', () => {
    const fromZone = buildZoneFacts({ trailerId: TEST_IDS.otherTrailer })
    expect(problemsOf('trailer', {}, { fromZone })).toEqual(['trailer_not_at_start'])
  })
})

describe('start', () => {
  for (const type of ['trailer', 'repark'] as const) {
    it(`MV-VAL-09 MV-ATQ-12 MV-OPEN-74 a ${type} move by trailer refuses a disabled start`, () => {
      const fromZone = buildZoneFacts({ trailerId: TEST_IDS.trailer, enabled: false })
      expect(problemsOf(type, {}, { fromZone })).toEqual(['trailer_zone_disabled'])
    })

    it(`MV-VAL-14 a ${type} move by location needs a location`, () => {
      const none = { chosenBy: 'location', fromZoneId: null, trailerId: null } as const
      expect(problemsOf(type, none, { trailer: null, fromZone: null })).toEqual(['location_missing'])
    })

    it(`MV-ATQ-10 a ${type} move of a standing trailer needs its start`, () => {
      expect(problemsOf(type, { fromZoneId: null }, { fromZone: null })).toEqual(['location_missing'])
    })
  }

  for (const type of ['trailer', 'repark', 'hitch_unhitch_torture'] as const) {
    const empty = { trailer: null, fromZone: buildZoneFacts() }

    it(`MV-VAL-15 a ${type} move by location needs a trailer there`, () => {
      expect(problemsOf(type, { chosenBy: 'location', trailerId: null }, empty)).toEqual(['location_empty'])
    })

    it(`MV-ATQ-10 a ${type} move needs an occupied start`, () => {
      expect(problemsOf(type, {}, { fromZone: buildZoneFacts() })).toEqual(['location_empty'])
    })

    it(`MV-VAL-16 MV-ATQ-12 MV-OPEN-74 a ${type} move by location refuses a disabled one`, () => {
      const fromZone = buildZoneFacts({ trailerId: TEST_IDS.trailer, enabled: false })
      expect(problemsOf(type, { chosenBy: 'location' }, { fromZone })).toEqual(['location_disabled'])
    })
  }

  it('MV-OPEN-74 a hitch/unhitch move by trailer does not look whether the start is enabled', () => {
    const fromZone = buildZoneFacts({ trailerId: TEST_IDS.trailer, enabled: false })
    expect(problemsOf('hitch_unhitch_torture', {}, { fromZone })).toEqual([])
  })

  for (const type of ['trailer_attached', 'stage', 'back_trailer_torture_no_drop'] as const) {
    it(`MV-OPEN-74 a ${type} move skips the checks of the start`, () => {
      const fromZone = buildZoneFacts({ enabled: false })
      expect(problemsOf(type, { fromZoneId: TEST_IDS.start }, { fromZone })).toEqual([])
    })
  }

  for (const type of MOVE_TYPES) {
    it(`MV-VAL-17 MV-ATQ-05 MV-OPEN-73 no other active move may share the start of a ${type} move`, () => {
      const otherActiveMoves = [buildActiveMove({ fromZoneId: TEST_IDS.start })]
      expect(problemsOf(type, { fromZoneId: TEST_IDS.start }, { otherActiveMoves })).toEqual([
        'location_pending',
      ])
    })
  }

  it('MV-ATQ-05 MV-ATQ-07 names one move in the way once, as the user chose', () => {
    const otherActiveMoves = [buildActiveMove({ fromZoneId: TEST_IDS.start, trailerId: TEST_IDS.trailer })]
    expect(problemsOf('trailer', {}, { otherActiveMoves })).toEqual(['trailer_pending'])
    const byLocation = { chosenBy: 'location' } as const
    expect(problemsOf('trailer', byLocation, { otherActiveMoves })).toEqual(['location_pending'])
  })

  it('MV-VAL-28 MV-VAL-40 a hitch/unhitch move needs a location or a trailer', () => {
    const none = { trailerId: null, fromZoneId: null }
    expect(problemsOf('hitch_unhitch_torture', none, { trailer: null, fromZone: null })).toEqual([
      'location_or_trailer_missing',
    ])
  })
})

describe('destination', () => {
  for (const type of MOVE_TYPES.filter(hasDestination)) {
    const row = type === 'trailer' ? 'MV-ATQ-09 ' : type === 'stage' ? 'MV-ATQ-16 ' : ''

    it(`MV-VAL-18 ${row}a ${type} move needs a destination`, () => {
      expect(problemsOf(type, { toZoneId: null }, { toZone: null })).toEqual(['destination_missing'])
    })

    it(`MV-VAL-20 MV-ATQ-13 MV-OPEN-74 a ${type} move refuses a disabled destination`, () => {
      const toZone = { ...goodCase(type).facts.toZone!, enabled: false }
      expect(problemsOf(type, {}, { toZone })).toEqual(['destination_disabled'])
    })

    it(`MV-VAL-21 MV-ATQ-06 MV-OPEN-73 no other active move may share the destination of a ${type} move`, () => {
      const otherActiveMoves = [buildActiveMove({ toZoneId: TEST_IDS.destination })]
      expect(problemsOf(type, {}, { otherActiveMoves })).toEqual(['destination_pending'])
    })

    it(`MV-OPEN-66 a ${type} move refuses a no-go zone as destination`, () => {
      const toZone = { ...goodCase(type).facts.toZone!, zoneType: 'no_go' as const }
      expect(problemsOf(type, {}, { toZone })).toEqual(['destination_unfit'])
    })
  }

  const mayBeOccupied: MoveType[] = ['repark', 'trailer_attached', 'hitch_unhitch_torture', 'stage']
  for (const type of MOVE_TYPES.filter(one => hasDestination(one) && !mayBeOccupied.includes(one))) {
    const row = type === 'trailer' ? 'MV-ATQ-11 ' : ''
    it(`MV-VAL-19 ${row}refuses a ${type} move to an occupied destination`, () => {
      const toZone = { ...goodCase(type).facts.toZone!, trailerId: TEST_IDS.otherTrailer }
      expect(problemsOf(type, {}, { toZone })).toEqual(['destination_occupied'])
    })
  }

  for (const [type, row] of [
    ['repark', 'MV-VAL-36'],
    ['trailer_attached', 'MV-VAL-37'],
    ['hitch_unhitch_torture', 'MV-VAL-38'],
    ['stage', 'MV-VAL-39'],
  ] as const) {
    it(`${row} does not look whether the destination of a ${type} move is occupied`, () => {
      const toZone = { ...OTHER_TRAILER_THERE, zoneType: goodCase(type).facts.toZone?.zoneType ?? 'staging' }
      expect(problemsOf(type, { toZoneId: TEST_IDS.destination }, { toZone })).toEqual([])
    })
  }

  it('MV-VAL-19 the own trailer on the destination is not another one', () => {
    const toZone = { ...OTHER_TRAILER_THERE, trailerId: TEST_IDS.trailer }
    expect(problemsOf('back_trailer_torture_no_drop', {}, { toZone })).toEqual([])
  })

  it('MV-VAL-35 MV-KIN-09 MV-OPEN-77 four types have no destination', () => {
    const without = MOVE_TYPES.filter(type => !hasDestination(type))
    expect(without).toEqual(
      expect.arrayContaining(['repark', 'yard_inventory', 'run_route', 'hitch_unhitch_torture']),
    )
    expect(without).not.toContain('back_trailer_torture_no_drop')
  })

  it('MV-KIN-08 MV-OPEN-78 a truck charges at a charging station only', () => {
    const toZone = buildZoneFacts({ id: TEST_IDS.destination, zoneType: 'autonomous' })
    expect(problemsOf('go_to_charger', {}, { toZone })).toEqual(['destination_unfit'])
  })

  it('MV-VAL-34 start and destination must differ', () => {
    const same = { fromZoneId: TEST_IDS.start, toZoneId: TEST_IDS.start }
    const toZone = buildZoneFacts({ trailerId: TEST_IDS.trailer })
    expect(problemsOf('trailer', same, { toZone })).toEqual(['same_start_and_destination'])
  })
})

describe('truck', () => {
  for (const type of MOVE_TYPES) {
    const { needsTruck } = moveTypeRule(type)
    const row = type === 'run_route' ? 'MV-ATQ-17 ' : ''

    it(`MV-VAL-22 ${row}MV-OPEN-75 a ${type} move ${needsTruck ? 'needs a' : 'takes any'} truck`, () => {
      expect(problemsOf(type, { requestedTruckId: null }, { truck: null })).toEqual(
        needsTruck ? ['truck_missing'] : [],
      )
    })

    it(`MV-VAL-24 MV-VAL-30 MV-ATQ-20 MV-OPEN-68 a ${type} move refuses an unavailable truck`, () => {
      const truck = buildPullingTruckFacts({ availability: 'unavailable' })
      expect(problemsOf(type, { requestedTruckId: truck.id }, { truck })).toEqual(['truck_unavailable'])
    })

    it(`MV-OPEN-23 a ${type} move takes an internal truck, but none that is read-only or archived`, () => {
      const requested = { requestedTruckId: TEST_IDS.truck }
      const truck = buildPullingTruckFacts({ availability: 'internal' })
      expect(problemsOf(type, requested, { truck })).toEqual([])
      expect(problemsOf(type, requested, { truck: { ...truck, readOnly: true } })).toEqual([
        'truck_read_only',
      ])
      expect(problemsOf(type, requested, { truck: { ...truck, archived: true } })).toEqual(['truck_archived'])
    })
  }

  for (const [type, row] of [
    ['trailer_attached', 'MV-ATQ-01'],
    ['stage', 'MV-ATQ-15'],
    ['back_trailer_torture_no_drop', 'MV-ATQ-03'],
  ] as const) {
    it(`MV-VAL-23 ${row} the truck of a ${type} move must be connected to a trailer`, () => {
      expect(problemsOf(type, {}, { truck: buildTruckFacts() })).toEqual(['truck_not_connected'])
    })
  }

  it('MV-VAL-22 a requested truck that no longer exists is asked for again', () => {
    expect(problemsOf('trailer', { requestedTruckId: TEST_IDS.otherTruck })).toEqual(['truck_missing'])
  })
})

describe('route', () => {
  it('MV-VAL-25 MV-ATQ-18 a run-route move needs a route name', () => {
    expect(problemsOf('run_route', { metadata: { DIR: 'REVERSE' } })).toEqual(['route_name_missing'])
    expect(problemsOf('run_route', { metadata: { DIR: 'REVERSE', RT_NAME: ' ' } })).toEqual([
      'route_name_missing',
    ])
  })

  it('MV-VAL-26 MV-ATQ-19 a run-route move needs a direction', () => {
    expect(problemsOf('run_route', { metadata: { RT_NAME: 'Loop' } })).toEqual(['route_direction_missing'])
  })

  it('MV-OPEN-47 MV-KIN-07 a route that is named must exist where the move drives one', () => {
    const unknown = { routeExists: false }
    expect(problemsOf('run_route', {}, unknown)).toEqual(['route_unknown'])
    expect(problemsOf('run_route', { metadata: { DIR: 'REVERSE' } }, unknown)).toEqual(['route_name_missing'])
    expect(problemsOf('run_route', {}, { routeExists: true })).toEqual([])
    expect(problemsOf('yard_inventory', { metadata: { staticRoute: 'Loop' } }, unknown)).toEqual([
      'route_unknown',
    ])
    for (const metadata of [{}, { staticRoute: '' }, { RT_NAME: 'Loop' }])
      expect(problemsOf('yard_inventory', { metadata }, unknown)).toEqual([])
    expect(problemsOf('repark', { metadata: { staticRoute: 'Loop' } }, unknown)).toEqual([])
  })

  it('MV-VAL-27 a truck controlled move needs a TC mode', () => {
    expect(problemsOf('truck_controlled_move', { metadata: {} })).toEqual(['tc_mode_missing'])
  })
})
