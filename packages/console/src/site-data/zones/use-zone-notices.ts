import { useEffect, useRef } from 'react'
import { announceZone, zoneNotice } from './zone-notice.ts'
import type { ZoneRow } from './zone-row.ts'

/**
 * Shows in toasts which zones of the site came, changed and went since its list was first there. The list is compared
 * with itself: when an event arrives, the cache holds the changed zone already. [MV-TST-04, MV-TST-05]
 *
 * @param zones Undefined while the list is not there.
 */
export function useZoneNotices(siteId: string, zones: readonly ZoneRow[] | undefined): void {
  const known = useRef<{ siteId: string; zones: readonly ZoneRow[] } | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = zones === undefined ? null : { siteId, zones }
    if (before === null || zones === undefined || before.siteId !== siteId) return
    for (const notice of noticesBetween(before.zones, zones)) announceZone(notice)
  }, [siteId, zones])
}

function noticesBetween(before: readonly ZoneRow[], now: readonly ZoneRow[]) {
  if (before === now) return []
  const earlier = byId(before)
  const later = byId(now)
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap(id => {
    const [was, is] = [earlier.get(id) ?? null, later.get(id) ?? null]
    return was === is ? [] : (zoneNotice(was, is) ?? [])
  })
}

const byId = (zones: readonly ZoneRow[]) => new Map(zones.map(zone => [zone.id, zone]))
