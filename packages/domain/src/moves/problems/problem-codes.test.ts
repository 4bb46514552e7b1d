import { describe, expect, it } from 'vitest'
import type { MoveErrorCode } from './move-errors.ts'
import type { MoveProblem } from './move-problems.ts'
import { draftSaveRefusal, enqueueErrorCode, enqueueRefusal } from './problem-codes.ts'

const CASES: [row: string, problems: MoveProblem[], code: MoveErrorCode][] = [
  ['MV-ERR-02', ['same_start_and_destination'], 'MOVE_MODEL_VALIDATION:ALREADY_THERE'],
  ['MV-ERR-02', ['truck_unavailable', 'same_start_and_destination'], 'MOVE_MODEL_VALIDATION:ALREADY_THERE'],
  ['MV-ERR-03', ['destination_pending'], 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TO_ZONE'],
  ['MV-ERR-04', ['trailer_pending'], 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER'],
  ['MV-ERR-04', ['trailer_pending', 'destination_pending'], 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_TRAILER'],
  ['MV-OPEN-98', ['location_pending'], 'MOVE_ENQUEUE_VALIDATION:DUPLICATE_FROM_ZONE'],
  ['MV-OPEN-06', ['destination_occupied'], 'MOVE_ENQUEUE_VALIDATION:INVALID'],
  ['MV-OPEN-06', ['trailer_pending', 'truck_unavailable'], 'MOVE_ENQUEUE_VALIDATION:INVALID'],
]

describe('the code of a refusal', () => {
  for (const [row, problems, code] of CASES) {
    it(`${row} ${problems.join(' and ')}: ${code}`, () => {
      expect(enqueueErrorCode(problems)).toBe(code)
    })
  }

  it('MV-OPEN-06 carries every sentence', () => {
    const refusal = enqueueRefusal(['destination_missing', 'truck_missing'])
    expect(refusal.problems).toEqual(['Please select a destination.', 'Please select a truck.'])
    expect(refusal.message).toBe('Please select a destination. Please select a truck.')
  })

  it('MV-VAL-34 a draft with one place for both ends gets the code of the model', () => {
    expect(draftSaveRefusal(['same_start_and_destination'])).toMatchObject({
      code: 'MOVE_MODEL_VALIDATION:ALREADY_THERE',
      message: 'A move cannot share the same start and end location.',
    })
    expect(draftSaveRefusal(['truck_missing']).code).toBe('MOVE_DRAFT_VALIDATION:INVALID')
  })
})
