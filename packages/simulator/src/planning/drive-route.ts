import type { RigState } from '../motion/kinematics.ts'
import { referenceFromPoints } from '../motion/reference-path.ts'
import { rollOut } from '../motion/roll-out.ts'
import { append, type Point, type SimYard, stretch } from '../yard/index.ts'
import type { Leg, Section, SectionPart, TrackSpan } from './leg.ts'
import type { LegRequest } from './leg-request.ts'
import type { LegRoute } from './leg-routes.ts'
import { speedProfile } from './speed-profile.ts'

/** Drives a route in thought, forwards and then back into its goal; null: the rig does not get along it. */
export function driveRoute(yard: SimYard, { rig, gear, goal }: LegRequest, route: LegRoute): Leg | null {
  const { points, spans } = alongTracks(yard, route)
  const forward = [...route.lead, ...referenceFromPoints(points)]
  const driven = rollOut(rig, forward, 1, gear)
  const turningPoint = driven.states.at(-1)
  if (turningPoint === undefined) return null
  const back = rollOut(turningPoint, [...route.into.points].reverse(), -1, gear)
  const states = [rig, ...driven.states, ...back.states]
  const leadStates = Math.min(route.lead.length, driven.states.length)
  const sections: Section[] = []
  const push = (part: SectionPart, direction: 1 | -1, from: number, to: number) => {
    if (to > from) sections.push({ part, direction, from, to })
  }
  push('pull', 1, 0, leadStates)
  push('drive', 1, leadStates, driven.states.length)
  push('back', -1, driven.states.length, states.length - 1)
  const distances = distancesAlong(states)
  const curvatures = Float64Array.from([driven.curvatures[0] ?? 0, ...driven.curvatures, ...back.curvatures])
  const leg = {
    goal: goal.spot,
    parked: goal.parked,
    gear,
    states,
    distances,
    curvatures,
    sections,
    spans: spans.map(span => ({ ...span, state: Math.min(leadStates + span.state, driven.states.length) })),
    passed: route.passing.map(({ index, leave }) => {
      const { state, trackMeters } = spans[index]!
      const there = leadStates + state + Math.round((leave.atMeters - trackMeters) / 0.1)
      return { leave, legMeters: distances[Math.min(there, driven.states.length)]! }
    }),
    lengthMeters: distances.at(-1)!,
  }
  return { ...leg, speeds: speedProfile(leg, yard) }
}

/** The points along the tracks of a route, and which state (one each 0.1 m) enters which track. */
function alongTracks(yard: SimYard, { from, tracks, to }: LegRoute): { points: Point[]; spans: TrackSpan[] } {
  const points: Point[] = []
  const spans: TrackSpan[] = []
  let driven = 0
  tracks.forEach((id, index) => {
    const track = yard.tracks[id]!
    const start = index === 0 ? from.atMeters : 0
    const end = index === tracks.length - 1 ? to.atMeters : track.lengthMeters
    spans.push({ state: Math.round(driven / 0.1), track: id, trackMeters: start })
    if (end > start) append(points, stretch(track, start, end))
    driven += end - start
  })
  return { points, spans }
}

function distancesAlong(states: RigState[]): Float64Array {
  const distances = new Float64Array(states.length)
  for (let index = 1; index < states.length; index++) {
    const from = states[index - 1]!
    const to = states[index]!
    distances[index] = distances[index - 1]! + Math.hypot(to.x - from.x, to.y - from.y)
  }
  return distances
}
