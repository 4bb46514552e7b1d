import type { DemoQuestion } from '@tractrix/demo-yards'
import { json, type Trx } from '../platform/db/index.ts'

/** Writes the questions of all forms, to be asked at every site; those that are there stay as they are. */
export async function insertForms(trx: Trx, questions: readonly DemoQuestion[]): Promise<void> {
  await trx
    .insertInto('form_questions')
    .values(
      questions.map(({ id, formType, sequence, question, questionType, isRequired }) => ({
        id,
        form_type: formType,
        sequence,
        question,
        question_type: questionType,
        is_required: isRequired,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const selections = questions.flatMap(question =>
    question.selections.map(({ id, value, canonicalId, metadata }, index) => ({
      id,
      question_id: question.id,
      sequence: index + 1,
      value,
      canonical_id: canonicalId,
      metadata: json(metadata),
    })),
  )
  await trx
    .insertInto('form_selections')
    .values(selections)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
