import { type RememberedSetting, rememberedSetting } from './remembered-setting.ts'

/** How a table was last sorted and filtered. Column ids are those of the table's column list. */
export interface TableMemory {
  sort: { column: string; direction: 'asc' | 'desc' } | null
  /** Chosen values per column id; a column without an entry is not filtered. */
  filters: Record<string, string[]>
}

/** How the columns of a table were arranged. */
export interface ColumnMemory {
  /** Ids of the columns that are not shown. */
  hidden: readonly string[]
  /** Chosen widths in pixels per column id; the others find their own. */
  widths: Readonly<Record<string, number>>
}

/** How the tiles of the dashboard were arranged. */
export interface TileMemory {
  /** Ids of the tiles of each column, from top to bottom. */
  left: readonly string[]
  right: readonly string[]
  /** By the parts of a column or row, what each of them takes of it, in percent. */
  sizes: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export const UNTOUCHED_TABLE: TableMemory = { sort: null, filters: {} }

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (stored: unknown): T | undefined =>
    values.find(value => value === stored)
const text = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)
/** How many recent carriers are kept (OP-CST-01). */
export const MOST_RECENT_CARRIERS = 5

const flag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined)

/** The site that was selected last, or null (OP-CST-02). */
export const lastSite: RememberedSetting<string | null> = rememberedSetting('site', null, text)

/** Where the user was when the session ended, or null (OP-CST-03, OP-ROL-08). */
export const storedPath: RememberedSetting<string | null> = rememberedSetting('path', null, stored =>
  typeof stored === 'string' && stored.startsWith('/') && !stored.startsWith('//') ? stored : undefined,
)

/** The main tab that was open last, which need not be one of today's; null when none was (OP-CST-04, OP-RTE-05). */
export const lastTab: RememberedSetting<string | null> = rememberedSetting('tab', null, text)

export type Theme = 'system' | 'light' | 'dark'
export const theme: RememberedSetting<Theme> = rememberedSetting(
  'theme',
  'system',
  oneOf(['system', 'light', 'dark']),
)

/** Whether single letters act as shortcuts. */
export const letterShortcuts: RememberedSetting<boolean> = rememberedSetting('letterShortcuts', true, flag)

/** Sort and filters of the draft table (MV-DRA-11, MV-DRA-12). */
export const draftMoves: RememberedSetting<TableMemory> = rememberedSetting(
  'draftMoves',
  UNTOUCHED_TABLE,
  parseTableMemory,
)

/** The carriers that trailers were last added for, by code, the last one first (OP-CST-01, OP-OPEN-66). */
export const recentCarriers: RememberedSetting<readonly string[]> = rememberedSetting(
  'recentCarriers',
  [],
  stored =>
    Array.isArray(stored)
      ? stored.filter(code => typeof code === 'string').slice(0, MOST_RECENT_CARRIERS)
      : undefined,
)

/** Sort and filters of the trailers on site (OP-CST-07). */
export const inventoryTable: RememberedSetting<TableMemory> = rememberedSetting(
  'inventory',
  UNTOUCHED_TABLE,
  parseTableMemory,
)

/** Per table, how its columns were arranged. */
export const tableColumns: RememberedSetting<Record<string, ColumnMemory>> = rememberedSetting(
  'tableColumns',
  {},
  stored =>
    isRecord(stored)
      ? Object.fromEntries(Object.entries(stored).map(([table, memory]) => [table, parseColumns(memory)]))
      : undefined,
)

/** Whether the Draft Moves section is open (OP-DSH-16, OP-DSH-17). */
export const draftSectionOpen: RememberedSetting<boolean> = rememberedSetting('draftSectionOpen', true, flag)

export type TrailerSource = 'trailer' | 'location'
/** Whether the move form names what to move by trailer or by location (MV-MOD-15). */
export const moveTrailerSource: RememberedSetting<TrailerSource> = rememberedSetting(
  'moveTrailerSource',
  'trailer',
  oneOf(['trailer', 'location']),
)

/** Per site id, when the Errored tab was last looked at, as ISO time (MV-CST-19, OP-CST-05). */
export const errorTabLastVisited: RememberedSetting<Record<string, string>> = rememberedSetting(
  'errorTabLastVisited',
  {},
  stored => {
    if (!isRecord(stored)) return undefined
    const times = Object.entries(stored).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !Number.isNaN(Date.parse(entry[1])),
    )
    return Object.fromEntries(times)
  },
)

/** How the tiles of the dashboard stand; null: as they come (OP-DSH-02, OP-OPEN-74). */
export const dashboardTiles: RememberedSetting<TileMemory | null> = rememberedSetting(
  'dashboardTiles',
  null,
  stored =>
    isRecord(stored)
      ? { left: parseTexts(stored.left), right: parseTexts(stored.right), sizes: parseSizes(stored.sizes) }
      : undefined,
)

/** Per site id, up to which event the Updates tile was cleared (OP-DSH-25). */
export const updatesCleared: RememberedSetting<Record<string, number>> = rememberedSetting(
  'updatesCleared',
  {},
  stored => (isRecord(stored) ? Object.fromEntries(Object.entries(stored).filter(isWidth)) : undefined),
)

/** What somebody has seen in a spot on a walk through the yard; `trailer` is null for an empty one. */
interface StoredSighting {
  zoneId: string
  trailer: { scac: string; serial: string } | null
}

/** Per site id, what was seen on a walk through the yard that is not taken over yet, the first first. */
export const yardWalks: RememberedSetting<Record<string, readonly StoredSighting[]>> = rememberedSetting(
  'yardWalks',
  {},
  stored =>
    isRecord(stored)
      ? Object.fromEntries(Object.entries(stored).map(([site, walk]) => [site, parseSightings(walk)]))
      : undefined,
)

function parseSightings(stored: unknown): StoredSighting[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each: unknown): StoredSighting[] => {
    if (!isRecord(each) || typeof each.zoneId !== 'string') return []
    const { zoneId, trailer } = each
    if (trailer === null) return [{ zoneId, trailer }]
    if (!isRecord(trailer) || typeof trailer.scac !== 'string' || typeof trailer.serial !== 'string')
      return []
    return [{ zoneId, trailer: { scac: trailer.scac, serial: trailer.serial } }]
  })
}

/** Per truck `internalId`, the local day of its last inspection, `2026-05-12` (MV-CST-20, MV-OPEN-34). */
export const truckInspectionDates: RememberedSetting<Record<string, string>> = rememberedSetting(
  'truckInspectionDates',
  {},
  stored => {
    if (!isRecord(stored)) return undefined
    const days = Object.entries(stored).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(entry[1]),
    )
    return Object.fromEntries(days)
  },
)

function parseTableMemory(stored: unknown): TableMemory | undefined {
  if (!isRecord(stored)) return undefined
  return { sort: parseSort(stored.sort), filters: parseFilters(stored.filters) }
}

function parseSort(stored: unknown): TableMemory['sort'] {
  if (!isRecord(stored) || typeof stored.column !== 'string') return null
  if (stored.direction !== 'asc' && stored.direction !== 'desc') return null
  return { column: stored.column, direction: stored.direction }
}

function parseFilters(stored: unknown): TableMemory['filters'] {
  if (!isRecord(stored)) return {}
  const filters: Record<string, string[]> = {}
  for (const [column, values] of Object.entries(stored)) {
    if (!Array.isArray(values)) continue
    const chosen = values.filter(value => typeof value === 'string')
    if (chosen.length > 0) filters[column] = chosen
  }
  return filters
}

function parseColumns(stored: unknown): ColumnMemory {
  if (!isRecord(stored)) return { hidden: [], widths: {} }
  const hidden = Array.isArray(stored.hidden) ? stored.hidden.filter(id => typeof id === 'string') : []
  const widths = isRecord(stored.widths) ? Object.entries(stored.widths) : []
  return { hidden, widths: Object.fromEntries(widths.filter(isWidth)) }
}

function parseTexts(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter(value => typeof value === 'string') : []
}

function parseSizes(stored: unknown): TileMemory['sizes'] {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).map(([parts, sizes]) => [
      parts,
      isRecord(sizes) ? Object.fromEntries(Object.entries(sizes).filter(isWidth)) : {},
    ]),
  )
}

function isWidth(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number' && Number.isFinite(entry[1])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
