import { t } from '../../../platform/words.ts'
import { Chip } from '../../surfaces/chip.tsx'
import type { DataColumn, TableFilters } from '../model/table-types.ts'

interface Props<Row> {
  columns: readonly DataColumn<Row>[]
  filters: TableFilters
  onFilters: (filters: Record<string, string[]>) => void
}

/** More values of one column than this are counted instead of named. */
const MOST_NAMED = 2

/** The filters that are on, each with a cross that takes it off. */
export function FilterChips<Row>({ columns, filters, onFilters }: Props<Row>) {
  return columns.map(column => {
    const chosen = filters[column.id]
    if (chosen === undefined || chosen.length === 0) return null
    const text = `${column.header}: ${valuesText(column, chosen)}`
    const others = Object.entries(filters).filter(([id]) => id !== column.id)
    return (
      <Chip
        key={column.id}
        removeLabel={t('Take off the filter {filter}', { filter: text })}
        onRemove={() => onFilters(Object.fromEntries(others.map(([id, values]) => [id, [...values]])))}
      >
        {text}
      </Chip>
    )
  })
}

function valuesText<Row>({ filter }: DataColumn<Row>, chosen: readonly string[]): string {
  if (filter?.kind !== 'list') return chosen.join(', ')
  if (chosen.length > MOST_NAMED)
    return t('{chosen} of {offered}', { chosen: chosen.length, offered: filter.options.length })
  return chosen.map(value => filter.options.find(option => option.value === value)?.label ?? value).join(', ')
}
