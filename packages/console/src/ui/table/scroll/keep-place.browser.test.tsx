import { Info } from 'lucide-react'
import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { parkMouse } from '../../testing/park-mouse.ts'
import { DataTable } from '../data-table.tsx'
import type { DataTableProps } from '../model/data-table-props.ts'
import type { DataColumn, RowAction } from '../model/table-types.ts'

beforeEach(parkMouse)

interface Row {
  id: string
  level: number
  kind: string
}

const rowOf = (id: string, level = 1, kind = 'one'): Row => ({ id, level, kind })
const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'id', header: 'Name', width: 100, value: row => row.id, filter: { kind: 'text' } },
  { id: 'level', header: 'Level', width: 100, value: row => row.level, sortable: true },
]
const ROWS = [rowOf('b', 2), rowOf('a', 10), rowOf('c', 1)]

const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map(row => row.dataset.row).join('')
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.row
const focusRow = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)!.focus()

function Holder(props: Partial<DataTableProps<Row>>) {
  return (
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <DataTable
        label="Things"
        rows={ROWS}
        columns={COLUMNS}
        rowId={row => row.id}
        rowLabel={row => row.id}
        {...props}
      />
    </div>
  )
}

describe('rows wait', () => {
  const actions: RowAction<Row>[] = [{ id: 'details', label: 'Details', icon: Info, run: vi.fn() }]
  const later = [rowOf('x'), ...ROWS]
  const table = () => document.querySelector<HTMLElement>('[data-part=table]')!
  const point = (type: string, init: PointerEventInit) =>
    table().dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }))

  it('while the menu of one is open, so that no entry slides away from the pointer', async () => {
    const { redraw } = draw(<Holder actions={actions} />)
    const more = page.getByRole('button', { name: 'More actions for a' }).element() as HTMLElement
    more.click()
    await expect.element(page.getByRole('menuitem', { name: 'Details' })).toBeVisible()
    redraw(<Holder actions={actions} rows={later} />)
    expect(order()).toBe('bac')
    await userEvent.keyboard('{Escape}')
    await expect.poll(order).toBe('xbac')
  })

  it('while a finger is down, and come in once its tap has been heard', async () => {
    const { redraw } = draw(<Holder />)
    flushSync(() => point('pointerdown', { pointerType: 'touch' }))
    redraw(<Holder rows={later} />)
    flushSync(() => point('pointerleave', { pointerType: 'touch' }))
    expect(order()).toBe('bac')
    await expect.poll(order).toBe('xbac')
  })

  it('for a pointer that moves; under one that rests the others flow around its row', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { redraw } = draw(<Holder />)
    const row = document.querySelector('[data-row=a]')!
    const on = (type: string, clientX: number) =>
      flushSync(() =>
        row.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX })),
      )
    on('pointerover', 10)
    on('pointermove', 11)
    redraw(<Holder rows={later} />)
    flushSync(() => vi.advanceTimersByTime(9_999))
    expect(order()).toBe('bac')
    flushSync(() => vi.advanceTimersByTime(1))
    expect(order()).toBe('xabc')
  })
})

describe('the focus', () => {
  it('stays on a row that left, which goes with it', async () => {
    const { redraw } = draw(
      <>
        <input aria-label="Elsewhere" />
        <Holder />
      </>,
    )
    const gone = (
      <>
        <input aria-label="Elsewhere" />
        <Holder rows={[ROWS[0]!, ROWS[2]!]} departed={() => 'Completed 3 s ago.'} />
      </>
    )
    flushSync(() => focusRow('a'))
    redraw(gone)
    expect([focused(), order()]).toEqual(['a', 'bac'])
    const row = page.getByRole('row', { name: /^a/ })
    await expect.element(row).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('c')
    expect(order()).toBe('bc')
    flushSync(() => focusRow('c'))
    redraw(<Holder rows={[ROWS[0]!]} />)
    flushSync(() => (document.activeElement as HTMLElement).blur())
    expect(order()).toBe('b')
  })

  it('stays on its row when that changes places', () => {
    const { redraw } = draw(<Holder />)
    focusRow('a')
    redraw(<Holder rows={[rowOf('x'), ROWS[2]!, ROWS[1]!, ROWS[0]!]} />)
    expect(focused()).toBe('a')
  })

  it('is not taken from what has it', () => {
    const { redraw } = draw(
      <>
        <input aria-label="Elsewhere" />
        <Holder />
      </>,
    )
    focusRow('a')
    page.getByRole('textbox', { name: 'Elsewhere' }).element().focus()
    redraw(
      <>
        <input aria-label="Elsewhere" />
        <Holder rows={[ROWS[0]!]} />
      </>,
    )
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Elsewhere')
  })
})

describe.each([
  { list: 'a short list, drawn whole', count: 70 },
  { list: 'a long list, drawn in part', count: 2_000 },
])('the place in $list', ({ count }) => {
  const rows = Array.from({ length: count }, (_, index) => rowOf(`row${index}`, index))
  const some = (amount: number) => Array.from({ length: amount }, (_, index) => rowOf(`new${index}`, index))
  const scroller = () => document.querySelector<HTMLElement>('[data-part=scroll]')!
  const topOf = (id: string) =>
    document.querySelector(`[data-row="${id}"]`)?.getBoundingClientRect().top ?? Number.NaN
  /** Scrolls to the row; answers where it stands on the screen. */
  const goTo = async (id: string) => {
    const upper = scroller().getBoundingClientRect().top + 40
    await expect
      .poll(() => {
        scroller().scrollTop += document.querySelector(`[data-row="${id}"]`) ? topOf(id) - upper : 300
        return topOf(id)
      })
      .toBeCloseTo(upper, 0)
    return topOf(id)
  }

  it('stays while rows come and go above it', async () => {
    const { redraw } = draw(<Holder rows={rows} />)
    const top = await goTo('row45')
    redraw(<Holder rows={[...some(20), ...rows.slice(3)]} />)
    await expect.poll(() => topOf('row45')).toBeCloseTo(top, 0)
    redraw(<Holder rows={[...some(500), ...rows.slice(3)]} />)
    await expect.poll(() => topOf('row45')).toBeCloseTo(top, 0)
    redraw(<Holder rows={rows.slice(20)} />)
    await expect.poll(() => topOf('row45')).toBeCloseTo(top, 0)
  })

  it('is that of the row with the focus, when there is one in sight', async () => {
    const { redraw } = draw(<Holder rows={rows} />)
    await goTo('row45')
    focusRow('row48')
    const top = topOf('row48')
    redraw(<Holder rows={[...rows.slice(0, 47), ...some(30), ...rows.slice(47)]} />)
    await expect.poll(() => topOf('row48')).toBeCloseTo(top, 0)
    expect(focused()).toBe('row48')
  })

  it('stays while a filter is typed that its row passes, and begins at the top when nothing in sight does', async () => {
    const { redraw } = draw(<Holder rows={rows} filters={{}} />)
    const top = await goTo('row45')
    redraw(<Holder rows={rows} filters={{ id: ['ROW'] }} />)
    await expect.poll(() => topOf('row45')).toBeCloseTo(top, 0)
    redraw(<Holder rows={rows} filters={{ id: ['row1'] }} />)
    await expect.poll(() => scroller().scrollTop).toBe(0)
  })

  it('begins at the top in another order', async () => {
    const { redraw } = draw(<Holder rows={rows} sort={null} />)
    await goTo('row45')
    redraw(<Holder rows={rows} sort={{ column: 'level', direction: 'desc' }} />)
    await expect.poll(() => scroller().scrollTop).toBe(0)
  })

  const tall = { has: (row: Row) => row.kind === 'tall', of: () => 'and a second line', from: 'id' }

  it('stays while a row above it grows', async () => {
    const { redraw } = draw(<Holder rows={rows} secondLine={tall} />)
    const top = await goTo('row45')
    redraw(<Holder rows={rows.with(43, rowOf('row43', 43, 'tall'))} secondLine={tall} />)
    expect(topOf('row45')).toBeCloseTo(top, 0)
  })

  it('moves by what was scrolled, also up to rows that turn out higher', async () => {
    draw(
      <Holder rows={rows.map(row => (row.level < 30 ? { ...row, kind: 'tall' } : row))} secondLine={tall} />,
    )
    const top = await goTo('row45')
    const before = scroller().scrollTop
    scroller().scrollTop -= 300
    await expect.poll(() => topOf('row45')).toBeCloseTo(top + 300, 0)
    expect(scroller().scrollTop).toBeLessThan(before)
  })

  it('is the top where it was: what comes in there is seen', async () => {
    const { redraw } = draw(<Holder rows={rows} />)
    redraw(<Holder rows={[...some(3), ...rows]} />)
    await expect.poll(() => topOf('new0')).toBeLessThan(topOf('row0'))
    expect(scroller().scrollTop).toBe(0)
  })
})
