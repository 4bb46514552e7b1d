import type { Move, MoveType } from '@tractrix/domain/moves'
import { describe, expect, it } from 'vitest'
import type { DispatchYard } from '../yard/dispatch-yard.ts'
import { noGoAhead } from './yard-reasons.ts'

const square = (x: number) =>
  [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ].map(([latitude, longitude]) => ({ latitude: x + latitude!, longitude: longitude! }))

const START = { id: 'start', name: 'E14', coordinates: square(0) }
const DESTINATION = { id: 'destination', name: 'D3', coordinates: square(10) }

/** Which ends of the move are ahead of its truck, in a yard where both are closed. */
function ahead(type: MoveType, inTransit: boolean): string[] {
  const yard = {
    trailers: new Map([['t', { id: 't', inTransit }]]),
    zones: new Map([START, DESTINATION].map(zone => [zone.id, zone])),
    noGoRegions: [START, DESTINATION].map(({ coordinates }) => ({ name: 'Closed', coordinates })),
  }
  const move = {
    type,
    trailer: { id: 't' },
    fromZone: START,
    toZone: type === 'repark' ? null : DESTINATION,
  }
  const reasons = noGoAhead(move as unknown as Move, yard as unknown as DispatchYard)
  return reasons.map(({ code }) => code)
}

describe('MV-STA-17 the closed ends that a truck has ahead', () => {
  it('are both until it has the trailer, then the destination', () => {
    expect(ahead('trailer', false)).toEqual(['start_in_no_go', 'destination_in_no_go'])
    expect(ahead('trailer', true)).toEqual(['destination_in_no_go'])
  })

  it('are the start of a repark all the time: the trailer goes back there', () => {
    expect(ahead('repark', false)).toEqual(['start_in_no_go'])
    expect(ahead('repark', true)).toEqual(['start_in_no_go'])
  })
})
