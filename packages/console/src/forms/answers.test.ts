import type { FormQuestion } from '@tractrix/domain/forms'
import { expect, it } from 'vitest'
import { responsesOf, returnReason } from './answers.ts'

const question = (id: string, changes: Partial<FormQuestion> = {}): FormQuestion => ({
  id,
  formType: 'draftMoveReassigned',
  sequence: 1,
  question: id,
  questionType: 'text',
  isRequired: false,
  selections: [],
  ...changes,
})
const why = question('why', {
  questionType: 'select',
  selections: [
    {
      value: 'The door is blocked',
      canonicalId: 'door',
      metadata: { reassignedCode: 'destination_occupied' },
    },
    { value: 'Something else', canonicalId: 'else', metadata: { reassignedCode: 'code_of_tomorrow' } },
  ],
})

it('MV-OPEN-84 MV-ENT-31 takes code and words from the chosen selection', () => {
  expect(returnReason([why], { why: 'The door is blocked' })).toEqual({
    code: 'destination_occupied',
    description: 'The door is blocked',
  })
  expect(returnReason([why], {})).toBeNull()
  expect(returnReason([why], { why: 'Something else' })).toBeNull()
})

it('MV-MUT-17 MV-MUT-18 hands in what was answered, with the move or the truck it is about', () => {
  const questions = [why, question('more')]
  const answers = { why: 'Something else', more: '  ' }
  expect(responsesOf(questions, answers, { missionId: 'm-1' }, 's-1')).toEqual([
    { questionId: 'why', answer: 'Something else', metadata: { mission_id: 'm-1', submission_id: 's-1' } },
  ])
  const aboutTruck = responsesOf(questions, { more: 'yes' }, { truckInternalId: 'bwi-av-01' }, 's-2')
  expect(aboutTruck[0]?.metadata).toMatchObject({ truck_internal_id: 'bwi-av-01' })
})
