import { useState } from 'react'
import { buildTestYard } from '../../moves/testing/build-yard.ts'
import { type DrawnInSite, drawInSite, type InSite } from '../../moves/testing/draw-in-site.tsx'
import { UNTOUCHED_TABLE } from '../../platform/remembered/remembered-settings.ts'
import type { TrailerRow } from '../../site-data/index.ts'
import type { TableFilters, TableSort } from '../../ui/table/model/table-types.ts'
import type { InventoryTabKey } from '../model/inventory-search.ts'
import { useTrailerDialogs } from '../model/trailer-dialogs-context.ts'
import { InventoryPanel } from '../panel/inventory-panel.tsx'

/** What Checked Out asked the server for. */
export interface AskedTrailers {
  where: { archived: boolean; scac?: string; createdAt: { from: string } }
  orderBy: { field: string; direction: string }[]
  take: number
  skip: number
}

interface OpenedInventory extends DrawnInSite {
  asked: AskedTrailers[]
  /** The trailers on site that the server has; tests change the list before they tell of it. */
  onSite: TrailerRow[]
  /** The trailers that left. */
  left: TrailerRow[]
}

/** Draws the Inventory panel over a server that has these trailers. */
export function openInventory(
  given: InSite & {
    onSite?: readonly TrailerRow[]
    left?: readonly TrailerRow[]
    tab?: InventoryTabKey
    width?: number
    filters?: Record<string, string[]>
  } = {},
): OpenedInventory {
  const {
    onSite: first,
    left: gone = [],
    tab = 'onSite',
    width = 1300,
    filters = {},
    answers,
    ...site
  } = given
  const onSite = [...(first ?? buildTestYard().trailers.values())]
  const left = [...gone]
  const asked: AskedTrailers[] = []
  const page = (trailers: readonly TrailerRow[], totalCount: number) => ({
    paginatedTrailers: { totalCount, trailers: trailers.map(withoutClock) },
  })
  const drawn = drawInSite(<Panel tab={tab} width={width} filters={filters} />, {
    ...site,
    answers: {
      trailersOnSite: () => page(onSite, onSite.length),
      trailerHistory: () => ({ trailerHistory: [] }),
      trailerClocks: () => page(onSite, onSite.length),
      inventoryFigures: () => ({ inventoryFigures: NO_FIGURES }),
      checkedOutTrailers: variables => {
        const question = variables as unknown as AskedTrailers
        asked.push(question)
        const found = left.filter(({ scac }) => scac.includes(question.where.scac?.toUpperCase() ?? ''))
        return page(found.slice(question.skip, question.skip + question.take), found.length)
      },
      trailerDetails: ({ id }) => ({
        getTrailer: detailsOf([...onSite, ...left].find(trailer => trailer.id === id)),
      }),
      ...answers,
    },
  })
  return { ...drawn, asked, onSite, left }
}

const NO_FIGURES = {
  checkedIn: 0,
  checkedOut: 0,
  lastCheckInAt: null,
  lastCheckOutAt: null,
  medianStaySeconds: null,
  medianStayBeforeSeconds: null,
}

/** A trailer of which no clock is told, unless the test says one. */
function withoutClock(trailer: TrailerRow & { detention?: object | null }) {
  return { detention: null, ...trailer }
}

function detailsOf(trailer: TrailerRow | undefined) {
  if (trailer === undefined) return null
  const { zones } = buildTestYard()
  const zone = trailer.zoneId === null ? null : (zones.get(trailer.zoneId) ?? null)
  return { ...withoutClock(trailer), additionalInfo: null, zone, priorZone: null }
}

function Panel(props: { tab: InventoryTabKey; width: number; filters: Record<string, string[]> }) {
  const [tab, setTab] = useState(props.tab)
  const [filters, setFilters] = useState<TableFilters>(props.filters)
  const [sort, setSort] = useState<TableSort | null>(UNTOUCHED_TABLE.sort)
  const dialogs = useTrailerDialogs()
  return (
    <div style={{ height: 900, width: props.width, display: 'flex', flexDirection: 'column' }}>
      <InventoryPanel
        tab={tab}
        onTab={setTab}
        chosen={{ sort, filters, setSort, setFilters }}
        onDetails={trailer => dialogs?.details(trailer)}
      />
    </div>
  )
}
