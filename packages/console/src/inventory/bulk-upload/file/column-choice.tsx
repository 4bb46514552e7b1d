import { IMPORT_COLUMNS, type ImportColumn } from '@tractrix/domain/trailer-imports'
import { t } from '../../../platform/words.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import styles from './column-choice.module.css'
import type { ColumnPlace, ImportTrial } from './use-bulk-upload.ts'

const NOT_THERE = 'none'

interface Props {
  trial: ImportTrial
  onChange: (columns: readonly ColumnPlace[]) => void
}

/** Which column of the file is which (OP-OPEN-32): as proposed or remembered, to be changed. */
export function ColumnChoice({ trial, onChange }: Props) {
  const { columns, headings, missingColumns } = trial
  const placeOf = (column: ImportColumn) => columns.find(each => each.column === column)?.place
  const change = (column: ImportColumn, value: string) => {
    const others = columns.filter(each => each.column !== column)
    onChange(value === NOT_THERE ? others : [...others, { column, place: Number(value) }])
  }
  const options = [
    { value: NOT_THERE, label: t('Not in the file') },
    ...headings.map((heading, place) => ({
      value: String(place),
      label: heading || t('Column {number}', { number: place + 1 }),
      detail: t('column {number}', { number: place + 1 }),
    })),
  ]
  return (
    <fieldset className={styles.columns} aria-label={t('Columns')}>
      {IMPORT_COLUMNS.map(column => (
        <Field
          key={column}
          label={column}
          required={column === 'scac' || column === 'serial'}
          error={missingColumns.includes(column) ? t('Choose a column') : undefined}
        >
          <Select
            value={String(placeOf(column) ?? NOT_THERE)}
            options={options}
            onChange={value => change(column, value)}
          />
        </Field>
      ))}
    </fieldset>
  )
}
