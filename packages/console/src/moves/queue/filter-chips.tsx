import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { Chip } from '../../ui/surfaces/chip.tsx'
import type { DataColumn, TableFilters } from '../../ui/table/model/table-types.ts'

interface Props {
  columns: readonly DataColumn<MoveRow>[]
  filters: TableFilters
  onFilters: (filters: Record<string, string[]>) => void
}

/** The filters that are on, each with a cross that takes it off. */
export function FilterChips({ columns, filters, onFilters }: Props) {
  return columns.map(column => {
    const chosen = filters[column.id]
    if (chosen === undefined || chosen.length === 0) return null
    const text = `${column.header}: ${chosen.map(value => labelOf(column, value)).join(', ')}`
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

function labelOf(column: DataColumn<MoveRow>, value: string): string {
  if (column.filter?.kind !== 'list') return value
  return column.filter.options.find(option => option.value === value)?.label ?? value
}
