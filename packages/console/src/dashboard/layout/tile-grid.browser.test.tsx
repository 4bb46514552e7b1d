import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DashboardTile } from '../../platform/feature/define-feature.ts'
import { dashboardTiles } from '../../platform/remembered/remembered-settings.ts'
import { Tile } from '../../ui/surfaces/tile.tsx'
import { draw } from '../../ui/testing/draw.tsx'
import { TileGrid } from './tile-grid.tsx'

beforeEach(() => dashboardTiles.clear())

const Queue = () => <Tile title="Queue">…</Tile>
const Inventory = () => <Tile title="Inventory">…</Tile>
const Updates = () => <Tile title="Updates">…</Tile>
const Zones = () => <Tile title="Zones">…</Tile>

const tile = (drawn: () => ReactNode, column: 'left' | 'right', order: number): DashboardTile => ({
  id: drawn.name,
  title: drawn.name as DashboardTile['title'],
  Tile: drawn,
  order,
  column,
  weight: 50,
  onPhones: false,
})
const TILES = [
  tile(Queue, 'left', 1),
  tile(Inventory, 'left', 2),
  tile(Updates, 'right', 3),
  tile(Zones, 'right', 4),
]

function drawGrid() {
  draw(
    <div style={{ width: 1200, height: 800 }}>
      <TileGrid tiles={TILES} />
    </div>,
  )
}

const region = (name: string) => page.getByRole('region', { name, exact: true })
const box = (name: string) => region(name).element().getBoundingClientRect()
const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` })
/** Names of the tiles of the left and of the right column, from top to bottom. */
const columns = () => {
  const boxes = TILES.map(({ id }) => ({ id, ...box(id).toJSON() }) as { id: string; x: number; y: number })
  const least = Math.min(...boxes.map(({ x }) => x))
  const sorted = boxes.toSorted((a, b) => a.y - b.y)
  return [sorted.filter(({ x }) => x === least), sorted.filter(({ x }) => x !== least)].map(found =>
    found.map(({ id }) => id),
  )
}

it('OP-DSH-01 OP-DSH-03 OP-DSH-04 stands in two columns, the left one with 70 % of the width', async () => {
  drawGrid()
  await expect.element(region('Queue')).toBeVisible()
  expect(columns()).toEqual([
    ['Queue', 'Inventory'],
    ['Updates', 'Zones'],
  ])
  expect(box('Queue').width / (box('Queue').width + box('Updates').width)).toBeCloseTo(0.7, 1)
})

it('OP-DSH-02 OP-OPEN-74 moves a tile by arrow keys, says where it went, and remembers it', async () => {
  drawGrid()
  await expect.element(grip('Zones')).toBeVisible()
  ;(grip('Zones').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(columns).toEqual([
    ['Queue', 'Inventory'],
    ['Zones', 'Updates'],
  ])
  await expect.element(page.getByText('Right column, 1 of 2')).toBeInTheDocument()
  await expect.element(grip('Zones')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(columns).toEqual([['Zones', 'Queue', 'Inventory'], ['Updates']])
  await expect.element(grip('Zones')).toHaveFocus()
  expect(dashboardTiles.read()).toMatchObject({ left: ['Zones', 'Queue', 'Inventory'], right: ['Updates'] })
})

it('OP-DSH-02 drags a tile by its grip onto another one', async () => {
  drawGrid()
  await userEvent.dragAndDrop(grip('Updates'), region('Inventory'), { steps: 10 })
  await expect.poll(columns).toEqual([['Queue', 'Updates', 'Inventory'], ['Zones']])
})

it('OP-OPEN-74 resizes by keys, remembers it, and puts everything back', async () => {
  drawGrid()
  const edge = page.getByRole('separator', { name: 'Width of the columns' })
  const before = box('Queue').width
  ;(edge.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.poll(() => box('Queue').width).toBeLessThan(before - 50)
  expect(Object.keys(dashboardTiles.read()?.sizes ?? {})).toEqual(['columns'])
  await grip('Queue').click()
  await page.getByRole('menuitem', { name: 'Reset the layout' }).click()
  await expect.poll(() => Math.round(box('Queue').width)).toBe(Math.round(before))
  expect(dashboardTiles.read()).toBeNull()
})
