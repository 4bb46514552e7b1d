import { Search } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { countsOfValues } from '../../ui/table/columns/page-of-rows.ts'
import { passing } from '../../ui/table/columns/use-row-model.ts'
import type { DataColumn, TableFilters } from '../../ui/table/model/table-types.ts'
import type { InventoryTrailer } from '../model/inventory-trailer.ts'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filter-sheet.module.css'
import { filtersOfSearch, searchOfFilters } from './search-filters.ts'

interface Props {
  trailers: readonly InventoryTrailer[]
  columns: readonly DataColumn<InventoryTrailer>[]
  filters: TableFilters
  onFilters: (filters: Record<string, string[]>) => void
  onClose: () => void
}

/** The filters of a small screen as a sheet. They hold once the button is pressed, which counts while one chooses. */
export function FilterSheet({ trailers, columns, filters, onFilters, onClose }: Props) {
  const [draft, setDraft] = useState(filters)
  const [search, setSearch] = useState(() => searchOfFilters(filters))
  const change = (changes: TableFilters) => setDraft(now => withoutEmpty({ ...now, ...changes }))
  const found = passing(trailers, columns, draft).length
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Filter')}
      footer={
        <>
          <Button
            size={44}
            onClick={() => {
              setDraft({})
              setSearch('')
            }}
          >
            {t('Clear')}
          </Button>
          <Button
            size={44}
            variant="primary"
            onClick={() => {
              onFilters(withoutEmpty(draft))
              onClose()
            }}
          >
            {t('{count, plural, one {Show # trailer} other {Show # trailers}}', { count: found })}
          </Button>
        </>
      }
    >
      <div className={styles.sections}>
        <TextInput
          icon={Search}
          value={search}
          placeholder={t('Carrier or trailer #')}
          aria-label={t('Carrier or trailer #')}
          onChange={text => {
            setSearch(text)
            change(filtersOfSearch(text))
          }}
        />
        {columns.map(
          column =>
            column.filter?.kind === 'list' && (
              <FilterChoices
                key={column.id}
                title={column.header}
                options={column.filter.options}
                chosen={draft[column.id] ?? []}
                counts={countsOfValues(trailers, columns, draft, column.id)}
                onChoose={values => change({ [column.id]: values })}
              />
            ),
        )}
      </div>
    </Dialog>
  )
}

function withoutEmpty(filters: TableFilters): Record<string, string[]> {
  const entries = Object.entries(filters).filter(([, values]) => values.length > 0)
  return Object.fromEntries(entries.map(([id, values]) => [id, [...values]]))
}
