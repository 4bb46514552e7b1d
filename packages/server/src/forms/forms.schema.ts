import { catalogued } from '@tractrix/domain/errors'
import { type ApiBuilder, builder, requireAbility } from '../platform/graphql/index.ts'
import { readQuestions } from './forms.store.ts'
import { FormQuestionRef, FormSubmissionRef, FormTypeRef, registerFormTypes } from './forms.types.ts'
import type { GivenAnswer } from './given-answer.ts'
import { readSubject } from './read-subject.ts'
import { submitForm } from './submit-form.ts'

const FormResponseInput = builder.inputType('FormResponse', {
  description: 'The answer to one question (MV-MUT-17).',
  fields: t => ({
    questionId: t.id({ required: true }),
    answer: t.string({
      required: true,
      description: 'The text; for select the value of a selection; for boolean true or false.',
    }),
    metadata: t.field({
      type: 'JSON',
      description:
        'What the form is about, by mission_id or truck_internal_id; submission_id (a UUID of the client) makes sending it twice harmless. Further keys are kept as they are (MV-MUT-18).',
    }),
  }),
})

const FormAnswersInput = builder.inputType('FormAnswers', {
  description: 'A filled-in form (MV-MUT-17).',
  fields: t => ({
    type: t.field({ type: FormTypeRef, required: true }),
    who: t.string({
      description: 'The id of the person; whatever is sent, the person of the session is kept (MV-OPEN-14).',
    }),
    responses: t.field({ type: [FormResponseInput], required: true }),
  }),
})

/** Forms that people fill in: reasons, inspections, checklists (MV-QRY-10, MV-MUT-17). */
export function registerFormsSchema(target: ApiBuilder): void {
  registerFormTypes()
  target.queryField('getQuestions', t =>
    t.field({
      description:
        'The questions of a form at a site, in display order; empty: nothing is asked (MV-QRY-10, OP-QRY-19). UNAUTHORIZED for a foreign site.',
      type: [FormQuestionRef],
      args: {
        type: t.arg({ type: FormTypeRef, required: true }),
        siteId: t.arg.id({ required: true }),
        interventionId: t.arg.id({
          description: 'The intervention that the form is about; every one is asked the same questions.',
        }),
      },
      resolve: (_root, { type, siteId }, ctx) => {
        requireAbility(ctx, 'site.view', siteId)
        return readQuestions(ctx.app.db.kysely, siteId, type)
      },
    }),
  )
  target.mutationField('submitForm', t =>
    t.field({
      description:
        'Keeps a filled-in form with who and when (MV-MUT-17). FORM_VALIDATION:INVALID when a required question is not answered or an answer is not offered (MV-CNF-03); IDEMPOTENCY_KEY_REUSED; BAD_INPUT; UNAUTHORIZED for a foreign site, or a move or truck that is not of the site.',
      type: FormSubmissionRef,
      args: {
        siteId: t.arg.id({ required: true }),
        answers: t.arg({ type: FormAnswersInput, required: true }),
      },
      resolve: (_root, { siteId, answers }, ctx) => {
        const user = requireAbility(ctx, 'form.submit', siteId)
        const given = answers.responses.map(readResponse)
        return submitForm(ctx.app, user.id, siteId, {
          type: answers.type,
          subject: readSubject(given),
          answers: given,
        })
      },
    }),
  )
}

function readResponse(response: { questionId: string; answer: string; metadata?: unknown }): GivenAnswer {
  const { questionId, answer, metadata = null } = response
  if (metadata !== null && (typeof metadata !== 'object' || Array.isArray(metadata)))
    throw catalogued('BAD_INPUT', { message: 'metadata of a response must be an object.' })
  return { questionId, answer, metadata: { ...metadata } }
}
