// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements, so that rows may be as high as their content
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus moves from row to row, cells do not take it
import { Check } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { t } from '../../../platform/words.ts'
import { Dash } from '../../marks/small-marks.tsx'
import type { ColumnLayout, PlacedColumn } from '../columns/column-layout.ts'
import type { DataColumn, RowAction, SecondLineOf } from '../model/table-types.ts'
import { RowActions } from './row-actions.tsx'
import type { SecondLine } from './use-held-lines.ts'

export interface TableRowProps<Row> {
  row: Row
  id: string
  /** Position among all rows, from 0. */
  index: number
  label: string
  layout: ColumnLayout<Row>
  actions: readonly RowAction<Row>[]
  secondLine: SecondLineOf<Row> | undefined
  second: SecondLine
  /** What became of the row, if it left the list; null: it is there. */
  departed: string | null
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined
  changed: boolean
  fresh: boolean
  /** The row that Tab leads to. */
  active: boolean
  menuOpen: boolean
  measure: ((element: HTMLElement | null) => void) | undefined
}

/**
 * One row. It has no handlers of its own: the table listens once for all rows. Drawn again only when its object or
 * one of its marks changed.
 */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, index, label, layout, actions, selected, changed, fresh, active, menuOpen } = props
  const { secondLine, second, departed } = props
  const hasLeft = departed !== null
  const classes = [
    'dt-row',
    selected ? 'is-selected' : '',
    changed ? 'is-changed' : '',
    fresh ? 'is-fresh' : '',
    menuOpen ? 'is-held' : '',
    second === 'none' ? '' : 'has-second',
    hasLeft ? 'is-departed' : '',
  ]
  return (
    <div
      role="row"
      className={classes.join(' ')}
      data-row={id}
      data-index={index}
      ref={props.measure}
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-disabled={hasLeft || undefined}
      aria-label={hasLeft ? `${label}: ${departed}` : undefined}
      tabIndex={active ? 0 : -1}
    >
      {selected !== undefined && (
        <div role="gridcell" className="dt-cell dt-check" data-check="" inert={hasLeft}>
          <RowCheck checked={selected} label={t('Select {name}', { name: label })} tabbable={active} />
        </div>
      )}
      {layout.placed.map(placed => (
        <Cell key={placed.column.id} placed={placed} row={row} inert={hasLeft} />
      ))}
      {actions.length > 0 && (
        <div role="gridcell" className="dt-cell dt-actions">
          <RowActions
            row={row}
            actions={actions}
            label={label}
            tabbable={active}
            menuOpen={menuOpen}
            departed={departed}
          />
        </div>
      )}
      {second !== 'none' && (
        <div
          role="gridcell"
          className="dt-second"
          style={{ gridColumnStart: secondStart(props) }}
          inert={hasLeft}
        >
          {second === 'shown' && secondLine?.of(row)}
        </div>
      )}
    </div>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

function Cell<Row>({ placed, row, inert }: { placed: PlacedColumn<Row>; row: Row; inert: boolean }) {
  const { column, compact } = placed
  const content = compact ? column.compact!.cell(row) : cellContent(column, row)
  return (
    <div role="gridcell" className={cellClass(placed)} style={pinStyle(placed)} inert={inert}>
      {content}
    </div>
  )
}

function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = column.value?.(row) ?? null
  if (value === null || value === '') return <Dash />
  return column.look === 'note' ? <span className="dt-note">{value}</span> : value
}

/** A box that is ticked by the table, which listens for it. */
export function RowCheck(props: {
  checked: boolean | 'mixed'
  label: string
  tabbable: boolean
  children?: ReactNode
}) {
  return (
    <button
      type="button"
      role="checkbox"
      className="check"
      aria-checked={props.checked}
      aria-label={props.label}
      tabIndex={props.tabbable ? 0 : -1}
    >
      {props.children ?? (props.checked === true && <Check strokeWidth={3} aria-hidden />)}
    </button>
  )
}

export function cellClass<Row>({ column, compact, pin }: PlacedColumn<Row>): string {
  const look = compact || column.look === undefined ? '' : `dt-${column.look}`
  return `dt-cell ${look} ${column.align === 'end' ? 'dt-end' : ''} ${pin ? 'dt-pin' : ''}`
}

export function pinStyle<Row>({ pin }: PlacedColumn<Row>): CSSProperties | undefined {
  return pin ? { left: pin.left, right: pin.right } : undefined
}

/** The grid line where the second line of a row begins. */
function secondStart<Row>({ layout, secondLine, selected }: TableRowProps<Row>): number {
  const index = layout.placed.findIndex(placed => placed.column.id === secondLine?.from)
  return Math.max(0, index) + (selected === undefined ? 1 : 2)
}
