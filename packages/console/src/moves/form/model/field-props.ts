import type { FormFieldName, LockableInput } from '@tractrix/domain/moves'
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
  lock: (input: LockableInput | FormFieldName) => string | null
}

/** What the fields need that every mission kind has; the Edit Notes dialog has no other inputs. */
export type CommonFieldProps = Pick<MoveFieldProps, 'form' | 'change' | 'lock'> & {
  judgement: Pick<FormJudgement, 'fields'>
}
