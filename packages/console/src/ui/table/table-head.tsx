// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements, so that rows may be as high as their content
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus moves from row to row, cells do not take it
import { ArrowDown, ArrowUp, ChevronsUpDown, ListFilter, Minus } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { tipProps } from '../tips/tip-props.ts'
import type { ColumnLayout, PlacedColumn } from './column-layout.ts'
import { cellClass, pinStyle, RowCheck } from './table-row.tsx'
import type { DataColumn, TableFilters, TableSort } from './table-types.ts'

export interface TableHeadProps<Row> {
  layout: ColumnLayout<Row>
  /** The order that is in force, chosen or the table's own. */
  sort: TableSort | null
  filters: TableFilters
  /** Undefined where rows cannot be selected. */
  selection: 'none' | 'some' | 'all' | undefined
  hasActions: boolean
}

/** The head row. Presses are heard by the table. */
export function TableHead<Row>({ layout, sort, filters, selection, hasActions }: TableHeadProps<Row>) {
  return (
    <div role="rowgroup" className="dt-head">
      <div role="row" className="dt-headrow" aria-rowindex={1}>
        {selection !== undefined && (
          <div role="columnheader" className="dt-th dt-check" data-check-all="">
            <RowCheck
              checked={selection === 'some' ? 'mixed' : selection === 'all'}
              label={t('Select all')}
              tabbable
            >
              {selection === 'some' ? <Minus strokeWidth={3} aria-hidden /> : undefined}
            </RowCheck>
          </div>
        )}
        {layout.placed.map(placed => (
          <HeadCell
            key={placed.column.id}
            placed={placed}
            sort={sort}
            filtered={(filters[placed.column.id]?.length ?? 0) > 0}
          />
        ))}
        {hasActions && (
          <div role="columnheader" className="dt-th dt-actions">
            {t('Actions')}
          </div>
        )}
      </div>
    </div>
  )
}

function HeadCell<Row>({
  placed,
  sort,
  filtered,
}: {
  placed: PlacedColumn<Row>
  sort: TableSort | null
  filtered: boolean
}) {
  const { column, compact } = placed
  const direction = sort?.column === column.id ? sort.direction : null
  const ariaSort = direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  const filterLabel = t('Filter {column}', { column: column.header })
  return (
    <div
      role="columnheader"
      className={`${cellClass(placed).replace('dt-cell', 'dt-th')} ${direction ? 'is-sorted' : ''}`}
      style={pinStyle(placed)}
      aria-sort={ariaSort}
    >
      {column.sortable ? (
        <button
          type="button"
          className="dt-sort"
          data-sort={column.id}
          {...(compact && tipProps({ title: column.header }))}
        >
          <span className={compact ? 'sr-only' : 'dt-name'}>{column.header}</span>
          {compact && !direction && <ChevronsUpDown strokeWidth={2.001} aria-hidden />}
          {direction && <Arrow strokeWidth={2.001} aria-hidden />}
        </button>
      ) : (
        <span className={compact ? 'sr-only' : 'dt-name'}>{column.header}</span>
      )}
      {column.filter && (
        <button
          type="button"
          className={`dt-filter ${filtered ? 'is-on' : ''} ${hasRoom(column) ? 'is-beside' : ''}`}
          data-filter={column.id}
          aria-label={filterLabel}
          aria-haspopup="dialog"
          aria-pressed={filtered}
          {...tipProps({ title: filterLabel })}
        >
          <ListFilter strokeWidth={2.001} aria-hidden />
        </button>
      )}
    </div>
  )
}

/** Average width of a letter of a head, and what the filter and the edges of its cell take, in pixels. */
const LETTER = 7
const FILTER_AND_EDGES = 34

/** Whether the filter fits beside the whole name; else it comes over the name's end. */
function hasRoom<Row>({ header, width }: DataColumn<Row>): boolean {
  return header.length * LETTER + FILTER_AND_EDGES <= width
}
