// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements, so that rows may be as high as their content
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus moves from row to row, cells do not take it
import { ArrowDown, ArrowUp, ChevronsUpDown, Columns3, ListFilter, Minus } from 'lucide-react'
import { Fragment, type MouseEvent } from 'react'
import { t } from '../../../platform/words.ts'
import { tipProps } from '../../actions/tip-props.ts'
import { classNames } from '../../class-names.ts'
import textStyles from '../../marks/text.module.css'
import type { ColumnLayout, PlacedColumn } from '../columns/column-layout.ts'
import type { TableFilters, TableSort } from '../model/table-types.ts'
import styles from './table-head.module.css'
import { pinStyle, RowCheck } from './table-row.tsx'

export interface TableHeadProps<Row> {
  layout: ColumnLayout<Row>
  /** The order that is in force, chosen or the table's own. */
  sort: TableSort | null
  filters: TableFilters
  /** Undefined where rows cannot be selected. */
  selection: 'none' | 'some' | 'all' | undefined
  hasActions: boolean
  /** Undefined where columns cannot be arranged. */
  onDrag: ((column: string, width: number, event: MouseEvent) => void) | undefined
  /** The column whose edge is being dragged and how far, in pixels. */
  dragged: { column: string; by: number } | null
}

/** The head row. The table handles presses. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { layout, sort, filters, selection, hasActions, onDrag, dragged } = props
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.row} aria-rowindex={1}>
        {selection !== undefined && (
          <div role="columnheader" className={classNames(styles.cell, styles.check)} data-check-all="">
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
            onDrag={onDrag}
            draggedBy={dragged?.column === placed.column.id ? dragged.by : null}
          />
        ))}
        {hasActions && (
          <div role="columnheader" className={classNames(styles.cell, styles.actions)}>
            {t('Actions')}
            {onDrag && <ColumnsButton />}
          </div>
        )}
      </div>
    </div>
  )
}

interface ColumnsButtonProps {
  /** In the corner of the table instead of the head of the actions. */
  apart?: boolean | undefined
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/** Opens the panel of the columns. */
export function ColumnsButton({ apart = false, onClick }: ColumnsButtonProps) {
  const label = t('Columns')
  return (
    <button
      type="button"
      className={classNames(styles.filter, apart && styles.apart)}
      onClick={onClick}
      data-columns=""
      aria-label={label}
      aria-haspopup="dialog"
      {...tipProps({ title: label })}
    >
      <Columns3 strokeWidth={2.001} aria-hidden />
    </button>
  )
}

interface HeadCellProps<Row> extends Pick<TableHeadProps<Row>, 'sort' | 'onDrag'> {
  placed: PlacedColumn<Row>
  filtered: boolean
  draggedBy: number | null
}

function HeadCell<Row>(props: HeadCellProps<Row>) {
  const { placed, sort, filtered, onDrag, draggedBy } = props
  const { column } = placed
  const compact = placed.compact && !column.compact!.keepsName
  const direction = sort?.column === column.id ? sort.direction : null
  const ariaSort = direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  const filterLabel = t('Filter {column}', { column: column.header })
  return (
    <div
      role="columnheader"
      className={classNames(
        styles.cell,
        column.align === 'end' && styles.end,
        placed.pin && styles.pin,
        direction && styles.sorted,
      )}
      style={pinStyle(placed)}
      data-column={column.id}
      aria-sort={ariaSort}
    >
      {column.sortable ? (
        <button
          type="button"
          className={styles.sort}
          data-sort={column.id}
          {...(compact && tipProps({ title: column.header }))}
        >
          <HeadName header={column.header} compact={compact} />
          {compact && !direction && <ChevronsUpDown strokeWidth={2.001} aria-hidden />}
          {direction && <Arrow strokeWidth={2.001} aria-hidden />}
        </button>
      ) : (
        <HeadName header={column.header} compact={compact} />
      )}
      {column.filter && (
        <button
          type="button"
          className={classNames(styles.filter, filtered && styles.on)}
          data-filter={column.id}
          aria-label={filterLabel}
          aria-haspopup="dialog"
          aria-pressed={filtered}
          {...tipProps({ title: filterLabel })}
        >
          <ListFilter strokeWidth={2.001} aria-hidden />
        </button>
      )}
      {onDrag && (
        // The keyboard and a finger have the Columns panel for that.
        <span
          className={classNames(styles.edge, draggedBy !== null && styles.dragged)}
          data-part="edge"
          style={draggedBy === null ? undefined : { translate: `${draggedBy}px` }}
          aria-hidden="true"
          onMouseDown={event => {
            if (event.button !== 0) return
            event.preventDefault()
            onDrag(column.id, event.currentTarget.parentElement!.getBoundingClientRect().width, event)
          }}
        />
      )}
    </div>
  )
}

/** The name of a column, which may go on in a second line after a slash too. */
function HeadName({ header, compact }: { header: string; compact: boolean }) {
  const [first, ...rest] = header.split('/')
  return (
    <span className={compact ? textStyles.hidden : styles.name} data-part="name">
      {first}
      {rest.map(part => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
