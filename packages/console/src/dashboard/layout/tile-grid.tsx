import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Fragment, useState } from 'react'
import { flushSync } from 'react-dom'
import { Group, Panel, Separator } from 'react-resizable-panels'
import type { DashboardTile } from '../../platform/feature/define-feature.ts'
import { t } from '../../platform/words.ts'
import { MovableTile } from './movable-tile.tsx'
import styles from './tile-grid.module.css'
import { TILE_COLUMNS, type TileColumn, withTileInPlaceOf, withTileMoved } from './tile-layout.ts'
import { useTileLayout } from './use-tile-layout.ts'

/** The left column takes so much of the width until somebody changes that, in percent (OP-DSH-03). */
const LEFT_SHARE = 70
/** A press becomes a drag after so many pixels; a shorter one opens the menu of the tile. */
const DRAG_AFTER_PX = 6

/** Nothing is said by the library: the page itself tells where a tile went. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** Two columns of tiles, which are dragged by hand or by keys and resized (OP-DSH-01 to OP-DSH-04, OP-OPEN-74). */
export function TileGrid({ tiles }: { tiles: readonly DashboardTile[] }) {
  const { layout, isChanged, setLayout, sizesOf, setSizes, reset } = useTileLayout(tiles)
  const [dragged, setDragged] = useState<string | null>(null)
  const [told, setTold] = useState('')
  // Another number draws the groups anew, with the sizes that they come with.
  const [resets, setResets] = useState(0)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }))
  const tileOf = (id: string) => tiles.find(tile => tile.id === id)!
  const columns = TILE_COLUMNS.filter(column => layout[column].length > 0)
  const dragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    if (over) setLayout(withTileInPlaceOf(layout, String(active.id), String(over.id)))
  }
  const move = (id: string, direction: Parameters<typeof withTileMoved>[2]) => {
    const next = withTileMoved(layout, id, direction)
    if (next === layout) return
    flushSync(() => setLayout(next))
    // A part that moves in the page loses the focus.
    document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`)?.focus()
    setTold(placeText(next, id))
  }
  const column = (name: TileColumn) => {
    const parts = layout[name].join(' ')
    const weights = layout[name].map(id => tileOf(id).weight)
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    return (
      <Group
        key={`${name} ${resets}`}
        orientation="vertical"
        className={styles.column}
        defaultLayout={sizesOf(parts) ?? undefined}
        onLayoutChanged={(sizes, { isUserInteraction }) => isUserInteraction && setSizes(parts, sizes)}
      >
        {layout[name].map((id, index) => (
          <Fragment key={id}>
            {index > 0 && <Separator className={styles.rowEdge} aria-label={t('Height of the tiles')} />}
            <Panel id={id} minSize={120} defaultSize={`${(100 * tileOf(id).weight) / whole}%`}>
              <MovableTile
                tile={tileOf(id)}
                isChanged={isChanged}
                onMove={direction => move(id, direction)}
                onReset={() => {
                  reset()
                  setResets(resets + 1)
                }}
              />
            </Panel>
          </Fragment>
        ))}
      </Group>
    )
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={dragEnd}
    >
      <Group
        key={resets}
        className={styles.grid}
        defaultLayout={sizesOf('columns') ?? undefined}
        onLayoutChanged={(sizes, { isUserInteraction }) => isUserInteraction && setSizes('columns', sizes)}
      >
        {columns.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && <Separator className={styles.columnEdge} aria-label={t('Width of the columns')} />}
            <Panel
              id={name}
              minSize={name === 'left' ? 480 : 240}
              defaultSize={name === 'left' ? `${LEFT_SHARE}%` : `${100 - LEFT_SHARE}%`}
            >
              {column(name)}
            </Panel>
          </Fragment>
        ))}
      </Group>
      <DragOverlay dropAnimation={null}>
        {dragged !== null && <div className={styles.ghost}>{t(tileOf(dragged).title)}</div>}
      </DragOverlay>
      <p className={styles.told} role="status">
        {told}
      </p>
    </DndContext>
  )
}

/** Where a tile stands, for who does not see it go. */
function placeText(layout: Parameters<typeof withTileMoved>[0], id: string): string {
  const column = layout.left.includes(id) ? 'left' : 'right'
  const values = { place: layout[column].indexOf(id) + 1, count: layout[column].length }
  return column === 'left'
    ? t('Left column, {place} of {count}', values)
    : t('Right column, {place} of {count}', values)
}
