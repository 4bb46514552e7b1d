// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements, so that rows may be as high as their content
import { type ReactNode, useState } from 'react'
import { useNowWhile } from '../../platform/clock.ts'
import { useRerenderLog } from '../../platform/settings/rerender-log.ts'
import { t } from '../../platform/words.ts'
import { Button } from '../actions/button.tsx'
import { MenuAt } from '../layers/menu.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { popupFrame } from '../lazy/part-frames.tsx'
import { useLongWait } from '../surfaces/skeleton.tsx'
import { useBelow } from '../theme/use-media-query.ts'
import { KeepPlace } from './keep-place.ts'
import { OpenedRowsProvider } from './opened-rows.ts'
import { type Selection, selectionOf } from './row-selection.ts'
import { useKeptHeight } from './table-area.tsx'
import { type CardParts, TableCards } from './table-cards.tsx'
import { ColumnsButton, TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import type { DataColumn, RowAction, SecondLineOf, TableFilters, TableSort } from './table-types.ts'
import { useAtTop } from './use-at-top.ts'
import { useColumnArrangement } from './use-column-arrangement.ts'
import { useColumnLayout } from './use-column-layout.ts'
import { useHeldLines } from './use-held-lines.ts'
import { useHeldRows } from './use-held-rows.ts'
import { useRowFocus } from './use-row-focus.ts'
import { rowMenuItems, useRowMenu } from './use-row-menu.ts'
import { useRowModel } from './use-row-model.ts'
import { useTableEvents } from './use-table-events.ts'
import { useTablePointer } from './use-table-pointer.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

export interface DataTableProps<Row extends object> {
  /** Its name for assistive technology. */
  label: string
  /** Keep the array while nothing changed, and the objects of unchanged rows. */
  rows: readonly Row[]
  /** Made once, or by `useMemo`. */
  columns: readonly DataColumn<Row>[]
  rowId: (row: Row) => string
  /** What a row is called in names of buttons: its number or code. */
  rowLabel: (row: Row) => string
  /** The chosen order; null shows the rows as they come. */
  sort?: TableSort | null | undefined
  /** The order in which the rows come, where it is that of one column. */
  ownSort?: TableSort | null | undefined
  onSort?: ((sort: TableSort | null) => void) | undefined
  filters?: TableFilters | undefined
  onFilters?: ((filters: Record<string, string[]>) => void) | undefined
  /** The server sorts and filters; `rows` are its answer. */
  manual?: boolean | undefined
  selection?: Selection | undefined
  onSelection?: ((selection: Selection) => void) | undefined
  /** A new list draws every row again: make it when the facts behind `reasons` or `hidden` changed. */
  actions?: readonly RowAction<Row>[] | undefined
  /** Width of the actions column in pixels; 86 holds three icons. */
  actionsWidth?: number | undefined
  /** Enter on a row, or a double press. */
  onOpen?: ((row: Row) => void) | undefined
  /** One press on a row opens it: for tables whose rows have no actions of their own. */
  opensOnPress?: boolean | undefined
  /** Ids of rows that just changed, from `useChangedRows`. */
  changed?: ReadonlySet<string> | undefined
  secondLine?: SecondLineOf<Row> | undefined
  /** Changes when another list is asked for, such as another page: its rows come in at once, pointer or not. */
  list?: string | undefined
  /**
   * What became of a row that left the list, as a sentence: `Completed 3 s ago.` It stays in its place while the pointer or
   * the focus is on it. `now` is in milliseconds since the epoch.
   */
  departed?: ((row: Row, now: number) => string) | undefined
  loading?: boolean | undefined
  /** Shown when there is no row: an `EmptyState`. */
  empty?: ReactNode
  /** The name under which this browser remembers how its columns are arranged; without one they cannot be. */
  columnsKey?: string | undefined
  /** How a row looks on phones; without it the table scrolls sideways there. */
  card?: ((row: Row, parts: CardParts) => ReactNode) | undefined
  /** Takes all the height there is instead of what its rows need. */
  fill?: boolean | undefined
}

const NO_ACTIONS: readonly never[] = []
const NO_FILTERS: TableFilters = {}
const NO_IDS: ReadonlySet<string> = new Set()
const hasNone = () => false
const ROW_HEIGHT = 34

// Loaded with the first filter that is opened: the first screen does without its code.
const ColumnFilterPanel = lazyPart(
  async () => (await import('./column-filter-panel.tsx')).ColumnFilterPanel,
  popupFrame,
).Part

const ColumnsPanel = lazyPart(async () => (await import('./columns-panel.tsx')).ColumnsPanel, popupFrame).Part

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
    <div className={`dt ${fill || isEmpty ? 'dt-fill' : ''}`} ref={setTable}>
      {held.waiting > 0 && (
        <Button size={26} className="dt-waiting" onClick={held.release}>
          {t('{count} new', { count: held.waiting })}
        </Button>
      )}
      <div className="dt-scroll" ref={setScroller}>
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
            className="dt-grid"
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
                className="dt-body"
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
        <ColumnsButton
          className="dt-columns-apart"
          onClick={event => events.openColumns(event.currentTarget)}
        />
      )}
      <KeepPlace
        scroller={scroller}
        ids={ids}
        pointed={pointer.is !== 'away'}
        order={JSON.stringify([sort, list])}
        startOf={virtual.startOf}
      />
      {isEmpty && !loading && <div className="dt-empty">{empty}</div>}
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
