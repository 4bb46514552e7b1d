import { trailerName } from '@tractrix/domain/trailers'
import { judgeWalk, type WalkFinding, type WalkSighting } from '@tractrix/domain/yard-walk'
import { useMemo } from 'react'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { yardWalks } from '../../platform/remembered/remembered-settings.ts'
import { useSiteTrailers } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { useTrailersInUse } from '../../trailers/index.ts'

/** A walk that is under way. */
export interface YardWalk {
  /** What was seen, the first first; kept in this browser until it is taken over. */
  sightings: readonly WalkSighting[]
  findings: readonly WalkFinding[]
  /** Notes what was seen in a spot, in place of what was noted of it, and of where its trailer stands, before. Answers how it stands to what is recorded. */
  note: (sighting: WalkSighting) => readonly WalkFinding[]
  /** Forgets what was noted of a spot. */
  undo: (zoneId: string) => void
  /** Forgets all of it. */
  clear: () => void
}

/** The walk of the site, held against what is recorded just now; it needs no connection. */
export function useYardWalk(): YardWalk {
  const { id: siteId } = useSite()
  const { trailers } = useSiteTrailers()
  const inUse = useTrailersInUse()
  const [walks, remember] = useRemembered(yardWalks)
  const sightings = walks[siteId] ?? NONE
  const walked = useMemo(
    () => trailers.map(trailer => ({ ...trailer, isInUse: inUse.has(trailer.id) })),
    [trailers, inUse],
  )
  const save = (next: readonly WalkSighting[]) => remember({ ...walks, [siteId]: next })
  return {
    sightings,
    findings: useMemo(() => judgeWalk(sightings, walked), [sightings, walked]),
    note: sighting => {
      const next = [...sightings.filter(earlier => !isOutdated(earlier, sighting)), sighting]
      save(next)
      return judgeWalk(next, walked).filter(({ zoneId }) => zoneId === sighting.zoneId)
    },
    undo: zoneId => save(sightings.filter(sighting => sighting.zoneId !== zoneId)),
    clear: () => save([]),
  }
}

/** Whether a later sighting is of the same spot or the same trailer. */
function isOutdated(earlier: WalkSighting, later: WalkSighting): boolean {
  if (earlier.zoneId === later.zoneId) return true
  return (
    earlier.trailer !== null && later.trailer !== null && nameOf(earlier.trailer) === nameOf(later.trailer)
  )
}

const nameOf = (trailer: { scac: string; serial: string }) => trailerName(trailer).toUpperCase()

const NONE: readonly WalkSighting[] = []
