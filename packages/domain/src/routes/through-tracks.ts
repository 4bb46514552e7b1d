import type { Track } from './track.ts'

/**
 * The tracks between which one can drive round and round: the largest set in which each leads to each. The rest are
 * dead ends, such as the piece of road outside the gate, where a truck would be caught.
 */
export function throughTracks(tracks: readonly Track[]): Set<number> {
  const after = tracks.map(track => track.next)
  const before: number[][] = tracks.map(() => [])
  for (const track of tracks) for (const next of track.next) before[next]!.push(track.id)
  let largest = new Set<number>()
  const seen = new Set<number>()
  for (const { id } of tracks) {
    if (seen.has(id)) continue
    const returning = reached(before, id)
    const ring = new Set([...reached(after, id)].filter(each => returning.has(each)))
    for (const each of ring) seen.add(each)
    if (ring.size > largest.size) largest = ring
  }
  return largest
}

function reached(leadsTo: number[][], from: number): Set<number> {
  const found = new Set([from])
  for (const track of found) for (const next of leadsTo[track]!) found.add(next)
  return found
}
