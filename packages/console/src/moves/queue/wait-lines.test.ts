import { expect, it } from 'vitest'
import type { MoveRow } from '../../site-data/index.ts'
import { buildMove } from '../testing/build-move.ts'
import { waitLines } from './wait-lines.ts'

const reason = (message: string, code = 'destination_occupied', helps: string | null = null) => ({
  code,
  message,
  args: {},
  zoneId: null,
  trailerId: null,
  truckId: null,
  moveId: null,
  since: null,
  helps,
})
const waiting = (id: string, ...waitReasons: MoveRow['waitReasons']) => buildMove({ id, waitReasons })

it('MV-QUE-01 moves that wait for the same have one line, under the first, which counts them', () => {
  const e09 = reason('destination E09 is occupied by WERN 744205')
  const silent = reason('AV-03 has not reported for 4 minutes', 'truck_silent')
  const moves = [
    waiting('a', e09),
    waiting('b'),
    waiting('c', silent),
    waiting('d', e09),
    waiting('e', e09, silent),
    waiting('f', e09),
  ]
  expect([...waitLines(moves)]).toEqual([
    ['a', 3],
    ['c', 1],
    ['e', 1],
  ])
})

it('MV-OPEN-81 what a person decides about each move stands at each', () => {
  const lost = reason('AV-03 is lost', 'truck_lost', 'give-up-move')
  expect([...waitLines([waiting('a', lost), waiting('b', lost)])]).toEqual([
    ['a', 1],
    ['b', 1],
  ])
})

it('MV-QUE-01 a move that waits for its turn has no line', () => {
  expect(waitLines([waiting('a', reason('all trucks are busy', 'all_trucks_busy'))]).size).toBe(0)
})
