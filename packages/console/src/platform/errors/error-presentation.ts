import { errorEntry } from '@tractrix/domain/errors'
import type { CombinedError } from '@urql/core'
import { isSentence, sentenceText } from '../sentence-text.ts'
import { t } from '../words.ts'

/** One error as a person sees it. */
export interface ErrorNotice {
  shown: 'banner' | 'info-toast'
  /** Code from the error catalogue; null when the server sent none. */
  code: string | null
  sentence: string
  /** The sentences of the rules that refused, if the error names any. */
  problems: readonly string[]
}

const NO_ANSWER = 'The server did not answer. Nothing may have been changed; please try again.'

/**
 * What to show for a failed operation, by the error catalogue: banner, info toast, or nothing. Queries that found no
 * connection stay silent: the offline strip already says so, and they are fetched again (OP-ERR-11).
 */
export function errorNotices(
  error: CombinedError,
  operation: 'query' | 'mutation' | 'subscription',
): ErrorNotice[] {
  if (error.networkError && error.graphQLErrors.length === 0) {
    if (operation !== 'mutation') return []
    return [{ shown: 'banner', code: null, sentence: t(NO_ANSWER), problems: [] }]
  }
  return error.graphQLErrors.flatMap(({ message, extensions }) => {
    const code = typeof extensions?.code === 'string' ? extensions.code : null
    const { shown, sentence: known } = errorEntry(code)
    if (shown === 'silent') return []
    // A message as sent may hold anything, braces included: it is no sentence of ours.
    const sentence = known === null ? wordsOf(extensions?.sentence, message) : t(known)
    return [{ shown, code, sentence, problems: problemsOf(extensions) }]
  })
}

/** Each problem in the active language, where the server says its code. */
function problemsOf({ problems, problemSentences }: Record<string, unknown> = {}): string[] {
  if (!Array.isArray(problems)) return []
  const sentences = Array.isArray(problemSentences) ? problemSentences : []
  return problems.flatMap((problem, index) =>
    typeof problem === 'string' ? [wordsOf(sentences[index], problem)] : [],
  )
}

const wordsOf = (sentence: unknown, message: string): string =>
  isSentence(sentence) ? sentenceText(sentence) : message
