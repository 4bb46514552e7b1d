/** The columns of the dashboard, from left to right. */
export const TILE_COLUMNS = ['left', 'right'] as const
export type TileColumn = (typeof TILE_COLUMNS)[number]

/** Which tiles stand in which column, from top to bottom, by id. */
export type TileLayout = Readonly<Record<TileColumn, readonly string[]>>

/** A tile, as the layout sees it. */
export interface PlacedTile {
  id: string
  /** Where it stands until somebody moves it. */
  column: TileColumn
}

/** Where the arrow keys take a tile. */
export type TileDirection = 'up' | 'down' | 'left' | 'right'

/** The layout until somebody changes it (OP-DSH-03, OP-DSH-04). @param tiles in their order */
export function ownLayout(tiles: readonly PlacedTile[]): TileLayout {
  const inColumn = (wanted: TileColumn) => tiles.filter(({ column }) => column === wanted).map(({ id }) => id)
  return { left: inColumn('left'), right: inColumn('right') }
}

/**
 * The tiles that there are, as they were arranged: what is remembered may name tiles that are gone, name one twice, and miss
 * new ones, which stand at the end of their own column.
 */
export function arranged(remembered: TileLayout, tiles: readonly PlacedTile[]): TileLayout {
  const left = new Set(tiles.map(({ id }) => id))
  const take = (ids: readonly string[]) => ids.filter(id => left.delete(id))
  const known = { left: take(remembered.left), right: take(remembered.right) }
  const own = ownLayout(tiles.filter(({ id }) => left.has(id)))
  return { left: [...known.left, ...own.left], right: [...known.right, ...own.right] }
}

/** The layout with a tile at an index of a column, counted without the tile. */
export function withTileAt(layout: TileLayout, id: string, column: TileColumn, index: number): TileLayout {
  const without = {
    left: layout.left.filter(other => other !== id),
    right: layout.right.filter(other => other !== id),
  }
  return { ...without, [column]: without[column].toSpliced(index, 0, id) }
}

/** The layout after a tile took the place of another one, which makes room. */
export function withTileInPlaceOf(layout: TileLayout, id: string, other: string): TileLayout {
  if (id === other) return layout
  const column = columnOf(layout, other)
  return withTileAt(layout, id, column, layout[column].indexOf(other))
}

/** The layout after a tile went one step; the same one where it can go no further. */
export function withTileMoved(layout: TileLayout, id: string, direction: TileDirection): TileLayout {
  const column = columnOf(layout, id)
  const index = layout[column].indexOf(id)
  if (direction === 'left' || direction === 'right')
    return direction === column ? layout : withTileAt(layout, id, direction, index)
  const next = index + (direction === 'up' ? -1 : 1)
  return next < 0 || next >= layout[column].length ? layout : withTileAt(layout, id, column, next)
}

export function columnOf(layout: TileLayout, id: string): TileColumn {
  return layout.left.includes(id) ? 'left' : 'right'
}
