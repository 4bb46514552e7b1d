import { scaled } from '@tractrix/domain/test-scale'
import { Ban } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { parkMouse } from '../testing/park-mouse.ts'
import { DataTable } from './data-table.tsx'
import type { CardParts } from './model/data-table-props.ts'
import type { DataColumn, RowAction, SecondLineOf } from './model/table-types.ts'

beforeEach(parkMouse)

interface Row {
  id: string
  rank: number
  waits: boolean
  text: string
}

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'id', header: 'Name', width: 100, value: row => row.id, filter: { kind: 'text' } },
  { id: 'text', header: 'Text', width: 200, value: row => row.text },
]
const SECOND: SecondLineOf<Row> = { has: row => row.waits, of: row => `waits since ${row.text}`, from: 'id' }
const run = vi.fn()
const ACTIONS: RowAction<Row>[] = [{ id: 'cancel', label: 'Cancel', icon: Ban, shown: 'icon', run }]

const card = (row: Row, { menu }: CardParts): ReactNode => (
  <div>
    {row.id} {row.text} {menu}
  </div>
)

function Rows({ rows, width = 700 }: { rows: readonly Row[]; width?: number }) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [filters, setFilters] = useState<Record<string, string[]>>({})
  return (
    <div style={{ height: 420, width, display: 'flex', flexDirection: 'column' }}>
      <DataTable
        label="Things"
        rows={rows}
        columns={COLUMNS}
        rowId={row => row.id}
        rowLabel={row => row.id}
        secondLine={SECOND}
        actions={ACTIONS}
        filters={filters}
        onFilters={setFilters}
        selection={selection}
        onSelection={setSelection}
        departed={() => 'Completed 3 s ago.'}
        card={card}
      />
    </div>
  )
}

/** Random numbers that are the same in every run. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

let made = 0
const makeRow = (random: (below: number) => number): Row => {
  made += 1
  return { id: `row${made}`, rank: random(1000), waits: random(4) === 0, text: `${made}` }
}
const sorted = (rows: readonly Row[]) => rows.toSorted((one, other) => one.rank - other.rank)

/** Some rows leave, come, change places, grow and shrink. */
function changed(rows: readonly Row[], random: (below: number) => number): Row[] {
  const next = rows
    .filter(() => random(12) > 0)
    .map(row => {
      const kind = random(8)
      if (kind === 0) return { ...row, rank: random(1000) }
      if (kind === 1) return { ...row, waits: !row.waits }
      return kind === 2 ? { ...row, text: `${random(99)}` } : row
    })
  const come = Array.from({ length: random(rows.length < 60 ? 4 : 2) }, () => makeRow(random))
  return sorted([...next, ...come])
}

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
const rowIds = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map(row => row.dataset.row!)

it.each(Array.from({ length: scaled(5, 20) }, (_, index) => index + 1))(
  'the row under a real mouse is never another one while rows come, go, move and grow (5 runs of seed %i)',
  async seed => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const random = chance(seed)
    const at = { x: 0, y: 0 }
    const follow = (event: PointerEvent) => Object.assign(at, { x: event.clientX, y: event.clientY })
    document.addEventListener('pointermove', follow, true)
    onTestFinished(() => document.removeEventListener('pointermove', follow, true))
    const pointedId = () =>
      document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-row]')?.dataset.row
    let rows: readonly Row[] = sorted(Array.from({ length: 1 + random(90) }, () => makeRow(random)))
    const { redraw } = draw(<Rows rows={rows} />)
    for (let each = 0; each < 5; each++) {
      if (rows.length === 0) rows = [makeRow(random)]
      redraw(<Rows rows={rows} />)
      const scroller = document.querySelector('[data-part=scroll]')!
      scroller.scrollTop = random(3) === 0 ? 0 : random(scroller.scrollHeight)
      await frame()
      const ids = rowIds().filter(id => {
        const box = document.querySelector(`[data-row=${id}]`)!.getBoundingClientRect()
        return box.top > 40 && box.bottom < 420
      })
      const id = ids[random(ids.length)] ?? rowIds()[0]!
      await userEvent.hover(document.querySelector(`[data-row=${id}]`)!)
      expect(pointedId()).toBe(id)
      if (random(2) === 0) flushSync(() => vi.advanceTimersByTime(10_000))
      for (let change = 0; change < 10; change++) {
        rows = changed(rows, random)
        redraw(<Rows rows={rows} />)
        expect(pointedId(), `seed ${seed}, run ${each}, change ${change}`).toBe(id)
        await frame()
        expect(pointedId(), `seed ${seed}, run ${each}, after change ${change}`).toBe(id)
        if (change === 5) flushSync(() => vi.advanceTimersByTime(10_000))
      }
      await parkMouse()
      await expect.poll(rowIds).not.toContain(rows.some(row => row.id === id) ? 'none' : id)
    }
  },
  60_000,
)

it('the last row of a table as high as its rows stays whole under a resting mouse while rows above it shrink', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const random = chance(2)
  const rows = Array.from({ length: 5 }, () => ({ ...makeRow(random), waits: true }))
  const { redraw } = draw(<Rows rows={rows} />)
  const last = document.querySelector<HTMLElement>(`[data-row=${rows[4]!.id}]`)!
  const before = last.getBoundingClientRect()
  await userEvent.hover(last)
  flushSync(() => vi.advanceTimersByTime(10_000))
  redraw(<Rows rows={rows.map((row, index) => ({ ...row, waits: index === 4 }))} />)
  expect(last.getBoundingClientRect()).toEqual(before)
  const lowest = document.elementFromPoint(before.x + before.width / 2, before.bottom - 2)
  expect(lowest?.closest('[data-row]')).toBe(last)
})

it('a row that left under the mouse is off with what became of it, and goes with the mouse', async () => {
  run.mockClear()
  const rows = sorted(Array.from({ length: 5 }, () => makeRow(chance(1))))
  const { redraw } = draw(<Rows rows={rows} />)
  const left = rows[2]!
  const cancel = document.querySelector<HTMLElement>(`[data-row=${left.id}] [data-action=cancel]`)!
  await userEvent.hover(cancel)
  redraw(<Rows rows={rows.filter(row => row !== left)} />)
  expect(cancel.getAttribute('aria-disabled')).toBe('true')
  expect(cancel.getAttribute('aria-description')).toBe('Completed 3 s ago.')
  await expect.element(page.getByText('Completed 3 s ago.').first()).toBeVisible()
  await userEvent.click(cancel, { force: true })
  expect(run).not.toHaveBeenCalled()
  await parkMouse()
  // The press gave it the focus: it stays for that too.
  expect(rowIds()).toContain(left.id)
  flushSync(() => (document.activeElement as HTMLElement).blur())
  await expect.poll(rowIds).not.toContain(left.id)
})

it('what is typed, selected and focused stays under 20 changes a second', async () => {
  const random = chance(7)
  const kept = Array.from({ length: 3 }, (_, index) => ({ ...makeRow(random), id: `kept${index}` }))
  let rows = sorted([...kept, ...Array.from({ length: 30 }, () => makeRow(random))])
  const { redraw } = draw(<Rows rows={rows} />)
  const change = () => {
    const ids = new Set(kept.map(({ id }) => id))
    rows = sorted([...kept, ...changed(rows, random).filter(({ id }) => !ids.has(id))])
    redraw(<Rows rows={rows} />)
  }
  await userEvent.click(page.getByRole('checkbox', { name: 'Select kept1' }))
  const timer = setInterval(change, 50)
  onTestFinished(() => clearInterval(timer))
  await userEvent.click(page.getByRole('button', { name: 'Filter Name' }))
  const field = page.getByRole('textbox', { name: 'Filter Name' })
  await userEvent.type(field, 'kept')
  await expect.element(field).toHaveValue('kept')
  await expect.element(field).toHaveFocus()
  await expect.poll(() => rowIds().toSorted()).toEqual(['kept0', 'kept1', 'kept2'])
  await userEvent.clear(field)
  await userEvent.keyboard('{Escape}')
  document.querySelector<HTMLElement>('[data-row=kept2]')!.focus()
  for (let each = 0; each < 20; each++) {
    change()
    expect((document.activeElement as HTMLElement).dataset.row).toBe('kept2')
  }
  await expect.element(page.getByRole('checkbox', { name: 'Select kept1' })).toBeChecked()
})

it('a card that left under a finger says what became of it', async () => {
  await page.viewport(390, 700)
  onTestFinished(() => page.viewport(1280, 800))
  const rows = sorted(Array.from({ length: 4 }, () => makeRow(chance(3))))
  const { redraw } = draw(<Rows rows={rows} width={390} />)
  await expect.poll(() => document.querySelectorAll('li[data-row]').length).toBe(4)
  const left = document.querySelector<HTMLElement>(`li[data-row=${rows[1]!.id}]`)!
  const touch = (type: string) =>
    flushSync(() => left.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' })))
  touch('pointerdown')
  redraw(<Rows rows={rows.toSpliced(1, 1)} width={390} />)
  expect(rowIds()).toEqual(rows.map(({ id }) => id))
  await expect.element(page.getByText('Completed 3 s ago.')).toBeVisible()
  expect(left.querySelector('button')!.closest('[inert]')).not.toBeNull()
  document
    .querySelector('[data-part=table]')!
    .dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }))
  await expect.poll(rowIds).not.toContain(left.dataset.row)
})
