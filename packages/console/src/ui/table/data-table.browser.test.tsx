import { Ban, Info, Pencil } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmDialog } from '../layers/confirm-dialog.tsx'
import { draw } from '../testing/draw.tsx'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './model/data-table-props.ts'
import type { Selection } from './model/row-selection.ts'
import type { DataColumn, RowAction, TableFilters, TableSort } from './model/table-types.ts'

interface Row {
  id: string
  level: number
  kind: string
}

const rowOf = (id: string, level = 1, kind = 'one'): Row => ({ id, level, kind })
const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'id', header: 'Name', width: 100, value: row => row.id, sortable: true, filter: { kind: 'text' } },
  { id: 'level', header: 'Level', width: 100, value: row => row.level, sortable: true },
  { id: 'kind', header: 'Kind', width: 100, value: row => row.kind },
]
const ROWS = [rowOf('b', 2), rowOf('a', 10), rowOf('c', 1)]

const tableRows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const order = () =>
  tableRows()
    .map(row => row.dataset.row)
    .join('')
const selected = () =>
  tableRows()
    .filter(row => row.getAttribute('aria-selected') === 'true')
    .map(row => row.dataset.row)
    .join('')
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.row
/** A key on what has the focus, without the pause that a driver of a browser makes between keys. */
const press = (init: KeyboardEventInit) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
const focusRow = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)!.focus()

function Holder(props: Partial<DataTableProps<Row>>) {
  const [sort, setSort] = useState<TableSort | null>(null)
  const [filters, setFilters] = useState<TableFilters>({})
  const [selection, setSelection] = useState<Selection>(new Set())
  return (
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <DataTable
        label="Things"
        rows={ROWS}
        columns={COLUMNS}
        rowId={row => row.id}
        rowLabel={row => row.id}
        sort={sort}
        onSort={setSort}
        filters={filters}
        onFilters={setFilters}
        selection={selection}
        onSelection={setSelection}
        {...props}
      />
    </div>
  )
}

/** A table whose rows go, after a question. */
function Asking() {
  const [rows, setRows] = useState(ROWS)
  const [asked, setAsked] = useState<Row | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Holder rows={rows} onOpen={setAsked} />
      {asked && (
        <ConfirmDialog
          open
          title="Delete"
          confirmLabel="Yes"
          onCancel={close}
          onConfirm={() => {
            setRows(rows.filter(({ id }) => id !== asked.id))
            close()
          }}
        >
          Sure?
        </ConfirmDialog>
      )}
    </>
  )
}

describe('keyboard', () => {
  it('moves through rows with arrows and J, K and stays at the ends', async () => {
    draw(<Holder />)
    focusRow('b')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).toBe('a')
    await userEvent.keyboard('jj')
    await expect.poll(focused).toBe('c')
    await userEvent.keyboard('k')
    await expect.poll(focused).toBe('a')
    await userEvent.keyboard('{Home}')
    await expect.poll(focused).toBe('b')
  })

  it('has one row in the tab order and comes back to the row that had the focus', async () => {
    draw(<Holder />)
    focusRow('a')
    await expect.poll(() => tableRows().map(row => row.tabIndex)).toEqual([-1, 0, -1])
  })

  it('selects with Space and extends with Shift and arrows', async () => {
    draw(<Holder />)
    focusRow('b')
    await userEvent.keyboard(' ')
    await expect.poll(selected).toBe('b')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.poll(selected).toBe('ba')
    await expect.poll(focused).toBe('a')
    await userEvent.keyboard(' ')
    await expect.poll(selected).toBe('b')
  })

  it('opens with Enter', async () => {
    const onOpen = vi.fn()
    draw(<Holder onOpen={onOpen} />)
    focusRow('a')
    await userEvent.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(ROWS[1])
  })

  it('opens the first filter with the slash', async () => {
    draw(<Holder />)
    focusRow('a')
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('textbox', { name: 'Filter Name' })).toHaveFocus()
    await userEvent.keyboard('c')
    await expect.poll(order).toBe('c')
  })
})

describe('row actions', () => {
  const actions = (run: (row: Row) => void): RowAction<Row>[] => [
    { id: 'details', label: 'Details', icon: Info, run },
    { id: 'edit', label: 'Edit', icon: Pencil, shown: 'icon', letter: 'e', run },
    {
      id: 'cancel',
      label: 'Cancel',
      icon: Ban,
      shown: 'icon',
      letter: 'x',
      offTitle: 'Cancel is not possible',
      reasons: row => (row.id === 'a' ? ['It is over.'] : []),
      run,
    },
  ]

  it('happens by Shift and its letter', async () => {
    const run = vi.fn()
    draw(<Holder actions={actions(run)} />)
    focusRow('c')
    await userEvent.keyboard('{Shift>}e{/Shift}')
    expect(run).toHaveBeenCalledExactlyOnceWith(ROWS[2])
  })

  it('is meant for the row that J just led to, however fast the keys follow', () => {
    const run = vi.fn()
    draw(<Holder actions={actions(run)} />)
    flushSync(() => focusRow('b'))
    press({ key: 'j' })
    press({ key: 'j' })
    press({ key: 'E', shiftKey: true })
    expect(run).toHaveBeenCalledExactlyOnceWith(ROWS[2])
  })

  it('is meant for a row that is still being scrolled to', () => {
    const run = vi.fn()
    const rows = Array.from({ length: 300 }, (_, index) => rowOf(`r${index}`))
    draw(<Holder rows={rows} actions={actions(run)} />)
    flushSync(() => focusRow('r0'))
    press({ key: 'End' })
    press({ key: 'E', shiftKey: true })
    expect(run).toHaveBeenCalledExactlyOnceWith(rows[299])
  })

  it('that is off gets the focus and says why instead', async () => {
    const run = vi.fn()
    draw(<Holder actions={actions(run)} />)
    focusRow('a')
    await userEvent.keyboard('{Shift>}x{/Shift}')
    await expect.poll(() => page.getByRole('tooltip').query()?.textContent).toContain('It is over.')
    expect(run).not.toHaveBeenCalled()
  })

  it('shows the others on hover without moving those that were there', async () => {
    draw(<Holder actions={actions(vi.fn())} />)
    const row = page.getByRole('row', { name: /^Select b/ })
    const edit = () => row.getByRole('button', { name: 'Edit' }).element().getBoundingClientRect().left
    const before = edit()
    await expect.element(row.getByRole('button', { name: 'Details' })).not.toBeInTheDocument()
    await userEvent.hover(row)
    await expect.element(row.getByRole('button', { name: 'Details' })).toBeVisible()
    expect(edit()).toBe(before)
  })

  it('keep off the notes that one points at', async () => {
    draw(
      <Holder
        actions={actions(vi.fn())}
        columns={[
          ...COLUMNS,
          { id: 'notes', header: 'Notes', width: 60, look: 'note', cell: () => <span>words</span> },
        ]}
      />,
    )
    const row = page.getByRole('row', { name: /^Select b/ })
    await userEvent.hover(row.getByText('words'))
    await expect.element(row.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect.element(row.getByRole('button', { name: 'Details' })).not.toBeInTheDocument()
    await userEvent.hover(row.getByRole('button', { name: 'Edit' }))
    await expect.element(row.getByRole('button', { name: 'Details' })).toBeVisible()
  })

  it('are all in the menu, with the reason of one that is off', async () => {
    const run = vi.fn()
    draw(<Holder actions={actions(run)} />)
    await userEvent.click(page.getByRole('button', { name: 'More actions for a' }))
    await expect.element(page.getByRole('menuitem', { name: /Cancel.*It is over\./ })).toBeVisible()
    await userEvent.click(page.getByRole('menuitem', { name: 'Details' }))
    expect(run).toHaveBeenCalledExactlyOnceWith(ROWS[1])
  })
})

it('gives the focus to the row in its place when the row that opened a question is gone', async () => {
  draw(<Asking />)
  focusRow('a')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(focused).toBe('c')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(focused).toBe('c')
})

describe('order and filters', () => {
  it('sorts numbers as numbers, up, down and back', async () => {
    draw(<Holder />)
    const head = page.getByRole('button', { name: 'Level' })
    await userEvent.click(head)
    await expect.poll(order).toBe('cba')
    await expect
      .element(page.getByRole('columnheader', { name: 'Level' }))
      .toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(head)
    await expect.poll(order).toBe('abc')
    await userEvent.click(head)
    await expect.poll(order).toBe('bac')
  })

  it('shows what stands for no rows when the filter hides all', async () => {
    draw(<Holder filters={{ id: ['zzz'] }} empty={<p>Nothing fits.</p>} />)
    await expect.element(page.getByText('Nothing fits.')).toBeVisible()
  })

  it('leaves rows of the server as they come', async () => {
    draw(<Holder manual sort={{ column: 'level', direction: 'asc' }} filters={{ id: ['zzz'] }} />)
    await expect.poll(order).toBe('bac')
  })
})

it('selects all and none by the box in the head, which shows a part as mixed', async () => {
  draw(<Holder />)
  const all = page.getByRole('checkbox', { name: 'Select all' })
  await userEvent.click(page.getByRole('checkbox', { name: 'Select b' }))
  await expect.element(all).toHaveAttribute('aria-checked', 'mixed')
  await userEvent.click(all)
  await expect.poll(selected).toBe('bac')
  await userEvent.click(all)
  await expect.poll(selected).toBe('')
})

describe('while rows change', () => {
  it('draws only the row whose object changed', async () => {
    const drawn = vi.fn()
    const columns: readonly DataColumn<Row>[] = [
      {
        id: 'id',
        header: 'Name',
        width: 100,
        cell: row => {
          drawn(row.id)
          return row.level
        },
      },
    ]
    const stable = { columns, rowId: (row: Row) => row.id, rowLabel: (row: Row) => row.id }
    const { redraw } = draw(<Holder {...stable} rows={ROWS} />)
    drawn.mockClear()
    redraw(<Holder {...stable} rows={[ROWS[0]!, rowOf('a', 99), ROWS[2]!]} />)
    expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['a']))
  })

  it('nothing moves under the pointer, and a pill lets new rows in', async () => {
    const { redraw } = draw(<Holder rows={ROWS} />)
    await userEvent.hover(page.getByRole('row', { name: /^Select b/ }))
    await userEvent.hover(page.getByRole('row', { name: /^Select c/ }))
    redraw(<Holder rows={[rowOf('x'), rowOf('c', 7), rowOf('b', 8)]} />)
    await expect.element(page.getByRole('button', { name: '1 new' })).toBeVisible()
    expect(order()).toBe('bac')
    await expect
      .element(page.getByRole('row', { name: 'a: No longer in this list.' }))
      .toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(page.getByRole('button', { name: '1 new' }))
    await expect.poll(order).toBe('xcb')
  })

  it('keys pass over a row that left, and one row stays in the tab order', async () => {
    const run = vi.fn()
    const actions: RowAction<Row>[] = [{ id: 'cancel', label: 'Cancel', icon: Ban, letter: 'x', run }]
    const { redraw } = draw(<Holder rows={ROWS} actions={actions} />)
    await userEvent.hover(page.getByRole('row', { name: /^Select b/ }))
    await userEvent.hover(page.getByRole('row', { name: /^Select c/ }))
    flushSync(() => focusRow('b'))
    redraw(<Holder rows={[ROWS[0]!, ROWS[2]!]} actions={actions} />)
    await expect.poll(() => document.querySelectorAll('[data-row][aria-disabled=true]').length).toBe(1)
    press({ key: 'ArrowDown' })
    press({ key: 'X', shiftKey: true })
    expect(run).toHaveBeenCalledExactlyOnceWith(ROWS[2])
    await expect.poll(() => tableRows().filter(row => row.tabIndex === 0).length).toBe(1)
  })

  it('keeps the menu of a row open, and turns its entries off with the reason when the row leaves', async () => {
    const run = vi.fn()
    const actions: RowAction<Row>[] = [{ id: 'details', label: 'Details', icon: Info, run }]
    const departed = () => 'Completed 3 s ago.'
    const { redraw } = draw(<Holder actions={actions} />)
    await userEvent.click(page.getByRole('button', { name: 'More actions for a' }))
    redraw(<Holder actions={actions} rows={[rowOf('c', 5), rowOf('b', 5), rowOf('a', 5)]} />)
    await expect.element(page.getByRole('menuitem', { name: 'Details' })).toBeVisible()
    redraw(<Holder actions={actions} rows={[rowOf('y')]} departed={departed} />)
    const entry = page.getByRole('menuitem', { name: /Details.*Completed 3 s ago\./ })
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(entry, { force: true })
    expect(run).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect.element(entry).not.toBeInTheDocument()
  })
})

describe('a long list', () => {
  const many = Array.from({ length: 2000 }, (_, index) => rowOf(`row${index}`, index))

  it('has only the rows in sight in the page and says how many there are', async () => {
    draw(<Holder rows={many} />)
    await expect.poll(() => tableRows().length).toBeGreaterThan(10)
    expect(tableRows().length).toBeLessThan(60)
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001')
  })

  it('keeps one row in the tab order when the one that had the focus was scrolled away from', async () => {
    draw(<Holder rows={many} />)
    await expect.poll(() => tableRows().length).toBeGreaterThan(10)
    focusRow('row0')
    document.querySelector('[data-part=scroll]')!.scrollTop = 30_000
    await expect.poll(() => tableRows().some(row => row.dataset.row === 'row0')).toBe(false)
    await expect.poll(() => tableRows().filter(row => row.tabIndex === 0).length).toBe(1)
  })

  it('is walked to its end by the keyboard', async () => {
    draw(<Holder rows={many} />)
    await expect.poll(() => tableRows().length).toBeGreaterThan(10)
    focusRow('row0')
    await userEvent.keyboard('{End}')
    await expect.poll(focused).toBe('row1999')
  })
})

it('shows grey bars only when waiting takes long', async () => {
  draw(<Holder rows={[]} loading />)
  expect(document.querySelector('[data-part=skeleton]')).toBeNull()
  await expect.poll(() => document.querySelectorAll('[data-part=skeleton] > div').length).toBe(6)
})
