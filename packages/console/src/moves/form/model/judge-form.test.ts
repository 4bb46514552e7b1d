import { PROBLEM_TEXTS } from '@tractrix/domain/moves'
import { describe, expect, it } from 'vitest'
import { buildMove } from '../../testing/build-move.ts'
import { buildTestYard, buildTrailer } from '../../testing/build-yard.ts'
import { judgeForm } from './judge-form.ts'
import { formOfMove, type MoveForm, newMoveForm, retryForm } from './move-form.ts'
import { repairOf } from './repairs.ts'

const yard = buildTestYard()
const judge = (changes: Partial<MoveForm>, moveClassEnabled = false) =>
  judgeForm(newMoveForm('trailer', changes), { yard, moveId: null, moveClassEnabled })
const texts = (changes: Partial<MoveForm>) => judge(changes).warnings.map(problem => PROBLEM_TEXTS[problem])

describe('the Trailer Move form', () => {
  it('MV-VAL-06 MV-VAL-18 asks for trailer and destination', () => {
    expect(texts({})).toEqual(['Please select a trailer.', 'Please select a destination.'])
  })

  it('MV-VAL-29 lets a good move into the queue', () => {
    const good = judge({ trailerId: '551902', toZoneId: 'E16' })
    expect(good.queueReasons).toEqual([])
    expect(good.draft).toMatchObject({ type: 'trailer', fromZoneId: 'PE23', toZoneId: 'E16' })
  })

  it('MV-VAL-05 lists its warnings in the order of the fields and MV-VAL-30 keeps Save to Queue off', () => {
    const bad = judge({ trailerId: '551902', toZoneId: 'E17', truckId: 'AV-05' })
    const sentences = [
      'The selected destination is occupied by another trailer.',
      'The selected truck is currently unavailable. This move can only be saved as a draft.',
    ]
    expect(bad.warnings.map(problem => PROBLEM_TEXTS[problem])).toEqual(sentences)
    expect(bad.queueReasons).toEqual(sentences)
    expect(bad.draftReasons).toEqual([])
  })

  it('MV-VAL-05 lists them in the order of the fields of each kind', () => {
    expect(texts({ kind: 'truck_controlled_move' })).toEqual([
      'Please select a truck.',
      'Please select a destination.',
      'Please select a TC Mode.',
    ])
    expect(texts({ kind: 'go_to_charger' })).toEqual([
      'Please select a truck.',
      'Please select a destination.',
    ])
  })

  it('MV-VAL-14 MV-VAL-15 MV-OPEN-70 takes the trailer of a chosen location', () => {
    expect(texts({ chosenBy: 'location' })).toContain('Please select a location.')
    expect(texts({ chosenBy: 'location', locationId: 'E16', toZoneId: 'E18' })).toContain(
      'The selected location does not contain a trailer.',
    )
    const found = judge({ chosenBy: 'location', locationId: 'PE23', toZoneId: 'E16' })
    expect(found.draft).toMatchObject({ trailerId: '551902', fromZoneId: 'PE23' })
    expect(found.warnings).toEqual([])
  })

  it('MV-VAL-35 MV-OPEN-77 makes a re-park without destination', () => {
    const repark = judge({ trailerId: '551902', repark: true, toZoneId: 'E17' })
    expect(repark.draft).toMatchObject({ type: 'repark', toZoneId: null })
    expect(repark.warnings).toEqual([])
  })

  it('MV-OPEN-66 sets down a trailer that hangs on a truck, with that truck', () => {
    const attachedYard = buildTestYard({
      trailers: [buildTrailer('551902', null, { inTransit: true })],
      couplings: new Map([['AV-01', { trailerIsConnected: true, connectedTrailerId: '551902' }]]),
    })
    const form = newMoveForm('trailer', { trailerId: '551902', toZoneId: 'E16' })
    const attached = judgeForm(form, { yard: attachedYard, moveId: null, moveClassEnabled: false })
    expect(attached.draft).toMatchObject({
      type: 'trailer_attached',
      requestedTruckId: 'AV-01',
      fromZoneId: null,
    })
    expect(attached.warnings).toEqual([])
  })

  it('MV-VAL-31 keeps Save as Draft off when the start is the destination', () => {
    expect(judge({ trailerId: '551902', toZoneId: 'PE23' }).draftReasons).toEqual([
      'A move cannot share the same start and end location.',
    ])
  })

  it('MV-VAL-13 MV-VAL-21 sees other pending moves, but not the edited one', () => {
    const other = buildMove({
      trailer: { ...buildMove().trailer!, id: '551902' },
      toZone: { id: 'E16', name: 'E16', enabled: true },
    })
    const busy = buildTestYard({ openMoves: [other] })
    const form = newMoveForm('trailer', { trailerId: '551902', toZoneId: 'E16' })
    const judged = (moveId: string | null) => judgeForm(form, { yard: busy, moveId, moveClassEnabled: false })
    expect(judged(null).warnings).toEqual(['trailer_pending', 'destination_pending'])
    expect(judged('move-1').warnings).toEqual([])
  })
})

it('MV-VAL-01 MV-VAL-02 requires category, and class where the feature is on', () => {
  expect(judge({ moveCategory: null }).fields).toEqual([
    { field: 'moveCategory', message: 'This field is required' },
  ])
  expect(judge({}, true).fields).toEqual([{ field: 'moveClass', message: 'This field is required' }])
  expect(judge({}, false).fields).toEqual([])
})

it('MV-VAL-22 MV-VAL-27 MV-VAL-32 asks other kinds for what they need', () => {
  const controlled = judge({ kind: 'truck_controlled_move', toZoneId: 'E16' })
  expect(controlled.warnings.map(problem => PROBLEM_TEXTS[problem])).toEqual([
    'Please select a truck.',
    'Please select a TC Mode.',
  ])
  expect(controlled.draftReasons).toEqual(['Please select a truck.'])
})

it('MV-VAL-28 MV-VAL-40 hitch/unhitch needs a location or a trailer', () => {
  expect(texts({ kind: 'hitch_unhitch', truckId: 'AV-01' })).toEqual(['Please select a location/trailer.'])
})

it('MV-KIN-09 keeps inputs of another kind out of the move', () => {
  const check = judge({ kind: 'yard_check', truckId: 'AV-01', toZoneId: 'E17', trailerId: '551902' })
  expect(check.draft).toMatchObject({ type: 'yard_inventory', toZoneId: null, trailerId: null })
  expect(check.warnings).toEqual([])
})

describe('repairs', () => {
  const form = newMoveForm('trailer', { trailerId: '551902', toZoneId: 'E17', truckId: 'AV-05' })

  it('offers the nearest free spot for an occupied destination', () => {
    const repair = repairOf('destination_occupied', form, yard)
    expect(repair).toMatchObject({
      label: 'Use {spot}',
      values: { spot: 'E16' },
      changes: { toZoneId: 'E16' },
    })
  })

  it('passes over spots that are disabled or that a pending move ends in', () => {
    const crowded = buildTestYard({
      zones: [...yard.zones.values()].map(zone => (zone.id === 'E16' ? { ...zone, enabled: false } : zone)),
      openMoves: [buildMove({ toZone: { id: 'E18', name: 'E18', enabled: true } })],
    })
    expect(repairOf('destination_occupied', form, crowded)).toBeNull()
  })

  it('offers any truck where none is required, and nothing where one is', () => {
    expect(repairOf('truck_unavailable', form, yard)?.changes).toEqual({ truckId: null })
    expect(repairOf('truck_unavailable', { ...form, kind: 'stage' }, yard)).toBeNull()
  })

  it('leaves to the person what only the person knows', () => {
    expect(repairOf('trailer_missing', form, yard)).toBeNull()
  })
})

it('reads a stored move back into the form it came from', () => {
  const move = buildMove({ type: 'run_route', metadata: { RT_NAME: 'North loop', DIR: 'REVERSE' } })
  expect(formOfMove(move)).toMatchObject({
    kind: 'run_route',
    routeName: 'North loop',
    routeDirection: 'REVERSE',
  })
})

describe('the Retry Move form', () => {
  const trailer = { ...buildMove().trailer!, id: '551902' }
  const failed = buildMove({
    type: 'repark',
    trailer,
    fromZone: { id: 'PE23', name: 'PE23', enabled: true },
    toZone: { id: 'E16', name: 'E16', enabled: true },
    truck: { id: 'AV-01', name: 'AV-01' },
  })
  const again = (at: typeof yard) =>
    judgeForm(retryForm(failed), { yard: at, moveId: null, moveClassEnabled: false })

  it('MV-ACT-05 MV-ACT-06 MV-OPEN-86 makes a trailer move of a trailer that stands', () => {
    const { draft, queueReasons } = again(yard)
    expect(draft).toMatchObject({ type: 'trailer', trailerId: '551902', fromZoneId: 'PE23', toZoneId: 'E16' })
    expect(draft.requestedTruckId).toBe('AV-01')
    expect(queueReasons).toEqual([])
  })

  it('MV-ACT-06 MV-OPEN-86 makes a trailer_attached move of one that hangs on the truck', () => {
    const pulled = buildTestYard({
      trailers: [buildTrailer('551902', null, { inTransit: true, attachedTruckId: 'AV-01' })],
      couplings: new Map([['AV-01', { trailerIsConnected: true, connectedTrailerId: '551902' }]]),
    })
    const { draft, queueReasons } = again(pulled)
    expect(draft).toMatchObject({ type: 'trailer_attached', trailerId: '551902', requestedTruckId: 'AV-01' })
    expect(queueReasons).toEqual([])
  })
})
