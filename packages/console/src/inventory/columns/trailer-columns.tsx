import { DETENTION_STATES } from '@tractrix/domain/detention'
import { TRAILER_DIMENSIONS, TRAILER_LOADS, type TrailerLoad } from '@tractrix/domain/trailers'
import { DetentionCost, DetentionMark, STATE_WORDS } from '../../detention/index.ts'
import { t } from '../../platform/words.ts'
import { TrailerSize } from '../../trailers/index.ts'
import { timeColumn } from '../../ui/table/columns/time-column.tsx'
import type { DataColumn } from '../../ui/table/model/table-types.ts'
import { LoadMark } from '../cells/load-mark.tsx'
import { TimeOnSite } from '../cells/time-on-site.tsx'
import { TrailerLocation } from '../cells/trailer-location.tsx'
import { TrailerNotes } from '../cells/trailer-notes.tsx'
import { costOf, type InventoryTrailer, readingOf } from '../model/inventory-trailer.ts'
import { loadLabel, loadOf } from '../words/load-label.ts'
import { sizeLabel } from '../words/size-label.ts'
import { type LocationBanks, NO_ZONE } from './location-banks.ts'
import styles from './trailer-columns.module.css'

type Column = DataColumn<InventoryTrailer>

const carrierColumn = (): Column => ({
  id: 'scac',
  header: t('Carrier'),
  value: trailer => trailer.scac,
  width: 92,
  least: 80,
  look: 'mono',
  sortable: true,
  filter: { kind: 'text' },
})

const serialColumn = (): Column => ({
  id: 'serial',
  header: t('Trailer #'),
  value: trailer => trailer.serial,
  width: 110,
  least: 84,
  look: 'mono',
  sortable: true,
  filter: { kind: 'text' },
})

const sizeColumn = (): Column => ({
  id: 'dimensionCode',
  header: t('Size'),
  // Longest first, among equals by kind.
  value: trailer => trailer.lengthMeters,
  cell: trailer => <TrailerSize trailer={trailer} />,
  width: 206,
  least: 128,
  roomy: { from: 1180, width: 206 },
  look: 'wrap',
  sortable: true,
  filter: {
    kind: 'list',
    options: TRAILER_DIMENSIONS.map(({ dimensionCode }) => ({
      value: dimensionCode,
      label: sizeLabel(dimensionCode),
    })),
  },
  matches: (trailer, chosen) => chosen.includes(trailer.dimensionCode ?? ''),
})

const statusColumn = (): Column => ({
  id: 'loaded',
  header: t('Status'),
  value: trailer => LOAD_ORDER[loadOf(trailer)],
  cell: trailer => <LoadMark trailer={trailer} />,
  width: 104,
  least: 92,
  sortable: true,
  filter: { kind: 'list', options: TRAILER_LOADS.map(value => ({ value, label: loadLabel(value) })) },
  matches: (trailer, chosen) => chosen.includes(loadOf(trailer)),
})

const LOAD_ORDER: Record<TrailerLoad, string> = { loaded: '1', empty: '2', unknown: '3' }

/** @param zoneIdOf where it stands, or where it last stood */
const locationColumn = (
  { bankOf, nameOf, banks }: LocationBanks,
  zoneIdOf: (trailer: InventoryTrailer) => string | null,
): Column => ({
  id: 'zone',
  header: t('Location'),
  value: trailer => nameOf(zoneIdOf(trailer)),
  cell: trailer => <TrailerLocation trailer={trailer} zone={nameOf(zoneIdOf(trailer))} />,
  width: 132,
  least: 112,
  sortable: true,
  filter: {
    kind: 'list',
    options: [
      { value: NO_ZONE, label: t('Missing Zone!') },
      ...banks.map(bank => ({ value: bank, label: bank })),
    ],
  },
  matches: (trailer, chosen) => chosen.includes(bankOf(zoneIdOf(trailer))),
})

/** How long a trailer has been here, and how it stands against its free time (OP-OPEN-30). */
const onSiteColumn = (): Column => ({
  id: 'onSite',
  header: t('On site / free time'),
  // The longest time first is the earliest arrival last.
  value: trailer => -Date.parse(trailer.createdAt),
  cell: trailer => (
    <span className={styles.pair}>
      <TimeOnSite trailer={trailer} />
      <DetentionMark clock={trailer.detention} />
    </span>
  ),
  width: 186,
  least: 132,
  roomy: { from: 1260, width: 204 },
  look: 'wrap',
  sortable: true,
  hideBelow: 900,
  filter: {
    kind: 'list',
    options: DETENTION_STATES.map(value => ({ value, label: t(STATE_WORDS[value]) })),
  },
  matches: (trailer, chosen) => chosen.includes(readingOf(trailer, Date.now())?.state ?? ''),
})

/** What the stay has cost so far (OP-OPEN-30). */
const costColumn = (): Column => ({
  id: 'cost',
  header: t('Cost'),
  // Amounts of another currency are compared by their number: a site has one.
  value: trailer => costOf(trailer, Date.now())[0]?.minor ?? null,
  cell: trailer => <DetentionCost clock={trailer.detention} />,
  width: 76,
  least: 62,
  align: 'end',
  sortable: true,
  hideBelow: 900,
})

const notesColumn = (): Column => ({
  id: 'notes',
  header: t('Notes'),
  value: trailer => trailer.notes,
  cell: trailer => <TrailerNotes trailer={trailer} />,
  width: 160,
  least: 71,
  grow: true,
  look: 'note',
})

/** The columns of All On Site before Actions, in their order (OP-OPEN-30). */
export function onSiteColumns(places: LocationBanks): Column[] {
  return [
    carrierColumn(),
    serialColumn(),
    sizeColumn(),
    statusColumn(),
    locationColumn(places, trailer => trailer.zoneId),
    onSiteColumn(),
    costColumn(),
    notesColumn(),
    timeColumn('createdAt', t('Created At'), trailer => trailer.createdAt),
  ]
}

/** The columns of Checked Out before Actions, in their order (OP-OPEN-30); the server sorts and filters. */
export function checkedOutColumns(places: LocationBanks): Column[] {
  const lastSpot = locationColumn(places, trailer => trailer.priorZoneId)
  return [
    carrierColumn(),
    serialColumn(),
    sizeColumn(),
    statusColumn(),
    {
      ...lastSpot,
      header: t('Last spot'),
      cell: undefined,
      look: 'mono',
      sortable: false,
      filter: undefined,
    },
    { ...costColumn(), sortable: false },
    notesColumn(),
    timeColumn('archivedAt', t('Checked Out At'), trailer => trailer.archivedAt),
  ]
}
