import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tableColumns } from '../../../platform/remembered/remembered-settings.ts'
import { draw } from '../../testing/draw.tsx'
import { DataTable } from '../data-table.tsx'
import type { DataColumn } from '../model/table-types.ts'

interface Row {
  id: string
}

const column = (id: string, more: Partial<DataColumn<Row>> = {}): DataColumn<Row> => ({
  id,
  header: id,
  width: 100,
  least: 60,
  value: row => row.id,
  ...more,
})
const COLUMNS = [column('Name'), column('Kind'), column('Notes', { grow: true })]
const ROWS = [{ id: 'a' }, { id: 'b' }]

const table = () => {
  tableColumns.clear()
  return draw(
    <div style={{ height: 300, width: 600, display: 'flex' }}>
      <DataTable
        label="Things"
        rows={ROWS}
        columns={COLUMNS}
        rowId={row => row.id}
        rowLabel={row => row.id}
        columnsKey="things"
      />
    </div>,
  )
}
const heads = () => [...document.querySelectorAll<HTMLElement>('[data-column]')]
const names = () => heads().map(head => head.dataset.column)
const widthOf = (name: string) =>
  Math.round(
    heads()
      .find(head => head.dataset.column === name)!
      .getBoundingClientRect().width,
  )

it('MV-QUE-02 a column is hidden, shown and remembered, by the keyboard alone', async () => {
  table()
  expect(names()).toEqual(['Name', 'Kind', 'Notes'])
  page.getByRole('button', { name: 'Columns' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const kind = page.getByRole('checkbox', { name: 'Kind' })
  await expect.element(kind).toBeChecked()
  kind.element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(names).toEqual(['Name', 'Notes'])
  expect(tableColumns.read()).toEqual({ things: { hidden: ['Kind'], widths: {} } })
  expect(document.querySelectorAll('[data-row=a] [role=gridcell]')).toHaveLength(2)
  await page.getByRole('button', { name: 'Reset columns' }).click()
  await expect.poll(names).toEqual(['Name', 'Kind', 'Notes'])
})

it('one column has to stay', async () => {
  table()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Kind' }).click()
  await page.getByRole('checkbox', { name: 'Notes' }).click()
  await page.getByRole('checkbox', { name: 'Name' }).click({ force: true })
  expect(names()).toEqual(['Name'])
})

it('a column is made wider and narrower from the panel', async () => {
  table()
  const before = widthOf('Name')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Make Name wider' }).click()
  await expect.poll(() => widthOf('Name')).toBe(before + 12)
  await page.getByRole('button', { name: 'Make Name narrower' }).click()
  await page.getByRole('button', { name: 'Make Name narrower' }).click()
  await expect.poll(() => widthOf('Name')).toBe(before - 12)
})

it('a column is dragged at its edge; its width is remembered and bounded', async () => {
  table()
  const edge = heads()[0]!.querySelector('[data-part=edge]')!
  const before = widthOf('Name')
  const drag = (by: number) => {
    const { x, y } = edge.getBoundingClientRect()
    edge.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: x, clientY: y }))
    document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: x + by, clientY: y }))
    document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, clientX: x + by, clientY: y }))
  }
  drag(50)
  await expect.poll(() => widthOf('Name')).toBe(before + 50)
  expect(tableColumns.read().things!.widths.Name).toBe(before + 50)
  drag(-500)
  await expect.poll(() => widthOf('Name')).toBe(36)
})

it('every filter can be pressed, also in a narrow sorted column and over columns that are scrolled away', async () => {
  tableColumns.clear()
  const narrow = (id: string, more: Partial<DataColumn<Row>> = {}) =>
    column(id, { width: 52, least: 52, sortable: true, filter: { kind: 'text' }, ...more })
  const columns = [
    narrow('Pin', { pinned: true }),
    ...['SCAC', 'Kind', 'Age', 'Door', 'Note'].map(id => narrow(id)),
  ]
  draw(
    <div style={{ height: 300, width: 200, display: 'flex' }}>
      <DataTable
        label="Things"
        rows={ROWS}
        columns={columns}
        rowId={row => row.id}
        rowLabel={row => row.id}
        sort={{ column: 'SCAC', direction: 'asc' }}
        columnsKey="things"
      />
    </div>,
  )
  const scroll = document.querySelector('[data-part=scroll]')!
  const columnsButton = page.getByRole('button', { name: 'Columns' }).element()
  for (const left of [0, 20, 40, 60, 80]) {
    scroll.scrollLeft = left
    await new Promise(requestAnimationFrame)
    const pin = heads()[0]!.getBoundingClientRect()
    for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) {
      const { x, y, width, height, right } = filter.getBoundingClientRect()
      const isPinned = filter.dataset.filter === 'Pin'
      if (!isPinned && (x < pin.right || right > columnsButton.getBoundingClientRect().left)) continue
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      expect(filter.contains(hit), `${filter.dataset.filter} at ${left}`).toBe(true)
    }
  }
})
