import { expect, it } from 'vitest'
import type { FormQuestion } from './form.ts'
import { type FormAnswers, LONGEST_ANSWER, formProblems as sentences } from './form-problems.ts'

const formProblems = (questions: FormQuestion[], answers: FormAnswers) =>
  sentences(questions, answers).map(({ message }) => message)

const question = (changes: Partial<FormQuestion>): FormQuestion => ({
  id: 'q',
  formType: 'truckInspection',
  sequence: 1,
  question: 'Why?',
  questionType: 'text',
  isRequired: true,
  selections: [],
  ...changes,
})

it('MV-CNF-03 every required question needs an answer, and blanks are none', () => {
  const questions = [
    question({}),
    question({ id: 'r', question: 'Who?' }),
    question({ id: 's', isRequired: false }),
  ]
  expect(formProblems(questions, { q: ' \n' })).toEqual(['Please answer "Why?".', 'Please answer "Who?".'])
  expect(formProblems(questions, { q: 'So.', r: 'Me' })).toEqual([])
})

it('MV-ENT-32 a selection and a boolean take only what they offer', () => {
  const select = question({
    questionType: 'select',
    selections: [{ value: 'Rain', canonicalId: 'rain', metadata: {} }],
  })
  expect(formProblems([select], { q: 'Rain' })).toEqual([])
  expect(formProblems([select], { q: 'rain' })).toEqual(['"Why?" cannot be answered with "rain".'])
  const boolean = question({ questionType: 'boolean' })
  expect(formProblems([boolean], { q: 'false' })).toEqual([])
  expect(formProblems([boolean], { q: 'no' })).toHaveLength(1)
})

it('an answer has a longest length, also where none is required', () => {
  const long = 'x'.repeat(LONGEST_ANSWER + 1)
  expect(formProblems([question({ isRequired: false })], { q: long })).toHaveLength(1)
  expect(formProblems([question({})], { q: long.slice(1) })).toEqual([])
})
