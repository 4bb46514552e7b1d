import type { DemoQuestionText } from './demo-question-text.ts'

/** Why a person completes a draft by hand. */
export const COMPLETION_FORM: DemoQuestionText[] = [
  {
    question: 'How was the move completed?',
    questionType: 'select',
    isRequired: true,
    selections: [
      { value: 'By a yard driver', canonicalId: 'yard_driver' },
      { value: 'By a truck under manual control', canonicalId: 'manual_control' },
      { value: 'The trailer was already there', canonicalId: 'already_there' },
      { value: 'Another reason', canonicalId: 'other' },
    ],
  },
  { question: 'Notes', questionType: 'multiLine', isRequired: false },
]

/** Why a move goes back to the partner; the partner is told the code. */
export const REASSIGNMENT_FORM: DemoQuestionText[] = [
  {
    question: 'Why is the move reassigned?',
    questionType: 'select',
    isRequired: true,
    selections: [
      code('Trailer cannot be found', 'trailer_not_found'),
      code('Trailer is not at the start', 'trailer_location_unknown'),
      code('Trailer is damaged', 'trailer_damaged'),
      code('Trailer type is not supported', 'trailer_not_supported'),
      code('Trailer details are missing', 'trailer_missing_information'),
      code('Start is closed', 'source_disabled'),
      code('Destination is closed', 'destination_disabled'),
      code('Destination is occupied', 'destination_occupied'),
      code('No way from start to destination', 'source_destination_pair_infeasible'),
      code('The same move was asked for twice', 'move_duplicated'),
      code('The requested AV is not available', 'requested_av_unavailable'),
      code('Weather', 'weather_interrupt'),
      code('Technical problem', 'system_exception'),
      code('Another reason', 'unknown'),
    ],
  },
  { question: 'Anything the partner should know', questionType: 'multiLine', isRequired: false },
]

function code(value: string, reassignedCode: NonNullable<Selection['reassignedCode']>): Selection {
  return { value, canonicalId: reassignedCode, reassignedCode }
}

type Selection = NonNullable<DemoQuestionText['selections']>[number]
