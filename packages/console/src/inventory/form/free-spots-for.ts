import { isSpot } from '@tractrix/domain/zones'
import type { Yard, ZoneRow } from '../../site-data/index.ts'

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * The spots that the Location field offers, by name: enabled dock and parking spots in which no trailer stands, and the
 * trailer's own (OP-OPEN-66).
 */
export function freeSpotsFor(
  { zones, parked }: Pick<Yard, 'zones' | 'parked'>,
  ownZoneId: string | null,
): ZoneRow[] {
  return [...zones.values()]
    .filter(zone => isSpot(zone.zoneType))
    .filter(zone => zone.id === ownZoneId || (zone.enabled && !parked.has(zone.id)))
    .sort((one, other) => names.compare(one.name, other.name))
}
