import type { FormQuestion, FormType } from '@tractrix/domain/forms'
import { type Kysely, sql } from 'kysely'
import { json, type Tables, type Trx } from '../platform/db/index.ts'

type Db = Kysely<Tables>

/** The questions of a form at a site in display order, those asked at every site included (MV-OPEN-10). */
export async function readQuestions(db: Db, siteId: string, formType: FormType): Promise<FormQuestion[]> {
  const { rows } = await sql<FormQuestion>`
    select q.id, q.form_type as "formType", q.sequence, q.question, q.question_type as "questionType",
      q.is_required as "isRequired",
      coalesce(
        (select jsonb_agg(jsonb_build_object('value', s.value, 'canonicalId', s.canonical_id, 'metadata', s.metadata)
          order by s.sequence) from form_selections s where s.question_id = q.id),
        '[]') as selections
    from form_questions q
    where q.form_type = ${formType} and q.active and (q.site_id is null or q.site_id = ${siteId})
    order by q.sequence, q.id`.execute(db)
  return rows
}

/** One question with the answer it got, in the words of that day. */
export interface SubmittedAnswer {
  questionId: string
  question: string
  answer: string
  metadata: Record<string, unknown>
}

/** A form that was handed in; never changed after. */
export interface FormSubmission {
  id: string
  siteId: string
  type: FormType
  /** Who handed it in: the person's id. */
  who: string
  /** ISO time. */
  submittedAt: string
  /** The move it is about; null: none. */
  moveId: string | null
  /** The truck it is about; null: none. */
  truckId: string | null
  answers: SubmittedAnswer[]
  /** What the form is about, and the id of its submission (MV-MUT-18). */
  metadata: Record<string, unknown>
}

export async function insertSubmission(trx: Trx, submission: FormSubmission): Promise<void> {
  await trx
    .insertInto('form_submissions')
    .values({
      id: submission.id,
      site_id: submission.siteId,
      form_type: submission.type,
      submitted_by: submission.who,
      submitted_at: submission.submittedAt,
      move_id: submission.moveId,
      truck_id: submission.truckId,
      answers: json(submission.answers),
      metadata: json(submission.metadata),
    })
    .execute()
}

/** The submission of that id; null: there is none. */
export async function readSubmission(db: Db, id: string): Promise<FormSubmission | null> {
  const { rows } = await sql<FormSubmission>`
    select id, site_id as "siteId", form_type as type, submitted_by as who, submitted_at as "submittedAt",
      move_id as "moveId", truck_id as "truckId", answers, metadata
    from form_submissions where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Whether the site has or had this move: a draft may be deleted a moment before its reason arrives. */
export async function isMoveOfSite(db: Db, siteId: string, moveId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from moves where id = ${moveId} and site_id = ${siteId})
      or exists (select from events where subject_id = ${moveId} and subject = 'move' and site_id = ${siteId} and is_kept) as known`.execute(
    db,
  )
  return rows[0]?.known ?? false
}
