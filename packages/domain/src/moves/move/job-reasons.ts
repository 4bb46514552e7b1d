import { defineSentences, type Sentence, type SentenceCatalogue } from '../../platform/index.ts'
import { CONSOLE_ERROR_MESSAGE } from './move-constants.ts'

/** Why a truck did not do its job, by code: what is said when the truck adds no words of its own. */
export const JOB_REASONS = defineSentences('job', {
  unknown_vehicle: 'This vehicle is not known here.',
  vehicle_busy: 'The truck is busy with another order.',
  vehicle_offline: 'The truck is not connected.',
  position_unknown: 'The truck does not know where it is.',
  unsupported_action: 'The truck cannot do this kind of move.',
  invalid_job: 'The move lacks a place to drive to.',
  no_echo: 'The truck did not take the order.',
  order_rejected: 'The truck refused the order.',
  action_failed: 'The truck could not carry out a step of the order.',
  fatal_error: 'The truck reported a fatal error.',
  order_forgotten: 'The truck no longer knows the order.',
  load_contradicts: 'What the truck says of its trailer contradicts its order.',
})

/** What is said of a job beyond its reason. */
export const JOB_DETAILS = defineSentences('job_detail', {
  still_holds_one: 'The truck says that it set the trailer down and that it still holds one.',
  holds_none: 'The truck should hold the trailer of its order, but says that it holds none.',
  holds_another: 'The truck should hold the trailer of its order, but says that it holds another one.',
  could_not_do_it: 'The truck could not do the move.',
  console_error: CONSOLE_ERROR_MESSAGE,
})

/** The sentence of ours that reads so in English; null: somebody else's words. For texts that were written down. */
export function jobSentence(text: string | null): Sentence | null {
  if (text === null) return null
  return ALL.get(text) ?? null
}

const ALL: ReadonlyMap<string, Sentence> = new Map(
  [...sentencesOf(JOB_REASONS), ...sentencesOf(JOB_DETAILS)].map(sentence => [sentence.message, sentence]),
)

function sentencesOf({ subject, texts }: { subject: string; texts: SentenceCatalogue }): Sentence[] {
  return Object.entries(texts).map(([code, message]) => ({ code: `${subject}.${code}`, args: {}, message }))
}
