import type { DemoQuestionText } from './demo-question-text.ts'

/** Why a truck must not be given moves. */
export const UNAVAILABLE_FORM: DemoQuestionText[] = [
  {
    question: 'Why is the AV unavailable?',
    questionType: 'select',
    isRequired: true,
    selections: [
      { value: 'Charging', canonicalId: 'charging' },
      { value: 'Planned maintenance', canonicalId: 'maintenance' },
      { value: 'Damage', canonicalId: 'damage' },
      { value: 'Sensor or computer fault', canonicalId: 'autonomy_fault' },
      { value: 'Weather', canonicalId: 'weather' },
      { value: 'Nobody on site', canonicalId: 'no_operator' },
      { value: 'Another reason', canonicalId: 'other' },
    ],
  },
  { question: 'What happened?', questionType: 'multiLine', isRequired: false },
]

/** What our own people use a truck for. */
export const INTERNAL_FORM: DemoQuestionText[] = [
  {
    question: 'What is the AV used for?',
    questionType: 'select',
    isRequired: true,
    selections: [
      { value: 'Testing', canonicalId: 'testing' },
      { value: 'Training', canonicalId: 'training' },
      { value: 'Data collection', canonicalId: 'data_collection' },
      { value: 'Demonstration', canonicalId: 'demonstration' },
    ],
  },
  { question: 'Until when?', questionType: 'text', isRequired: false },
]

/** What a person had to do in place of the truck. */
export const INTERVENTION_FORM: DemoQuestionText[] = [
  {
    question: 'What had to be done?',
    questionType: 'select',
    isRequired: true,
    selections: [
      { value: 'Connected or disconnected air lines', canonicalId: 'air_lines' },
      { value: 'Corrected the position of a trailer', canonicalId: 'trailer_position' },
      { value: 'Removed an obstacle', canonicalId: 'obstacle' },
      { value: 'Drove the truck by hand', canonicalId: 'manual_drive' },
      { value: 'Something else', canonicalId: 'other' },
    ],
  },
  { question: 'Did the truck stop by itself?', questionType: 'boolean', isRequired: true },
  { question: 'Notes', questionType: 'multiLine', isRequired: false },
]

/** Why a request for help is closed without an answer. */
export const ASSIST_FORM: DemoQuestionText[] = [
  {
    question: 'Why is the request no longer valid?',
    questionType: 'select',
    isRequired: true,
    selections: [
      { value: 'The truck went on by itself', canonicalId: 'resolved_by_truck' },
      { value: 'Somebody on site has helped', canonicalId: 'resolved_on_site' },
      { value: 'The move was canceled', canonicalId: 'move_canceled' },
      { value: 'Another reason', canonicalId: 'other' },
    ],
  },
]
