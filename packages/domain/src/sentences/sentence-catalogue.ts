import { JOB_DETAILS, JOB_REASONS, WAIT_DETAILS, WAIT_REASON_TEXTS } from '../moves/index.ts'
import type { SentenceCatalogue } from '../platform/index.ts'
import { TRUCK_SENTENCES } from '../trucks/index.ts'

/** The codes of wait reasons stand for themselves on the wire; here they have a subject like all others. */
export const WAIT_REASON_SUBJECT = 'wait'

const SUBJECTS: readonly { subject: string; texts: SentenceCatalogue }[] = [
  { subject: WAIT_REASON_SUBJECT, texts: WAIT_REASON_TEXTS },
  WAIT_DETAILS,
  JOB_REASONS,
  JOB_DETAILS,
  ...TRUCK_SENTENCES,
]

/** Every sentence that the server says with a code, in English and ICU message format, by its code. */
export const SENTENCE_TEXTS: ReadonlyMap<string, string> = new Map(
  SUBJECTS.flatMap(({ subject, texts }) =>
    Object.entries(texts).map(([code, text]) => [`${subject}.${code}`, text] as const),
  ),
)
