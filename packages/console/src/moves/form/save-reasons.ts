import type { FormJudgement } from './judge-form.ts'
import type { SaveTarget } from './use-save-move.ts'

interface Situation {
  judgement: FormJudgement
  /** The edited move has left the drafts: only its words are saved. */
  queued: boolean
  offline: boolean
  /** Something differs from what counts as unchanged (MV-LCK-04). */
  changed: boolean
}

/** Why each of the save buttons is off, as sentences for `t`; empty: it is on (MV-VAL-29 to MV-VAL-33, MV-LCK-04). */
export function saveReasons({
  judgement,
  queued,
  offline,
  changed,
}: Situation): Record<SaveTarget, readonly string[]> {
  const always = [
    ...(offline ? ['Offline: actions are off until the connection is back.'] : []),
    ...(changed ? [] : ['Nothing has been changed yet.']),
  ]
  if (queued) {
    const reasons = [...always, ...judgement.fields.map(({ message }) => message)]
    return { draft: reasons, queue: reasons }
  }
  return {
    draft: [...always, ...judgement.draftReasons],
    queue: [...always, ...judgement.queueReasons],
  }
}
