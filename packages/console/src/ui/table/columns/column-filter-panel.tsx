import { Search } from 'lucide-react'
import { t } from '../../../platform/words.ts'
import { Button } from '../../actions/button.tsx'
import { TextInput } from '../../form/text-input.tsx'
import { PopoverAt } from '../../layers/popover.tsx'
import type { DataColumn, TableFilters } from '../model/table-types.ts'
import styles from './column-filter-panel.module.css'
import { FilterOptions } from './filter-options.tsx'

interface ColumnFilterPanelProps {
  /** The column whose filter is open; null while none is. */
  column: Pick<DataColumn<never>, 'id' | 'header' | 'filter'> | null
  anchor: Element | null
  filters: TableFilters
  onFilters: (filters: Record<string, string[]>) => void
  /** How many rows each value of the column would show; undefined where that is not known. */
  counts: ((column: string) => ReadonlyMap<string, number>) | undefined
  onClose: () => void
}

/** The panel in which one column is filtered; what is chosen holds at once. */
export function ColumnFilterPanel(props: ColumnFilterPanelProps) {
  const { column, anchor, filters, onFilters, counts, onClose } = props
  const chosen = column === null ? [] : (filters[column.id] ?? [])
  const choose = (values: string[]) => {
    if (column !== null) onFilters(withFilter(filters, column.id, values))
  }
  return (
    <PopoverAt anchor={anchor} title={column?.header ?? ''} onClose={onClose}>
      {column?.filter?.kind === 'text' && (
        <TextInput
          size={30}
          icon={Search}
          className={styles.text}
          value={chosen[0] ?? ''}
          onChange={text => choose(text === '' ? [] : [text])}
          aria-label={t('Filter {column}', { column: column.header })}
          placeholder={column.filter.placeholder}
          onKeyDown={event => event.key === 'Enter' && onClose()}
        />
      )}
      {column?.filter?.kind === 'list' && (
        <FilterOptions
          key={column.id}
          options={column.filter.options}
          chosen={chosen}
          counts={counts?.(column.id)}
          onChoose={choose}
        />
      )}
      <Button
        size={26}
        variant="ghost"
        className={styles.clear}
        disabled={chosen.length === 0}
        onClick={() => choose([])}
      >
        {t('Clear')}
      </Button>
    </PopoverAt>
  )
}

function withFilter(filters: TableFilters, column: string, values: string[]): Record<string, string[]> {
  const entries = Object.entries({ ...filters, [column]: values }).filter(([, chosen]) => chosen.length > 0)
  return Object.fromEntries(entries.map(([id, chosen]) => [id, [...chosen]]))
}
