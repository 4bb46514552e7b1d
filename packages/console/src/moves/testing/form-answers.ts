/** A reason form with a required choice and a free text, as the server sends it. */
export const REASON_QUESTIONS = {
  getQuestions: [
    {
      __typename: 'FormQuestion',
      id: 'why',
      formType: 'draftMoveReassigned',
      sequence: 1,
      question: 'Why?',
      questionType: 'select',
      isRequired: true,
      selections: [
        {
          __typename: 'FormSelection',
          value: 'The door is blocked',
          canonicalId: 'door',
          metadata: { reassignedCode: 'destination_occupied' },
        },
      ],
    },
    {
      __typename: 'FormQuestion',
      id: 'more',
      formType: 'draftMoveReassigned',
      sequence: 2,
      question: 'Anything else?',
      questionType: 'multiLine',
      isRequired: false,
      selections: [],
    },
  ],
}

export const FORM_TAKEN = { submitForm: { __typename: 'FormSubmission', id: 's-1', metadata: {} } }
