import { catalogued } from '@tractrix/domain/errors'
import { enqueueRefusal, MOVE_REFUSALS, ROW_ACTION_TEXTS } from '@tractrix/domain/moves'
import { expect, it, vi } from 'vitest'
import { formatErrors } from './format-error.ts'

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
const extensions = (error: unknown) => formatErrors([error], log, {})[0]?.extensions

it('carries the sentences of a refused rule by their codes, beside the English ones', () => {
  expect(extensions(enqueueRefusal(['trailer_missing', 'destination_missing']))).toEqual({
    code: 'MOVE_ENQUEUE_VALIDATION:INVALID',
    problems: ['Please select a trailer.', 'Please select a destination.'],
    problemSentences: [
      { code: 'move_problem.trailer_missing', args: {}, message: 'Please select a trailer.' },
      { code: 'move_problem.destination_missing', args: {}, message: 'Please select a destination.' },
    ],
  })
})

it('carries a message that says more than its code, with what fills it', () => {
  const message = MOVE_REFUSALS.of('truck_busy', { truck: 'AV-1' })
  expect(formatErrors([catalogued('MOVE_ACTION:NOT_ALLOWED', { message })], log, {})).toEqual([
    {
      message: 'AV-1 is busy with another move.',
      extensions: { code: 'MOVE_ACTION:NOT_ALLOWED', sentence: message },
    },
  ])
  const reason = ROW_ACTION_TEXTS.in_progress
  expect(extensions(catalogued('MOVE_ACTION:NOT_ALLOWED', { message: reason }))).toMatchObject({
    sentence: { code: 'row_action.in_progress', args: {}, message: reason },
  })
})

it('says nothing twice, and takes no foreign words for ours', () => {
  expect(extensions(catalogued('UNAUTHORIZED'))).toEqual({ code: 'UNAUTHORIZED' })
  expect(extensions(catalogued('BAD_INPUT', { message: 'take must be 1 to 100, not 0.' }))).toEqual({
    code: 'BAD_INPUT',
  })
  expect(extensions(catalogued('CONFLICT', { problems: ['A', 'B'] }))).toEqual({
    code: 'CONFLICT',
    problems: ['A', 'B'],
  })
})
