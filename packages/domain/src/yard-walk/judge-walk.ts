import type { Trailer, TrailerRefusal } from '../trailers/index.ts'

/** What somebody who walks the yard sees in a spot. */
export interface WalkSighting {
  zoneId: string
  /** Null: the spot is empty. */
  trailer: { scac: string; serial: string } | null
}

/** What is known of a trailer on site before the walk is taken over. */
export type WalkedTrailer = Pick<Trailer, 'id' | 'scac' | 'serial' | 'zoneId' | 'inTransit'> & {
  /** A pending or in-progress move names it (OP-OPEN-102). */
  isInUse: boolean
}

/** How what was seen stands to what is recorded. */
export type WalkFinding =
  /** The trailer is recorded where it was seen. */
  | { kind: 'confirmed'; zoneId: string; trailerId: string }
  /** The spot is empty, as recorded. */
  | { kind: 'empty'; zoneId: string }
  /** It is on site, recorded elsewhere; `fromZoneId` is null where no spot was recorded. */
  | { kind: 'moved'; zoneId: string; trailerId: string; fromZoneId: string | null }
  /** No trailer of that carrier and number is on site. */
  | { kind: 'unknown'; zoneId: string; scac: string; serial: string }
  /** It is recorded in a spot where something else, or nothing, was seen, and was seen nowhere else. */
  | { kind: 'missing'; zoneId: string; trailerId: string }
  /**
   * A trailer is recorded otherwise than it was seen, but a truck has it or comes for it: the walk says nothing certain of
   * it, and the spot is left as it is recorded.
   */
  | {
      kind: 'left'
      zoneId: string
      trailerId: string
      because: Extract<TrailerRefusal, 'in_use' | 'in_transit'>
    }

/**
 * Holds what was seen against what is recorded. Of several sightings of a spot, and of a trailer, the last one counts:
 * whoever walks a yard looks again where he doubts.
 *
 * @returns a finding for each spot that was looked at, in the order of the sightings; one more where another trailer is missing
 */
export function judgeWalk(
  sightings: readonly WalkSighting[],
  trailers: readonly WalkedTrailer[],
): WalkFinding[] {
  const last = lastOfEach(sightings)
  const byName = new Map(trailers.map(trailer => [nameOf(trailer), trailer]))
  const occupants = new Map(trailers.flatMap(trailer => (trailer.zoneId ? [[trailer.zoneId, trailer]] : [])))
  const seen = new Set(last.flatMap(({ trailer }) => (trailer ? [nameOf(trailer)] : [])))
  return last.flatMap(({ zoneId, trailer }) => {
    const recorded = occupants.get(zoneId)
    const isOther = recorded !== undefined && (trailer === null || nameOf(recorded) !== nameOf(trailer))
    const gone = isOther && !seen.has(nameOf(recorded)) ? [missing(zoneId, recorded)] : []
    if (trailer === null) return isOther ? gone : [{ kind: 'empty' as const, zoneId }]
    if (isOther && isHeld(recorded)) return [heldBack(zoneId, recorded)]
    return [found(zoneId, trailer, byName.get(nameOf(trailer))), ...gone]
  })
}

function found(
  zoneId: string,
  { scac, serial }: { scac: string; serial: string },
  known: WalkedTrailer | undefined,
): WalkFinding {
  if (known === undefined) return { kind: 'unknown', zoneId, scac, serial }
  if (known.zoneId === zoneId) return { kind: 'confirmed', zoneId, trailerId: known.id }
  if (isHeld(known)) return heldBack(zoneId, known)
  return { kind: 'moved', zoneId, trailerId: known.id, fromZoneId: known.zoneId }
}

const missing = (zoneId: string, trailer: WalkedTrailer): WalkFinding =>
  isHeld(trailer) ? heldBack(zoneId, trailer) : { kind: 'missing', zoneId, trailerId: trailer.id }

const isHeld = ({ inTransit, isInUse }: WalkedTrailer): boolean => inTransit || isInUse

const heldBack = (zoneId: string, { id, inTransit }: WalkedTrailer): WalkFinding => ({
  kind: 'left',
  zoneId,
  trailerId: id,
  because: inTransit ? 'in_transit' : 'in_use',
})

/** The last sighting of each spot; one of a trailer that was seen in another spot later says nothing of where it is. */
function lastOfEach(sightings: readonly WalkSighting[]): WalkSighting[] {
  const zones = new Set<string>()
  const names = new Set<string>()
  const last: WalkSighting[] = []
  for (const sighting of sightings.toReversed()) {
    const name = sighting.trailer && nameOf(sighting.trailer)
    if (zones.has(sighting.zoneId) || (name !== null && names.has(name))) continue
    zones.add(sighting.zoneId)
    if (name !== null) names.add(name)
    last.push(sighting)
  }
  return last.reverse()
}

const nameOf = ({ scac, serial }: { scac: string; serial: string }): string =>
  `${scac.toUpperCase()} ${serial.toUpperCase()}`
