import { FORM_TYPES, type FormQuestion, type FormSelection, QUESTION_TYPES } from '@tractrix/domain/forms'
import { builder, enumOf } from '../platform/graphql/index.ts'
import type { FormSubmission, SubmittedAnswer } from './forms.store.ts'

export const FormQuestionRef = builder.objectRef<FormQuestion>('FormQuestion')
export const FormSubmissionRef = builder.objectRef<FormSubmission>('FormSubmission')
const FormSelectionRef = builder.objectRef<FormSelection>('FormSelection')
const SubmittedAnswerRef = builder.objectRef<SubmittedAnswer>('SubmittedAnswer')
export const FormTypeRef = enumOf(builder, 'FormType', FORM_TYPES, {
  description: 'What a form of questions is for (MV-ENT-33).',
})
const QuestionTypeRef = enumOf(builder, 'QuestionType', QUESTION_TYPES, {
  description: 'How a question is answered: a line, several lines, a choice, yes or no (MV-ENT-32).',
})

/** The GraphQL types of forms (MV-ENT-31, MV-OPEN-125). */
export function registerFormTypes(): void {
  FormSelectionRef.implement({
    description: 'One answer that a select question offers.',
    fields: t => ({
      value: t.exposeString('value', { description: 'What people read, and what is sent as the answer.' }),
      canonicalId: t.exposeString('canonicalId', { description: 'The same in every language and wording.' }),
      metadata: t.field({
        type: 'JSON',
        description:
          'What choosing it means; `reassignedCode`: the code with which a move is then returned (MV-REJ-01).',
        resolve: ({ metadata }) => metadata,
      }),
    }),
  })
  FormQuestionRef.implement({
    description: 'One question of a form (MV-ENT-31).',
    fields: t => ({
      id: t.exposeID('id'),
      formType: t.expose('formType', { type: FormTypeRef }),
      sequence: t.exposeInt('sequence', { description: 'Place in the form, from 1.' }),
      question: t.exposeString('question'),
      questionType: t.expose('questionType', { type: QuestionTypeRef }),
      isRequired: t.exposeBoolean('isRequired'),
      selections: t.field({
        type: [FormSelectionRef],
        description: 'What a select question offers, in order; empty for all others.',
        resolve: ({ selections }) => [...selections],
      }),
    }),
  })
  SubmittedAnswerRef.implement({
    description: 'A question and its answer in the words of that day.',
    fields: t => ({
      questionId: t.exposeID('questionId'),
      question: t.exposeString('question'),
      answer: t.exposeString('answer'),
      metadata: t.field({ type: 'JSON', resolve: ({ metadata }) => metadata }),
    }),
  })
  FormSubmissionRef.implement({
    description: 'A form that was handed in; never changed after.',
    fields: t => ({
      id: t.exposeID('id'),
      siteId: t.exposeID('siteId'),
      type: t.expose('type', { type: FormTypeRef }),
      who: t.exposeID('who', { description: 'The person of the session (MV-OPEN-14).' }),
      submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
      answers: t.expose('answers', { type: [SubmittedAnswerRef] }),
      metadata: t.field({
        type: 'JSON',
        description:
          'submission_id; canonical_id and reassigned_code of the chosen selection or null; mission_id or truck_internal_id (MV-MUT-18).',
        resolve: ({ metadata }) => metadata,
      }),
    }),
  })
}
