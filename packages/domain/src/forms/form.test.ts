import { expect, it } from 'vitest'
import { FORM_TYPES, QUESTION_TYPES } from './form.ts'

it('MV-ENT-33 MV-OPEN-124 eight form types', () => {
  expect(FORM_TYPES).toEqual([
    'compliance',
    'draftMoveManuallyCompleted',
    'draftMoveReassigned',
    'manualIntervention',
    'remoteAssistNoLongerValid',
    'truckUnavailable',
    'truckInternal',
    'truckInspection',
  ])
})

it('MV-ENT-32 four ways to answer', () => {
  expect(QUESTION_TYPES).toEqual(['text', 'multiLine', 'select', 'boolean'])
})
