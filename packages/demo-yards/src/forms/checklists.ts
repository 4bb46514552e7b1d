import type { DemoQuestionText } from './demo-question-text.ts'

const confirmed = (question: string): DemoQuestionText => ({
  question,
  questionType: 'boolean',
  isRequired: true,
})

/** What a person looks at before a truck is let loose for the day. */
export const INSPECTION_FORM: DemoQuestionText[] = [
  confirmed('Tires are inflated and without damage'),
  confirmed('Lights, beacon and horn work'),
  confirmed('Fifth wheel and air lines are clean and without damage'),
  confirmed('Cameras and lidars are clean'),
  confirmed('Every emergency stop button was tried and released'),
  { question: 'Defects found', questionType: 'multiLine', isRequired: false },
]

/** What a dispatcher confirms once a day. */
export const COMPLIANCE_FORM: DemoQuestionText[] = [
  confirmed('I know who is responsible for the yard today'),
  confirmed('I know which areas are closed today'),
  confirmed('I can reach the people in the yard by radio or phone'),
  confirmed('I know how to stop every truck'),
]
