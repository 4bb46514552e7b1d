import type { LockableInput } from '@tractrix/domain/moves'
import type { SiteData } from '../../../site-data/index.ts'
import type { FormJudgement } from './judge-form.ts'
import type { MoveForm } from './move-form.ts'

/** What every input of the move form gets. */
export interface MoveFieldProps {
  form: MoveForm
  change: (changes: Partial<MoveForm>) => void
  judgement: FormJudgement
  yard: SiteData
  /** Why an input is locked; null: it can be changed (MV-LCK). */
  lock: (input: LockableInput) => string | null
}
