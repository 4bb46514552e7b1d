import { randomUUID } from 'node:crypto'
import { demoQuestions } from '@tractrix/demo-yards'
import { FORM_TYPES, type FormType } from '@tractrix/domain/forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertForms } from '../demo/insert-forms.ts'
import { createDraftMove } from '../moves/actions/create-move.ts'
import { deleteMoves } from '../moves/actions/delete-moves.ts'
import { addYard, ask, type TestYard, testApp, wish } from '../moves/test-yard.ts'

let app: Awaited<ReturnType<typeof testApp>>
let yard: TestYard
let other: TestYard

beforeAll(async () => {
  app = await testApp()
  yard = await addYard(app, 'Forms')
  other = await addYard(app, 'FormsOther')
  await yard.addTruck('AV-01')
  await other.addTruck('AV-01')
  await app.db.transaction(trx => insertForms(trx, demoQuestions()))
})
afterAll(() => app.db.close())

interface Question {
  id: string
  sequence: number
  question: string
  questionType: string
  isRequired: boolean
  selections: { value: string; canonicalId: string; metadata: { reassignedCode?: string } }[]
}

const QUESTIONS = `query($type: FormType!, $siteId: ID!, $interventionId: ID) {
  getQuestions(type: $type, siteId: $siteId, interventionId: $interventionId) {
    id sequence question questionType isRequired selections { value canonicalId metadata }
  }
}`
async function questionsOf(type: FormType, more = {}): Promise<Question[]> {
  const { data } = await ask(app, yard.operator, QUESTIONS, { type, siteId: yard.siteId, ...more })
  return data?.getQuestions as Question[]
}

const SUBMIT = `mutation($siteId: ID!, $answers: FormAnswers!) {
  submitForm(siteId: $siteId, answers: $answers) {
    id siteId type who submittedAt metadata answers { questionId question answer metadata }
  }
}`
const submit = (type: FormType, responses: unknown[], more = {}) =>
  ask(app, yard.operator, SUBMIT, { siteId: yard.siteId, answers: { type, responses, ...more } })

const submittedId = (data: Record<string, unknown> | null) =>
  (data?.submitForm as { id: string } | undefined)?.id

/** Answers every required question with the first answer that is offered. */
async function answersTo(type: FormType, metadata: Record<string, unknown> = {}) {
  const questions = await questionsOf(type)
  return questions
    .filter(({ isRequired }) => isRequired)
    .map(question => ({
      questionId: question.id,
      answer: question.selections[0]?.value ?? (question.questionType === 'boolean' ? 'true' : 'Yes'),
      metadata,
    }))
}
const draft = () => createDraftMove(app, yard.actor, yard.siteId, wish())
const stored = async () => (await app.db.kysely.selectFrom('form_submissions').select('id').execute()).length

describe('getQuestions', () => {
  it.each(FORM_TYPES)('MV-QRY-10 MV-ENT-33 OP-QRY-19 %s has questions in display order', async type => {
    const questions = await questionsOf(type, { interventionId: randomUUID() })
    expect(questions.length).toBeGreaterThan(0)
    expect(questions.map(({ sequence }) => sequence)).toEqual(questions.map((_, index) => index + 1))
  })

  it('MV-ENT-31 MV-ENT-32 MV-OPEN-10 tells everything of a question, with the code that an answer stands for', async () => {
    const [why, notes] = await questionsOf('draftMoveReassigned')
    expect(why).toMatchObject({
      question: 'Why is the move reassigned?',
      questionType: 'select',
      isRequired: true,
    })
    expect(why?.selections).toContainEqual({
      value: 'Trailer is damaged',
      canonicalId: 'trailer_damaged',
      metadata: { reassignedCode: 'trailer_damaged' },
    })
    expect(notes).toMatchObject({ questionType: 'multiLine', isRequired: false, selections: [] })
  })

  it('asks what one site asks at that site only', async () => {
    const values = {
      id: randomUUID(),
      site_id: other.siteId,
      form_type: 'truckInternal' as const,
      sequence: 9,
    }
    await app.db.kysely
      .insertInto('form_questions')
      .values({ ...values, question: 'Theirs?', question_type: 'text' })
      .execute()
    expect((await questionsOf('truckInternal')).map(({ question }) => question)).not.toContain('Theirs?')
    const { data } = await ask(app, other.operator, QUESTIONS, {
      type: 'truckInternal',
      siteId: other.siteId,
    })
    expect(data?.getQuestions).toContainEqual(expect.objectContaining({ question: 'Theirs?' }))
  })
})

describe('submitForm', () => {
  it('MV-MUT-17 MV-MUT-18 MV-OPEN-14 MV-OPEN-84 keeps who said what about a move, when, and the code of it', async () => {
    const move = await draft()
    const [question] = await questionsOf('draftMoveReassigned')
    const given = { questionId: question?.id, answer: 'Weather', metadata: { mission_id: move.id, note: 1 } }
    const { data } = await submit('draftMoveReassigned', [given], { who: randomUUID() })
    expect(data?.submitForm).toEqual({
      id: expect.any(String),
      siteId: yard.siteId,
      type: 'draftMoveReassigned',
      who: yard.operator.id,
      submittedAt: app.clock.now().toISOString(),
      metadata: {
        submission_id: submittedId(data),
        canonical_id: 'weather_interrupt',
        reassigned_code: 'weather_interrupt',
        mission_id: move.id,
      },
      answers: [
        {
          questionId: question?.id,
          question: 'Why is the move reassigned?',
          answer: 'Weather',
          metadata: {
            mission_id: move.id,
            note: 1,
            canonical_id: 'weather_interrupt',
            reassignedCode: 'weather_interrupt',
          },
        },
      ],
    })
    const row = await app.db.kysely
      .selectFrom('form_submissions')
      .selectAll()
      .where('move_id', '=', move.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ submitted_by: yard.operator.id, site_id: yard.siteId })
    const history = await ask(
      app,
      yard.operator,
      'query($id: ID!) { move(id: $id) { history { event reasons } } }',
      {
        id: move.id,
      },
    )
    expect(history.data?.move).toEqual({
      history: [
        { event: 'created', reasons: [] },
        {
          event: 'form_submitted',
          reasons: [
            {
              form: 'draftMoveReassigned',
              answers: [{ question: 'Why is the move reassigned?', answer: 'Weather' }],
            },
          ],
        },
      ],
    })
  })

  it('MV-MUT-18 a form about a truck names it by its internal id', async () => {
    const metadata = { truck_internal_id: 'forms-av-01' }
    const { data } = await submit('truckInspection', await answersTo('truckInspection', metadata))
    expect(data?.submitForm).toMatchObject({
      metadata: { ...metadata, canonical_id: null, reassigned_code: null },
    })
  })

  it('MV-CNF-03 refuses a required question without an answer, and keeps nothing', async () => {
    const before = await stored()
    const { id } = await draft()
    const [, notes] = await questionsOf('draftMoveReassigned')
    const only = { questionId: notes?.id, answer: 'Because', metadata: { mission_id: id } }
    expect(await submit('draftMoveReassigned', [only])).toMatchObject({
      codes: ['FORM_VALIDATION:INVALID'],
      messages: ['Please answer "Why is the move reassigned?".'],
    })
    const [why] = await answersTo('draftMoveReassigned', { mission_id: id })
    expect((await submit('draftMoveReassigned', [{ ...why, answer: 'Bored' }])).codes).toEqual([
      'FORM_VALIDATION:INVALID',
    ])
    expect(await stored()).toBe(before)
  })

  it('MV-MUT-18 the same submission sent again, also at once, is one; with other answers it is refused', async () => {
    const before = await stored()
    const { id } = await draft()
    const metadata = { mission_id: id, submission_id: randomUUID() }
    const responses = await answersTo('draftMoveManuallyCompleted', metadata)
    const all = await Promise.all([0, 1, 2].map(() => submit('draftMoveManuallyCompleted', responses)))
    expect(new Set(all.map(({ data }) => submittedId(data)))).toEqual(new Set([metadata.submission_id]))
    expect(await stored()).toBe(before + 1)
    const changed = [{ ...responses[0], answer: 'Another reason' }]
    expect((await submit('draftMoveManuallyCompleted', changed)).codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
  })

  it('MV-STA-14 takes the reason for a draft that was deleted a moment before', async () => {
    const { id } = await draft()
    await deleteMoves(app, yard.actor, yard.siteId, [id])
    const responses = await answersTo('draftMoveReassigned', { mission_id: id })
    expect((await submit('draftMoveReassigned', responses)).codes).toEqual([])
  })

  it('MV-SITE-05 refuses moves and trucks of other sites like those that do not exist', async () => {
    const theirs = await createDraftMove(app, other.actor, other.siteId, wish())
    for (const mission_id of [theirs.id, randomUUID()]) {
      const responses = await answersTo('draftMoveReassigned', { mission_id })
      expect((await submit('draftMoveReassigned', responses)).codes).toEqual(['UNAUTHORIZED'])
    }
    for (const truck_internal_id of ['formsother-av-01', 'nobody', "' or 1=1 --"]) {
      const responses = await answersTo('truckUnavailable', { truck_internal_id })
      expect((await submit('truckUnavailable', responses)).codes).toEqual(['UNAUTHORIZED'])
    }
  })

  it('says what is wrong with garbage', async () => {
    const good = (metadata: unknown) =>
      answersTo('truckInternal', metadata as Record<string, unknown>).then(list =>
        submit('truckInternal', list),
      )
    for (const metadata of [
      {},
      { truck_internal_id: 7 },
      { submission_id: 'x' },
      [],
      'x',
      { big: 'x'.repeat(5000) },
    ])
      expect((await good(metadata)).codes).toEqual(['BAD_INPUT'])
    const [one] = await answersTo('truckInternal', { truck_internal_id: 'forms-av-01' })
    const foreign = { questionId: randomUUID(), answer: 'x' }
    for (const responses of [
      [one, one],
      [one, foreign],
      [one, { ...one, metadata: { truck_internal_id: 'else' } }],
    ])
      expect((await submit('truckInternal', responses)).codes).toEqual(['BAD_INPUT'])
  })
})
