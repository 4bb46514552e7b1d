// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements, so that rows may be as high as their content
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus moves from row to row, cells do not take it
import { Check } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { t } from '../../../platform/words.ts'
import { classNames } from '../../class-names.ts'
import checkboxStyles from '../../form/checkbox.module.css'
import { Dash } from '../../marks/text.tsx'
import type { ColumnLayout, PlacedColumn } from '../columns/column-layout.ts'
import type { DataColumn, RowAction, SecondLineOf } from '../model/table-types.ts'
import { RowActions } from './row-actions.tsx'
import styles from './table-row.module.css'
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
  const look = classNames(
    styles.row,
    selected && styles.selected,
    changed && styles.changed,
    fresh && styles.fresh,
    menuOpen && styles.held,
    second !== 'none' && styles.withSecond,
    hasLeft && styles.departed,
  )
  return (
    <div
      role="row"
      className={look}
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
        <div role="gridcell" className={classNames(styles.cell, styles.check)} data-check="" inert={hasLeft}>
          <RowCheck checked={selected} label={t('Select {name}', { name: label })} tabbable={active} />
        </div>
      )}
      {layout.placed.map(placed => (
        <Cell key={placed.column.id} placed={placed} row={row} inert={hasLeft} />
      ))}
      {actions.length > 0 && (
        <div role="gridcell" className={classNames(styles.cell, styles.actions)} data-part="actions">
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
          className={styles.second}
          data-part="second-line"
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
    <div
      role="gridcell"
      className={cellClass(placed)}
      style={pinStyle(placed)}
      data-part={!compact && column.look === 'note' ? 'note' : undefined}
      inert={inert}
    >
      {content}
    </div>
  )
}

function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = column.value?.(row) ?? null
  if (value === null || value === '') return <Dash />
  return column.look === 'note' ? <span className={styles.noteText}>{value}</span> : value
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
      className={checkboxStyles.box}
      aria-checked={props.checked}
      aria-label={props.label}
      tabIndex={props.tabbable ? 0 : -1}
    >
      {props.children ?? (props.checked === true && <Check strokeWidth={3} aria-hidden />)}
    </button>
  )
}

const LOOKS = {
  mono: styles.mono,
  time: styles.time,
  wrap: styles.wrap,
  note: styles.note,
} satisfies Record<NonNullable<DataColumn<never>['look']>, string | undefined>

function cellClass<Row>({ column, compact, pin }: PlacedColumn<Row>): string {
  const look = compact || column.look === undefined ? undefined : LOOKS[column.look]
  return classNames(styles.cell, look, column.align === 'end' && styles.end, pin && styles.pin)
}

export function pinStyle<Row>({ pin }: PlacedColumn<Row>): CSSProperties | undefined {
  return pin ? { left: pin.left, right: pin.right } : undefined
}

/** The grid line where the second line of a row begins. */
function secondStart<Row>({ layout, secondLine, selected }: TableRowProps<Row>): number {
  const index = layout.placed.findIndex(placed => placed.column.id === secondLine?.from)
  return Math.max(0, index) + (selected === undefined ? 1 : 2)
}
