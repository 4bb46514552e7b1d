import { type Lane, laneGraph } from './lane-graph.ts'
import { throughTracks } from './through-tracks.ts'
import type { Track } from './track.ts'

/** The lanes of a site as a graph in which routes are searched. */
export interface RouteNetwork {
  tracks: Track[]
  /** The tracks that are no dead ends, by id. */
  through: Set<number>
  /** The tracks from which spots are served: those that are no dead ends. */
  served: Track[]
}

/**
 * Builds the graph of a site's lanes, whose points are in site meters.
 *
 * @param sampleMeters distance between the points of a track: an estimate does with fewer than a truck that drives it
 */
export function routeNetwork(lanes: readonly Lane[], sampleMeters?: number): RouteNetwork {
  const tracks = laneGraph(lanes, sampleMeters)
  const through = throughTracks(tracks)
  return { tracks, through, served: tracks.filter(track => through.has(track.id)) }
}
