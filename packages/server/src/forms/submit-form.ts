import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { catalogued } from '@tractrix/domain/errors'
import { FORM_SUBJECTS, type FormQuestion, type FormType, formProblems } from '@tractrix/domain/forms'
import { noteOnMove } from '../moves/index.ts'
import type { ServerContext } from '../platform/context/index.ts'
import { changeSite, type Trx } from '../platform/db/index.ts'
import { appendEvent } from '../platform/event-log/index.ts'
import { findTrucks } from '../trucks/index.ts'
import {
  type FormSubmission,
  insertSubmission,
  isMoveOfSite,
  readQuestions,
  readSubmission,
  type SubmittedAnswer,
} from './forms.store.ts'
import type { GivenAnswer } from './given-answer.ts'
import type { FormSubject } from './read-subject.ts'

/**
 * Keeps a filled-in form for good: who answered what, about which move or truck, and when (MV-MUT-17, MV-MUT-18,
 * MV-OPEN-14). It is written into the history of its move too. The same `submission_id` with the same answers is one
 * submission, however often it is sent.
 *
 * @throws FORM_VALIDATION:INVALID with a sentence per question (MV-CNF-03), BAD_INPUT for a missing subject,
 *   IDEMPOTENCY_KEY_REUSED, UNAUTHORIZED for a move or truck that is not of the site
 */
export async function submitForm(
  app: Pick<ServerContext, 'db' | 'clock'>,
  who: string,
  siteId: string,
  form: { type: FormType; subject: FormSubject; answers: readonly GivenAnswer[] },
): Promise<FormSubmission> {
  const { type, subject } = form
  return changeSite(app, siteId, async (trx, now) => {
    const questions = await readQuestions(trx, siteId, type)
    const answers = readAnswers(questions, form.answers)
    const about = await resolveSubject(trx, siteId, type, subject)
    const id = subject.submissionId ?? randomUUID()
    const submission = { id, siteId, type, who, submittedAt: now, ...about, answers }
    const whole = { ...submission, metadata: metadataOf(submission, subject) }
    const earlier = await readSubmission(trx, id)
    if (earlier) return sameOrRefuse(earlier, whole)
    await insertSubmission(trx, whole)
    await recordSubmission(trx, whole)
    if (about.moveId) await noteOnMove(trx, { id: about.moveId, siteId }, historyLine(whole))
    return whole
  })
}

/** Each answer with the words of its question; a chosen selection adds what it stands for. */
function readAnswers(questions: readonly FormQuestion[], given: readonly GivenAnswer[]): SubmittedAnswer[] {
  const byId = new Map(questions.map(question => [question.id, question]))
  const problems = formProblems(
    questions,
    Object.fromEntries(given.map(({ questionId, answer }) => [questionId, answer])),
  )
  if (problems.length > 0) throw catalogued('FORM_VALIDATION:INVALID', { problems })
  const isOnce = new Set(given.map(({ questionId }) => questionId)).size === given.length
  if (!isOnce) throw catalogued('BAD_INPUT', { message: 'responses must answer each question once.' })
  return given.map(({ questionId, answer, metadata }) => {
    const asked = byId.get(questionId)
    if (!asked) {
      const message = `responses name the question ${questionId}, which this form does not ask.`
      throw catalogued('BAD_INPUT', { message })
    }
    const chosen = asked.selections.find(({ value }) => value === answer.trim())
    const meant = chosen ? { ...chosen.metadata, canonical_id: chosen.canonicalId } : {}
    return {
      questionId,
      question: asked.question,
      answer: answer.trim(),
      metadata: { ...metadata, ...meant },
    }
  })
}

/** The ids of what the form is about, known to be of the site. */
async function resolveSubject(
  trx: Trx,
  siteId: string,
  type: FormType,
  { missionId, truckInternalId }: FormSubject,
): Promise<{ moveId: string | null; truckId: string | null }> {
  const needed = FORM_SUBJECTS[type]
  if (needed === 'move' && missionId === null) throw missing(type, 'mission_id')
  if (needed === 'truck' && truckInternalId === null) throw missing(type, 'truck_internal_id')
  if (missionId !== null && !(await isMoveOfSite(trx, siteId, missionId))) throw catalogued('UNAUTHORIZED')
  if (truckInternalId === null) return { moveId: missionId, truckId: null }
  const [truck] = await findTrucks(trx, [truckInternalId])
  if (truck?.siteId !== siteId) throw catalogued('UNAUTHORIZED')
  return { moveId: missionId, truckId: truck.id }
}

const missing = (type: FormType, key: string) =>
  catalogued('BAD_INPUT', { message: `A form of type ${type} needs ${key} in the metadata of a response.` })

/** What the answer of the API and every reader of submissions can rely on (MV-MUT-18). */
function metadataOf(
  { id, answers }: { id: string; answers: readonly SubmittedAnswer[] },
  { missionId, truckInternalId }: FormSubject,
): Record<string, unknown> {
  const chosen = answers.find(({ metadata }) => metadata.canonical_id !== undefined)?.metadata
  const code = answers.find(({ metadata }) => metadata.reassignedCode !== undefined)?.metadata.reassignedCode
  return {
    submission_id: id,
    canonical_id: chosen?.canonical_id ?? null,
    reassigned_code: code ?? null,
    ...(missionId === null ? {} : { mission_id: missionId }),
    ...(truckInternalId === null ? {} : { truck_internal_id: truckInternalId }),
  }
}

function recordSubmission(trx: Trx, { id, siteId, type, who, submittedAt, moveId, truckId }: FormSubmission) {
  return appendEvent(trx, {
    name: 'form.submitted',
    siteId,
    subjectId: id,
    at: submittedAt,
    actor: { kind: 'user', id: who },
    data: { formType: type, moveId, truckId },
  })
}

function historyLine({ who, submittedAt, type, answers }: FormSubmission) {
  return {
    event: 'form_submitted' as const,
    actor: { kind: 'user', id: who } as const,
    now: submittedAt,
    reasons: [{ form: type, answers: answers.map(({ question, answer }) => ({ question, answer })) }],
  }
}

function sameOrRefuse(earlier: FormSubmission, again: FormSubmission): FormSubmission {
  const { submittedAt: _, ...before } = earlier
  const { submittedAt: __, ...now } = again
  if (!isDeepStrictEqual(before, now)) throw catalogued('IDEMPOTENCY_KEY_REUSED')
  return earlier
}
