import { t } from '../../platform/words.ts'
import { changedFields, type TrailerForm } from '../model/trailer-form.ts'
import type { TrailerFormProblems } from './judge-trailer-form.ts'

interface Facts {
  form: TrailerForm
  /** What counts as unchanged. */
  unchanged: TrailerForm
  problems: TrailerFormProblems
  /** Why nothing can be saved now: offline. */
  offline: readonly string[]
}

/** Why Add or Save is off, each a sentence; none: it is on (OP-TRM-20 to OP-TRM-23). */
export function saveTrailerReasons({ form, unchanged, problems, offline }: Facts): readonly string[] {
  if (offline.length > 0) return offline
  if (changedFields(unchanged, form).length === 0) return [t('Nothing has been changed.')]
  return Object.values(problems)
}
