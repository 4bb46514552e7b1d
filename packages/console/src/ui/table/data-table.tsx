// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements, so that rows may be as high as their content
import { useState } from 'react'
import { useNowWhile } from '../../platform/clock.ts'
import { useRerenderLog } from '../../platform/settings/rerender-log.ts'
import { t } from '../../platform/words.ts'
import { Button } from '../actions/button.tsx'
import { classNames } from '../class-names.ts'
import { MenuAt } from '../layers/menu.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { popupFrame } from '../lazy/part-frames.tsx'
import { useLongWait } from '../surfaces/skeleton.tsx'
import { useBelow } from '../theme/use-media-query.ts'
import { useColumnArrangement } from './columns/use-column-arrangement.ts'
import { useColumnLayout } from './columns/use-column-layout.ts'
import { useRowModel } from './columns/use-row-model.ts'
import styles from './data-table.module.css'
import { useRowFocus } from './interaction/use-row-focus.ts'
import { rowMenuItems, useRowMenu } from './interaction/use-row-menu.ts'
import { useTableEvents } from './interaction/use-table-events.ts'
import { useTablePointer } from './interaction/use-table-pointer.ts'
import type { DataTableProps } from './model/data-table-props.ts'
import { OpenedRowsProvider } from './model/opened-rows.ts'
import { selectionOf } from './model/row-selection.ts'
import type { RowAction, TableFilters } from './model/table-types.ts'
import { TableCards } from './rows/table-cards.tsx'
import { ColumnsButton, TableHead } from './rows/table-head.tsx'
import { TableRow } from './rows/table-row.tsx'
import { TableSkeleton } from './rows/table-skeleton.tsx'
import { useHeldLines } from './rows/use-held-lines.ts'
import { useHeldRows } from './rows/use-held-rows.ts'
import { KeepPlace } from './scroll/keep-place.ts'
import { useAtTop } from './scroll/use-at-top.ts'
import { useVirtualRows } from './scroll/use-virtual-rows.ts'
import { useKeptHeight } from './table-area.tsx'

const NO_ACTIONS: readonly never[] = []
const NO_FILTERS: TableFilters = {}
const NO_IDS: ReadonlySet<string> = new Set()
const hasNone = () => false
const ROW_HEIGHT = 34

// Loaded with the first filter that is opened: the first screen does without its code.
const ColumnFilterPanel = lazyPart(
  async () => (await import('./columns/column-filter-panel.tsx')).ColumnFilterPanel,
  popupFrame,
).Part

const ColumnsPanel = lazyPart(
  async () => (await import('./columns/columns-panel.tsx')).ColumnsPanel,
  popupFrame,
).Part

/** The one table of the console. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  useRerenderLog(`DataTable ${props.label}`)
  const { label, rows, columns, rowId, rowLabel, selection, secondLine, empty, card, fill = false } = props
  const { sort = null, ownSort = null, filters = NO_FILTERS, manual = false, loading = false, list } = props
  const actions = props.actions ?? (NO_ACTIONS as readonly RowAction<Row>[])
  const changed = props.changed ?? NO_IDS
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [openedRows] = useState(() => new Set<string>())
  const onPhone = useBelow(768) && card !== undefined
  const selectable = selection !== undefined
  const actionsWidth = actions.length > 0 ? (props.actionsWidth ?? 86) : 0

  const arrangement = useColumnArrangement(props.columnsKey)
  const model = useRowModel({ rows, columns, rowId, sort, filters, manual, arrangement })
  const ordered = model.rows
  const layout = useColumnLayout(model.shownColumns, scroller, {
    selectable,
    actionsWidth,
    chosen: arrangement.widths,
  })
  const view = JSON.stringify([sort, filters, list])
  const menu = useRowMenu()
  const [table, setTable] = useState<HTMLElement | null>(null)
  useKeptHeight(table)
  const pointer = useTablePointer(table)
  const focus = useRowFocus()
  const held = useHeldRows({
    rows: ordered,
    rowId,
    pointer,
    focused: focus.within,
    isAtTop: useAtTop(scroller),
    view,
    later: manual,
    menuOpen: menu.rowId !== null,
  })
  const lineOf = useHeldLines(held.rows, rowId, secondLine?.has ?? hasNone, held.frozen)
  const now = useNowWhile(held.departed.size > 0)
  const departedAs = (row: Row): string | null =>
    held.departed.has(rowId(row)) ? (props.departed?.(row, now) ?? t('No longer in this list.')) : null
  const ids = held.rows.map(rowId)
  const virtual = useVirtualRows(held.rows.length, scroller, index => ids[index]!, onPhone ? 116 : ROW_HEIGHT)
  const events = useTableEvents({
    props,
    shown: held.rows,
    ids,
    departed: held.departed,
    actions,
    scroller,
    openMenu: menu.open,
    virtual,
    focus,
  })
  const [columnsUsed, setColumnsUsed] = useState(false)
  if (events.columnsAnchor !== null && !columnsUsed) setColumnsUsed(true)
  const waiting = useLongWait(loading && rows.length === 0)

  const isEmpty = held.rows.length === 0
  const menuRow = held.rows.find(row => rowId(row) === menu.rowId)
  const drawn = virtual.indexes.map(index => ids[index]!)
  // One row is always in the tab order, also when the one that had the focus was scrolled away from.
  const tabRow = drawn.includes(events.activeId ?? '')
    ? events.activeId
    : (drawn.find(id => !held.departed.has(id)) ?? null)
  const body = virtual.indexes.map(index => {
    const row = held.rows[index]!
    const id = ids[index]!
    return (
      <TableRow
        key={id}
        row={row}
        id={id}
        index={index}
        label={rowLabel(row)}
        layout={layout}
        actions={actions}
        secondLine={secondLine}
        second={lineOf(row)}
        departed={departedAs(row)}
        selected={selection?.has(id)}
        changed={changed.has(id)}
        fresh={held.fresh.has(id)}
        active={id === tabRow}
        menuOpen={menu.rowId === id}
        measure={virtual.measure}
      />
    )
  })
  return (
    <div
      className={classNames(styles.table, (fill || isEmpty) && styles.fill)}
      data-part="table"
      ref={setTable}
    >
      {held.waiting > 0 && (
        <Button size={26} className={styles.waiting} onClick={held.release}>
          {t('{count} new', { count: held.waiting })}
        </Button>
      )}
      <div className={styles.scroll} data-part="scroll" ref={setScroller}>
        {onPhone ? (
          <TableCards
            label={label}
            rows={virtual.indexes.map(index => held.rows[index]!)}
            above={virtual.above}
            below={virtual.below}
            rowId={rowId}
            rowLabel={rowLabel}
            card={card}
            selection={selection}
            changed={changed}
            departed={departedAs}
            hasMenu={actions.length > 0}
            menuRow={menu.rowId}
            waiting={waiting}
            onClick={events.onClick}
          />
        ) : (
          <div
            role="grid"
            className={styles.grid}
            aria-label={label}
            aria-rowcount={held.rows.length + 1}
            aria-multiselectable={selectable || undefined}
            aria-busy={loading}
            style={{ '--dt-columns': layout.template, '--dt-min': `${layout.minWidth}px` }}
            {...events.handlers}
          >
            <TableHead
              layout={layout}
              sort={sort ?? ownSort}
              filters={filters}
              selection={selection && selectionOf(selection, ids)}
              hasActions={actionsWidth > 0}
              onDrag={props.columnsKey === undefined ? undefined : model.startDrag}
              dragged={model.dragged}
            />
            {!isEmpty && (
              <div
                role="rowgroup"
                className={styles.body}
                style={{ paddingTop: virtual.above, paddingBottom: virtual.below }}
              >
                <OpenedRowsProvider value={openedRows}>{body}</OpenedRowsProvider>
              </div>
            )}
          </div>
        )}
        {waiting && !onPhone && (
          <div style={{ '--dt-columns': layout.template, '--dt-min': `${layout.minWidth}px` }}>
            <TableSkeleton layout={layout} selectable={selectable} />
          </div>
        )}
      </div>
      {/* Where there are no actions, whose head has the button. */}
      {props.columnsKey !== undefined && actions.length === 0 && !onPhone && (
        <ColumnsButton apart onClick={event => events.openColumns(event.currentTarget)} />
      )}
      <KeepPlace
        scroller={scroller}
        ids={ids}
        pointed={pointer.is !== 'away'}
        order={JSON.stringify([sort, list])}
        startOf={virtual.startOf}
      />
      {isEmpty && !loading && <div className={styles.empty}>{empty}</div>}
      <MenuAt
        anchor={menuRow === undefined ? null : menu.anchor}
        label={menu.anchor?.getAttribute('aria-label') ?? ''}
        items={menuRow === undefined ? [] : rowMenuItems(menuRow, actions, departedAs(menuRow))}
        onClose={menu.close}
      />
      {columnsUsed && (
        <ColumnsPanel
          anchor={events.columnsAnchor}
          columns={columns}
          arrangement={arrangement}
          widthOf={id => headWidth(scroller, id)}
          onClose={events.closeColumns}
        />
      )}
      {events.filterUsed && (
        <ColumnFilterPanel
          column={columns.find(column => column.id === events.filter?.column) ?? null}
          anchor={events.filter?.anchor ?? null}
          filters={filters}
          onFilters={next => props.onFilters?.(next)}
          counts={props.filterCounts}
          onClose={events.closeFilter}
        />
      )}
    </div>
  )
}

function headWidth(scroller: HTMLElement | null, column: string): number {
  const head = scroller?.querySelector(`[data-column="${CSS.escape(column)}"]`)
  return head?.getBoundingClientRect().width ?? 0
}
