import { TEXT_LIMITS } from '../platform/index.ts'
import type { FormQuestion } from './form.ts'

/** Longest answer in characters. */
export const LONGEST_ANSWER = TEXT_LIMITS.answer

/** Answers by question id. */
export type FormAnswers = Readonly<Record<string, string>>

/**
 * Why these answers cannot be handed in, one sentence per question in the order of the form; empty: they can (MV-CNF-03).
 * A `boolean` is answered with `true` or `false`, a `select` with the value of one of its selections. An answer of
 * blanks only is none.
 */
export function formProblems(questions: readonly FormQuestion[], answers: FormAnswers): string[] {
  return questions.flatMap(question => answerProblem(question, (answers[question.id] ?? '').trim()) ?? [])
}

function answerProblem(asked: FormQuestion, answer: string): string | null {
  if (answer === '') return asked.isRequired ? `Please answer "${asked.question}".` : null
  if (answer.length > LONGEST_ANSWER)
    return `The answer to "${asked.question}" must have at most ${LONGEST_ANSWER} characters.`
  const isOffered = offeredAnswers(asked)?.includes(answer) ?? true
  return isOffered ? null : `"${asked.question}" cannot be answered with "${answer}".`
}

/** The only answers that are taken; null: any text. */
function offeredAnswers({ questionType, selections }: FormQuestion): readonly string[] | null {
  if (questionType === 'boolean') return ['true', 'false']
  return questionType === 'select' ? selections.map(({ value }) => value) : null
}
