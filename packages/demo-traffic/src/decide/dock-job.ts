import type { SeededRandom } from '@tractrix/demo-yards'
import type { Unclaimed } from '../yard/unclaimed.ts'
import type { YardSpot, YardTrailer, YardView } from '../yard/yard-view.ts'
import type { Intent } from './intent.ts'
import { newReference } from './new-reference.ts'

/**
 * A move that a door asks for: a trailer from a stall, or its own one back into a stall. The more doors are empty, the
 * more likely the first. Null when neither can be.
 */
export function dockJob(
  kind: 'queue_move' | 'draft_move',
  { spots }: YardView,
  { trailers, stalls, doors }: Unclaimed,
  random: SeededRandom,
): Intent | null {
  const kinds = new Map(spots.map(spot => [spot.id, spot.kind]))
  const standingAt = (wanted: YardSpot['kind']) =>
    trailers.filter(({ zoneId }) => kinds.get(zoneId!) === wanted)
  const fetch = { trailers: standingAt('stall'), goals: doors }
  const giveBack = { trailers: standingAt('door'), goals: stalls }
  const askingShare = doors.length / Math.max(1, doors.length + giveBack.trailers.length)
  const isAsking = random.chance(askingShare)
  const ways: Way[] = isAsking ? [fetch, giveBack] : [giveBack, fetch]
  const way = ways.find(each => each.trailers.length > 0 && each.goals.length > 0)
  if (way === undefined) return null
  return {
    kind,
    trailerId: random.pick(way.trailers).id,
    toZoneId: random.pick(way.goals).id,
    referenceId: newReference(random),
  }
}

interface Way {
  trailers: readonly YardTrailer[]
  goals: readonly YardSpot[]
}
