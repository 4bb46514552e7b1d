import { sentenceText } from '../../platform/sentence-text.ts'
import type { MoveRow } from './move-row.ts'

/** Why a move has failed: a sentence of ours in the active language, else the words of a truck or a person; null: neither. */
export const errorText = ({
  errorMessage,
  errorSentence,
}: Pick<MoveRow, 'errorMessage' | 'errorSentence'>): string | null =>
  errorSentence === null || errorMessage === null
    ? errorMessage
    : sentenceText({ ...errorSentence, message: errorMessage })
