import { t } from '../../platform/words.ts'
import type { FormJudgement } from './model/judge-form.ts'
import type { SaveTarget } from './use-save-move.ts'

interface Situation {
  judgement: FormJudgement
  /** The edited move has left the drafts: only its words are saved. */
  queued: boolean
  offline: boolean
  /** Something differs from what counts as unchanged (MV-LCK-04). */
  changed: boolean
}

/** Why each of the save buttons is off, in the language of the person; empty: it is on (MV-VAL-29 to MV-VAL-33, MV-LCK-04). */
export function saveReasons(situation: Situation): Record<SaveTarget, readonly string[]> {
  const { judgement, queued, offline, changed } = situation
  const fieldReasons = judgement.fields.map(({ message }) => message)
  const reasons = (problems: readonly string[]) => {
    const all = [...(offline ? [t(OFFLINE)] : []), ...problems]
    // Said alone: beside a warning it would only be noise.
    return all.length === 0 && !changed ? [t(UNCHANGED)] : all
  }
  return queued
    ? { draft: reasons(fieldReasons), queue: reasons(fieldReasons) }
    : { draft: reasons(judgement.draftReasons), queue: reasons(judgement.queueReasons) }
}

const OFFLINE = 'Offline: actions are off until the connection is back.'
const UNCHANGED = 'Nothing has been changed yet.'
