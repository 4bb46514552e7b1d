import { type FormFieldName, moveField } from '@tractrix/domain/moves'
import { t } from '../../platform/words.ts'

/** What stands above a field of a move; its name where it has no label. */
export function fieldLabel(name: FormFieldName): string {
  const label = moveField(name).form?.label
  return label === undefined ? name : t(label)
}
