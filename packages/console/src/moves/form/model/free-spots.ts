import { distanceMeters, polygonCenter } from '@tractrix/domain/platform'
import { isBeside } from '@tractrix/domain/zones'
import { isQueued, type Yard, type ZoneRow } from '../../../site-data/index.ts'

/**
 * Spots like this one (same type) that a trailer can be put into now: enabled, empty, and no pending move ends
 * there. Nearest first.
 */
export function freeSpotsNear(zone: ZoneRow, yard: Yard): ZoneRow[] {
  const center = polygonCenter(zone.coordinates)
  const taken = new Set(yard.openMoves.filter(isQueued).map(move => move.toZone?.id))
  const free = [...yard.zones.values()].filter(
    other =>
      other.id !== zone.id &&
      other.zoneType === zone.zoneType &&
      other.enabled &&
      !yard.parked.has(other.id) &&
      !taken.has(other.id),
  )
  if (center === null) return free
  const distance = new Map(
    free.map(other => {
      const there = polygonCenter(other.coordinates)
      return [other.id, there === null ? Number.POSITIVE_INFINITY : distanceMeters(center, there)]
    }),
  )
  return free.sort((a, b) => distance.get(a.id)! - distance.get(b.id)!)
}

/** Of these spots the ones right beside this one, in its own row: at most two. */
export function freeSpotsBeside(zone: ZoneRow, yard: Yard): ZoneRow[] {
  return freeSpotsNear(zone, yard).filter(other => isBeside(zone, other))
}
