import { findRoute, type Track } from '@tractrix/domain/routes'

/** From its first lane to its last, or the other way round (MV-ENT-06). */
export type RouteDirection = 'FORWARD' | 'REVERSE'

/** The part of a yard that routes lead along. */
interface Tracks {
  tracks: Track[]
  through: ReadonlySet<number>
}

/**
 * The tracks of a route in the order in which they are driven. Each two-way lane is driven in the direction that makes
 * the whole route shortest; backwards the route leads along the same lanes the other way, one-way lanes excepted.
 *
 * @param lanes names of lanes in order; what is no lane, or a dead end, is left out
 */
export function routeTracks(yard: Tracks, lanes: readonly string[], direction: RouteDirection): number[] {
  const trackChoices = lanes.map(name => tracksOf(yard, name)).filter(each => each.length > 0)
  const forward = shortestChain(yard.tracks, trackChoices)
  if (direction === 'FORWARD') return forward
  return forward.map((track, index) => trackChoices[index]!.find(other => other !== track) ?? track).reverse()
}

function tracksOf({ tracks, through }: Tracks, lane: string): number[] {
  return tracks
    .filter(({ id, name, kind }) => kind !== 'curve' && name === lane && through.has(id))
    .map(({ id }) => id)
}

interface Chain {
  tracks: number[]
  meters: number
}

/** One track of each lane, so that the paths between them are shortest. */
function shortestChain(tracks: Track[], trackChoices: number[][]): number[] {
  let chains: Chain[] = [{ tracks: [], meters: 0 }]
  for (const choices of trackChoices) {
    chains = choices.map(next =>
      shortest(
        chains.map(chain => ({
          tracks: [...chain.tracks, next],
          meters: chain.meters + metersBetween(tracks, chain.tracks.at(-1), next),
        })),
      ),
    )
  }
  return shortest(chains).tracks
}

const shortest = (chains: Chain[]): Chain =>
  chains.reduce((best, chain) => (chain.meters < best.meters ? chain : best))

/** From the end of one track to the start of another; infinite: there is none. */
function metersBetween(tracks: Track[], from: number | undefined, to: number): number {
  if (from === undefined) return 0
  const end = { track: from, atMeters: tracks[from]!.lengthMeters }
  const route = findRoute(tracks, end, { track: to, atMeters: 0 })
  if (route === null) return Number.POSITIVE_INFINITY
  return route.slice(1, -1).reduce((sum, track) => sum + tracks[track]!.lengthMeters, 0)
}
