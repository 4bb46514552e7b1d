import type { FormAnswers, FormQuestion } from '@tractrix/domain/forms'
import { isRejectionCode, type RejectionCode } from '@tractrix/domain/moves'

/** What a filled-in form is about: a move, or a truck by its internal id (MV-MUT-18). */
export type FormSubject = { missionId: string } | { truckInternalId: string }

/** Why a move goes back to its partner, as the chosen answer says (MV-OPEN-84). */
export interface ReturnReason {
  code: RejectionCode
  /** The words of the answer. */
  description: string
}

/** The responses to hand in: every question that was answered; the first carries what the form is about. */
export function responsesOf(
  questions: readonly FormQuestion[],
  answers: FormAnswers,
  subject: FormSubject,
  submissionId: string,
) {
  const about =
    'missionId' in subject
      ? { mission_id: subject.missionId }
      : { truck_internal_id: subject.truckInternalId }
  return questions
    .filter(({ id }) => (answers[id] ?? '').trim() !== '')
    .map(({ id }) => ({
      questionId: id,
      answer: answers[id]!.trim(),
      metadata: { ...about, submission_id: submissionId },
    }))
}

/** The code of the chosen reason; null while none is chosen that stands for one. */
export function returnReason(questions: readonly FormQuestion[], answers: FormAnswers): ReturnReason | null {
  for (const { id, selections } of questions) {
    const chosen = selections.find(({ value }) => value === answers[id])
    const code = chosen?.metadata.reassignedCode
    if (chosen && isRejectionCode(code)) return { code, description: chosen.value }
  }
  return null
}
