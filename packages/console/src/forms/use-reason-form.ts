import { type FormAnswers, type FormQuestion, type FormType, formProblems } from '@tractrix/domain/forms'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { FormQuestionsDocument, SubmitFormDocument } from '../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../platform/graphql/graphql-client.ts'
import { randomUuid } from '../platform/random-uuid.ts'
import { sentenceText } from '../platform/sentence-text.ts'
import { t } from '../platform/words.ts'
import { useSite } from '../sites/index.ts'
import { type FormSubject, type ReturnReason, responsesOf, returnReason } from './answers.ts'

/** A reason form while it is filled in a dialog (MV-CNF-02). */
export interface ReasonFormState {
  questions: readonly FormQuestion[]
  loading: boolean
  failed: boolean
  retry: () => void
  answers: FormAnswers
  answer: (questionId: string, answer: string) => void
  /** Why the dialog cannot be confirmed yet; empty: it can (MV-CNF-03). */
  reasons: readonly string[]
  /** What the chosen answer means for a move that is returned. */
  returnReason: ReturnReason | null
  /** Hands the answers in; nothing is sent where nothing was answered. False: it failed, and why stands in the banner. */
  submit: (subject: FormSubject) => Promise<boolean>
}

const NONE: readonly FormQuestion[] = []

/** The questions of a form at the selected site and their answers; with null nothing is asked. */
export function useReasonForm(type: FormType | null): ReasonFormState {
  const siteId = useSite().id
  const [{ data, fetching, error }, execute] = useQuery({
    query: FormQuestionsDocument,
    variables: { siteId, type: type ?? 'compliance' },
    pause: type === null,
    context: OWN_ERRORS,
  })
  const [, submitForm] = useMutation(SubmitFormDocument)
  const [answers, setAnswers] = useState<FormAnswers>({})
  const [submissionIds] = useState(() => new Map<string, string>())
  const questions = type === null || !data ? NONE : data.getQuestions.map(toQuestion)
  const failed = type !== null && error !== undefined && !data
  const loading = type !== null && fetching && !data

  const submit = async (subject: FormSubject) => {
    if (type === null) return true
    // The same in every try, so that a form whose answer was lost is known again.
    const about = JSON.stringify(subject)
    const submissionId = submissionIds.get(about) ?? randomUuid()
    submissionIds.set(about, submissionId)
    const responses = responsesOf(questions, answers, subject, submissionId)
    if (responses.length === 0) return true
    const { error } = await submitForm({ siteId, answers: { type, responses } })
    return error === undefined
  }
  const missing = formProblems(questions, answers)
  return {
    questions,
    loading,
    failed,
    retry: () => execute({ ...OWN_ERRORS, requestPolicy: 'network-only' }),
    answers,
    answer: (questionId, answer) => setAnswers(now => ({ ...now, [questionId]: answer })),
    reasons: failed
      ? [t('Failed to load reason list')]
      : loading
        ? [t('The questions are still loading.')]
        : missing.map(sentenceText),
    returnReason: returnReason(questions, answers),
    submit,
  }
}

/** What a selection means is free JSON on the wire; anything that is no object means nothing. */
function toQuestion(question: Omit<FormQuestion, 'selections'> & { selections: readonly WireSelection[] }) {
  return {
    ...question,
    selections: question.selections.map(({ value, canonicalId, metadata }) => ({
      value,
      canonicalId,
      metadata: typeof metadata === 'object' && metadata !== null ? { ...metadata } : {},
    })),
  }
}

interface WireSelection {
  value: string
  canonicalId: string
  metadata: unknown
}
