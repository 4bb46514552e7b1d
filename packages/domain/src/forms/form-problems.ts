import { defineSentences, type Sentence, TEXT_LIMITS } from '../platform/index.ts'
import type { FormQuestion } from './form.ts'

/** Longest answer in characters. */
export const LONGEST_ANSWER = TEXT_LIMITS.answer

/** What is wrong with an answer. */
export const FORM_PROBLEMS = defineSentences('form_problem', {
  unanswered: 'Please answer "{question}".',
  too_long: 'The answer to "{question}" must have at most {most} characters.',
  not_offered: '"{question}" cannot be answered with "{answer}".',
})

/** Answers by question id. */
export type FormAnswers = Readonly<Record<string, string>>

/**
 * Why these answers cannot be handed in, one sentence per question in the order of the form; empty: they can (MV-CNF-03).
 * A `boolean` is answered with `true` or `false`, a `select` with the value of one of its selections. An answer of
 * blanks only is none.
 */
export function formProblems(questions: readonly FormQuestion[], answers: FormAnswers): Sentence[] {
  return questions.flatMap(question => answerProblem(question, (answers[question.id] ?? '').trim()) ?? [])
}

function answerProblem(asked: FormQuestion, answer: string): Sentence | null {
  const { question } = asked
  if (answer === '') return asked.isRequired ? FORM_PROBLEMS.of('unanswered', { question }) : null
  if (answer.length > LONGEST_ANSWER)
    return FORM_PROBLEMS.of('too_long', { question, most: String(LONGEST_ANSWER) })
  const isOffered = offeredAnswers(asked)?.includes(answer) ?? true
  return isOffered ? null : FORM_PROBLEMS.of('not_offered', { question, answer })
}

/** The only answers that are taken; null: any text. */
function offeredAnswers({ questionType, selections }: FormQuestion): readonly string[] | null {
  if (questionType === 'boolean') return ['true', 'false']
  return questionType === 'select' ? selections.map(({ value }) => value) : null
}
