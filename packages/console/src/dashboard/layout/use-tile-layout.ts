import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { dashboardTiles } from '../../platform/remembered/remembered-settings.ts'
import { arranged, ownLayout, type PlacedTile, type TileLayout } from './tile-layout.ts'

/** What each part of a column or row takes of it, in percent, by its id. */
export type PartSizes = Readonly<Record<string, number>>

/** How the tiles stand and how big they are; this browser remembers it (OP-DSH-02, OP-OPEN-74). */
export function useTileLayout(tiles: readonly PlacedTile[]) {
  const [memory, remember] = useRemembered(dashboardTiles)
  const layout: TileLayout = memory === null ? ownLayout(tiles) : arranged(memory, tiles)
  const sizes = memory?.sizes ?? {}
  return {
    layout,
    /** Whether anything differs from how the tiles come. */
    isChanged: memory !== null,
    setLayout: (next: TileLayout) => remember({ ...next, sizes }),
    /** The sizes of these parts; null: nobody changed them. */
    sizesOf: (parts: string): PartSizes | null => sizes[parts] ?? null,
    setSizes: (parts: string, next: PartSizes) => remember({ ...layout, sizes: { ...sizes, [parts]: next } }),
    reset: () => dashboardTiles.clear(),
  }
}
