import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useRemembered } from '../../../platform/remembered/remembered-setting.ts'
import { letterShortcuts } from '../../../platform/remembered/remembered-settings.ts'
import type { DataTableProps } from '../model/data-table-props.ts'
import { nextSort } from '../model/next-sort.ts'
import { selectRange, toggleAll, toggleRow } from '../model/row-selection.ts'
import type { RowAction } from '../model/table-types.ts'
import type { VirtualRows } from '../scroll/use-virtual-rows.ts'
import { indexAfter, type TableCommand, tableCommand } from './table-keys.ts'
import type { RowFocus } from './use-row-focus.ts'

interface Input<Row extends object> {
  props: DataTableProps<Row>
  shown: readonly Row[]
  ids: readonly string[]
  /** Ids of rows that left the list and only keep their place: nothing can be done with them. */
  departed: ReadonlySet<string>
  actions: readonly RowAction<Row>[]
  scroller: HTMLElement | null
  openMenu: (rowId: string, anchor: Element) => void
  virtual: VirtualRows
  focus: RowFocus
}

/** Handles presses, keys and focus of all rows and heads of a table. */
export function useTableEvents<Row extends object>(input: Input<Row>) {
  const { props, shown, departed, actions, scroller, openMenu, virtual, focus } = input
  const places = input.ids
  const isThere = (id: string) => !departed.has(id)
  const ids = departed.size === 0 ? places : places.filter(isThere)
  const { selection, onSelection, sort = null, ownSort = null, onSort, onOpen } = props
  const [letters] = useRemembered(letterShortcuts)
  const [anchor, setAnchor] = useState<string | null>(null)
  const [filter, setFilter] = useState<{ column: string; anchor: Element } | null>(null)
  const [filterUsed, setFilterUsed] = useState(false)
  const [columnsAnchor, setColumnsAnchor] = useState<Element | null>(null)
  // The row that the focus is on its way to; keys that come before it arrives are meant for that row.
  const awaited = useRef<string | null>(null)
  // When the row that had the focus is gone, the one that took its place goes on.
  const stays = focus.last !== null && (ids.includes(focus.last.id) || focus.within === focus.last.id)
  const activeId = stays
    ? focus.last!.id
    : (places.slice(focus.last?.index ?? 0).find(isThere) ?? ids.at(-1) ?? null)
  const openFilter = (at: HTMLElement) => {
    setFilter({ column: at.dataset.filter!, anchor: at })
    setFilterUsed(true)
  }
  const rowOf = (id: string | null) => (id === null || !isThere(id) ? undefined : shown[places.indexOf(id)])

  const select = (id: string, extend: boolean) => {
    if (selection === undefined || !isThere(id)) return
    onSelection?.(
      extend && anchor !== null ? selectRange(selection, ids, anchor, id) : toggleRow(selection, id),
    )
    if (!extend || anchor === null) setAnchor(id)
  }
  const act = (id: string, action: RowAction<Row> | undefined) => {
    const row = rowOf(id)
    if (row !== undefined && action !== undefined && (action.reasons?.(row) ?? []).length === 0)
      action.run(row)
  }

  const onClick = (event: MouseEvent) => {
    const at = (selector: string) => (event.target as Element).closest<HTMLElement>(selector)
    const id = at('[data-row]')?.dataset.row
    const actionId = at('[data-action]')?.dataset.action
    const more = at('[data-more]')
    const sortBy = at('[data-sort]')?.dataset.sort
    const filterAt = at('[data-filter]')
    if (id !== undefined && actionId !== undefined)
      act(
        id,
        actions.find(action => action.id === actionId),
      )
    else if (id !== undefined && more) isThere(id) && openMenu(id, more)
    else if (id !== undefined && at('[data-check]')) select(id, event.shiftKey)
    else if (at('[data-check-all]') && selection) onSelection?.(toggleAll(selection, ids))
    else if (sortBy !== undefined) onSort?.(nextSort(sort, sortBy, ownSort))
    else if (filterAt) openFilter(filterAt)
    else if (at('[data-columns]')) setColumnsAnchor(at('[data-columns]'))
    // Whoever selects words of a row to copy them does not press it.
    else if (props.opensOnPress && getSelection()?.isCollapsed !== false) open(event)
  }

  const open = (event: MouseEvent) => {
    const target = event.target as Element
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
    const row = target.closest('button, a, input') ? undefined : rowOf(id ?? null)
    if (row !== undefined) onOpen?.(row)
  }

  const onDoubleClick = (event: MouseEvent) => {
    if (!props.opensOnPress) open(event)
  }

  const onFocus = (event: FocusEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row
    if (id !== undefined) focus.enter(id, places.indexOf(id))
  }
  /** Where a movement begins: from a row that left, between its neighbors. */
  const indexFrom = (id: string, { to }: Extract<TableCommand, { does: 'move' }>) => {
    if (isThere(id)) return ids.indexOf(id)
    const above = places.slice(0, places.indexOf(id)).filter(isThere).length
    return to === 'next' || to === 'page-down' ? above - 1 : above
  }

  const move = (command: Extract<TableCommand, { does: 'move' }>, id: string) => {
    const index = indexAfter(command, indexFrom(id, command), ids.length)
    const target = ids[index]
    if (target === undefined) return
    if (command.extend && selection) {
      onSelection?.(selectRange(selection, ids, anchor ?? id, target))
      setAnchor(anchor ?? id)
    } else setAnchor(target)
    virtual.scrollTo(places.indexOf(target))
    if (focusRow(target)) return
    // Far away in a long list: the row is drawn once the list has scrolled there.
    awaited.current = target
    requestAnimationFrame(() => {
      awaited.current = null
      focusRow(target)
    })
  }
  const focusRow = (id: string) => {
    const row = scroller?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    row?.focus()
    return row != null
  }

  const actByLetter = (letter: string, id: string) => {
    const row = shown[places.indexOf(id)]
    if (row === undefined) return false
    const action = actions.find(candidate => candidate.letter === letter && candidate.hidden?.(row) !== true)
    if (action === undefined) return false
    // One that is off gets the focus instead, and with it the tooltip that says why.
    if (isThere(id) && (action.reasons?.(row) ?? []).length === 0) action.run(row)
    else
      scroller
        ?.querySelector<HTMLElement>(
          `[data-row="${CSS.escape(id)}"] [data-action="${CSS.escape(action.id)}"]`,
        )
        ?.focus()
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const rowElement = target.closest<HTMLElement>('[data-row]')
    const id = awaited.current ?? rowElement?.dataset.row
    const command = tableCommand(event, letters)
    if (command === null || target.closest('input, textarea, [contenteditable]')) return
    if (command.does === 'filter') {
      const first = scroller?.querySelector<HTMLElement>('[data-filter]')
      if (!first) return
      openFilter(first)
    } else if (id === undefined) return
    else if (command.does === 'move') move(command, id)
    else if (command.does === 'act') {
      if (!actByLetter(command.letter, id)) return
    } else if (target !== rowElement) return
    else if (command.does === 'select') {
      if (selection === undefined) return
      select(id, false)
    } else {
      const row = rowOf(id)
      if (row !== undefined) onOpen?.(row)
    }
    event.preventDefault()
  }

  return {
    activeId,
    filter,
    /** Whether a filter was ever opened: only then its panel is needed. */
    filterUsed,
    closeFilter: () => setFilter(null),
    /** The button on which the panel of the columns hangs; null: it is closed. */
    columnsAnchor,
    openColumns: setColumnsAnchor,
    closeColumns: () => setColumnsAnchor(null),
    onClick,
    handlers: { onClick, onDoubleClick, onFocus, onBlur: focus.onBlur, onKeyDown },
  }
}
