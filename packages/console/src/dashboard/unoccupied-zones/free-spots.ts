import { phrase, type SentenceText } from '@tractrix/domain/platform'
import { isSpot, type ZoneType } from '@tractrix/domain/zones'
import type { ZoneRow } from '../../site-data/index.ts'

/** A row of doors or stalls with those of its spots that can take a trailer. */
export interface SpotBank {
  /** Empty for spots that belong to none. */
  name: string
  zoneType: ZoneType
  free: readonly ZoneRow[]
  /** All spots of the bank, taken and disabled ones included. */
  total: number
}

export interface SpotSection {
  zoneType: ZoneType
  title: SentenceText
  free: number
  banks: readonly SpotBank[]
}

const SECTIONS = [
  { zoneType: 'trailer_dock_spot', title: phrase('Dock Spots') },
  { zoneType: 'trailer_parking_spot', title: phrase('Parking Spots') },
] as const satisfies readonly { zoneType: ZoneType; title: SentenceText }[]

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * Spots that are enabled and unoccupied, by kind and bank (OP-DSH-22, OP-DSH-23). `search` keeps the spots whose name
 * contains it; banks and sections without any are left out then.
 */
export function freeSpots(
  zones: Iterable<ZoneRow>,
  isTaken: (zoneId: string) => boolean,
  search: string,
): SpotSection[] {
  const wanted = search.trim().toLowerCase()
  const spots = [...zones].filter(zone => isSpot(zone.zoneType)).sort((a, b) => names.compare(a.name, b.name))
  const isFree = (zone: ZoneRow) =>
    zone.enabled && !isTaken(zone.id) && zone.name.toLowerCase().includes(wanted)
  return SECTIONS.map(section => {
    const own = spots.filter(zone => zone.zoneType === section.zoneType)
    const banks = [...byBank(own)]
      .map(([name, members]) => ({
        name,
        zoneType: section.zoneType,
        free: members.filter(isFree),
        total: members.length,
      }))
      .filter(bank => wanted === '' || bank.free.length > 0)
      .sort((a, b) => names.compare(a.name, b.name))
    return { ...section, free: banks.reduce((sum, bank) => sum + bank.free.length, 0), banks }
  }).filter(section => section.banks.length > 0)
}

function byBank(zones: readonly ZoneRow[]): ReadonlyMap<string, ZoneRow[]> {
  const banks = new Map<string, ZoneRow[]>()
  for (const zone of zones) banks.set(zone.bank ?? '', [...(banks.get(zone.bank ?? '') ?? []), zone])
  return banks
}
