import { SUBJECT_TYPES } from '@tractrix/domain/events'
import { phrase, type SentenceText } from '@tractrix/domain/platform'
import { t } from '../../platform/words.ts'
import type { HistoryLine } from './history-line.ts'

type Subject = HistoryLine['subject']

const LABELS = {
  move: phrase('Move'),
  zone: phrase('Zone'),
  trailer: phrase('Trailer'),
  trailer_import: phrase('Upload of trailers'),
  truck: phrase('Truck'),
  site: phrase('Site settings'),
  detention_terms: phrase('Free time and rates'),
  form: phrase('Form'),
  user: phrase('Person'),
  api_key: phrase('API key'),
} as const satisfies Record<Subject, SentenceText>

/** What a line is about. */
export const subjectLabel = (subject: Subject): string => t(LABELS[subject])

/** What lines can be about. */
export const SUBJECTS: readonly Subject[] = SUBJECT_TYPES
