import { DETENTION_REFUSALS, DETENTION_SENTENCES, TERMS_PROBLEMS } from '../detention/index.ts'
import { FORM_PROBLEMS } from '../forms/index.ts'
import {
  FIELD_SENTENCES,
  JOB_DETAILS,
  JOB_REASONS,
  MANUAL_COMPLETION_TEXTS,
  MOVE_REFUSALS,
  PROBLEM_TEXTS,
  ROW_ACTION_TEXTS,
  WAIT_DETAILS,
  WAIT_REASON_TEXTS,
} from '../moves/index.ts'
import { NOTIFICATION_SENTENCES } from '../notifications/index.ts'
import type { Sentence, SentenceCatalogue, SentenceText } from '../platform/index.ts'
import {
  IMPORT_FILE_PROBLEMS,
  IMPORT_PROBLEMS,
  IMPORT_REMEDIES,
  TAKE_BACK_REFUSALS,
} from '../trailer-imports/index.ts'
import { TRAILER_IDENTITY_PROBLEMS, TRAILER_REFUSALS } from '../trailers/index.ts'
import { TRUCK_SENTENCES } from '../trucks/index.ts'
import { ZONE_REFUSALS } from '../zones/index.ts'

/** The codes of wait reasons stand for themselves on the wire; here they have a subject like all others. */
export const WAIT_REASON_SUBJECT = 'wait'

const SUBJECTS: readonly { subject: string; texts: SentenceCatalogue }[] = [
  { subject: WAIT_REASON_SUBJECT, texts: WAIT_REASON_TEXTS },
  { subject: 'move_problem', texts: PROBLEM_TEXTS },
  { subject: 'completion_problem', texts: MANUAL_COMPLETION_TEXTS },
  { subject: 'row_action', texts: ROW_ACTION_TEXTS },
  WAIT_DETAILS,
  JOB_REASONS,
  JOB_DETAILS,
  MOVE_REFUSALS,
  TRAILER_IDENTITY_PROBLEMS,
  TRAILER_REFUSALS,
  DETENTION_REFUSALS,
  DETENTION_SENTENCES,
  TERMS_PROBLEMS,
  IMPORT_FILE_PROBLEMS,
  IMPORT_PROBLEMS,
  IMPORT_REMEDIES,
  TAKE_BACK_REFUSALS,
  ZONE_REFUSALS,
  FORM_PROBLEMS,
  NOTIFICATION_SENTENCES,
  ...FIELD_SENTENCES,
  ...TRUCK_SENTENCES,
]

const ENTRIES = SUBJECTS.flatMap(({ subject, texts }) =>
  Object.entries(texts).map(([code, text]) => [`${subject}.${code}`, text as SentenceText] as const),
)

/** Every sentence that the server says with a code, in English and ICU message format, by its code. */
export const SENTENCE_TEXTS: ReadonlyMap<string, SentenceText> = new Map(ENTRIES)

const BY_TEXT: ReadonlyMap<string, Sentence> = new Map(
  ENTRIES.filter(([, text]) => !text.includes('{'))
    .reverse()
    .map(([code, message]) => [message, { code, args: {}, message }]),
)

/** The sentence of ours that reads so in English and needs no arguments; null: somebody else's words. */
export const sentenceReading = (text: string): Sentence | null => BY_TEXT.get(text) ?? null
