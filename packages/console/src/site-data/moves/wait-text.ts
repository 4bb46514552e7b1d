import { WAIT_REASON_SUBJECT } from '@tractrix/domain/sentences'
import { sentenceText } from '../../platform/sentence-text.ts'
import type { MoveRow } from './move-row.ts'

/** Why a move waits, as a clause to stand after «Waiting:», in the active language. */
export const waitText = ({ code, args, message }: WaitFacts): string =>
  sentenceText({ code: `${WAIT_REASON_SUBJECT}.${code}`, args, message })

type WaitFacts = Pick<MoveRow['waitReasons'][number], 'code' | 'args' | 'message'>
