import { FORM_FIELD_NAMES, type FormFieldName, type MoveTable, moveField } from '@tractrix/domain/moves'
import type { MoveRow } from '../../site-data/index.ts'
import type { DataColumn } from '../../ui/table/model/table-types.ts'
import { fieldLabel } from '../words/field-label.ts'

type Column = DataColumn<MoveRow>

/**
 * The columns of the fields that `MOVE_FIELDS` gives one in this table: its last.
 *
 * @param own columns that are drawn in a way of their own
 */
export function fieldColumns(table: MoveTable, own: Partial<Record<FormFieldName, Column>>): Column[] {
  return FORM_FIELD_NAMES.filter(name => moveField(name).form?.columns?.includes(table)).map(
    name => own[name] ?? plainColumn(name),
  )
}

function plainColumn(name: FormFieldName): Column {
  return {
    id: name,
    header: fieldLabel(name),
    value: move => move[name],
    width: 100,
    least: 78,
    look: 'wrap',
    sortable: true,
  }
}
