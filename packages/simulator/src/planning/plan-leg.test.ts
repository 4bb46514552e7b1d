import { demoYard, seededRandom, trailerGeometry } from '@tractrix/demo-yards'
import { describe, expect, it } from 'vitest'
import { wrapAngle } from '../motion/angles.ts'
import { outlinesOverlap, rigOutlines, trailerOutline } from '../motion/footprint.ts'
import { JACKKNIFE_RADIANS, type TrailerGear } from '../motion/kinematics.ts'
import { steeringAngle, TRACTOR } from '../motion/tractor.ts'
import { type ParkingSpot, simYard } from '../yard/index.ts'
import { DOCK_TOLERANCE, dockingError } from './docking.ts'
import type { Leg } from './leg.ts'
import { parkedPose } from './parked-axle.ts'
import { planLegs } from './plan-leg.ts'
import { PullOuts } from './pull-outs.ts'

const gear = trailerGeometry('standard', null)
const pullOuts = new PullOuts()

function firstLeg(
  yard: ReturnType<typeof simYard>,
  from: ParkingSpot,
  to: ParkingSpot,
  hitched: TrailerGear | null,
): Leg | null {
  const parked = to.kind === 'waiting' ? null : gear
  const next = planLegs(yard, pullOuts, {
    rig: parkedPose(from, gear),
    gear: hitched,
    start: { kind: 'spot', spot: from, parked: gear },
    goal: { spot: to, parked },
  }).next()
  return next.done ? null : next.value
}

describe('legs at Baltimore', () => {
  const yard = simYard(demoYard('baltimore')!)
  const from = yard.spots.find(spot => spot.name === 'PC26')!
  const spots = yard.spots.filter(spot => spot !== from)

  it.each([
    ['with a 53 ft trailer', gear],
    ['under a kingpin or into a waiting place', null],
  ])(
    'end in every spot within the tolerance of docking, %s',
    (_, hitched) => {
      const wrong: string[] = []
      for (const spot of spots) {
        if (hitched !== null && spot.kind === 'waiting') continue
        const leg = firstLeg(yard, from, spot, hitched)
        if (leg === null) {
          wrong.push(`${spot.name}: no way`)
          continue
        }
        const error = dockingError(
          leg.states.at(-1)!,
          parkedPose(spot, spot.kind === 'waiting' ? null : gear),
          hitched,
        )
        if (Math.abs(error.lateralMeters) > DOCK_TOLERANCE.lateralMeters) wrong.push(`${spot.name}: aside`)
        if (Math.abs(error.headingRadians) > DOCK_TOLERANCE.headingRadians) wrong.push(`${spot.name}: turned`)
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )

  it('never jackknife, never jump, and never steer further than the wheels can', () => {
    for (const name of ['E01', 'E23', 'N13', 'PA01', 'PF52', 'STG3', 'CHG1']) {
      const leg = firstLeg(yard, from, yard.spots.find(spot => spot.name === name)!, gear)!
      leg.states.forEach((rig, index) => {
        const before = leg.states[index - 1] ?? rig
        expect(Math.hypot(rig.x - before.x, rig.y - before.y)).toBeLessThan(0.11)
        expect(Math.abs(wrapAngle(rig.theta - before.theta))).toBeLessThan(0.04)
        expect(Math.abs(wrapAngle(rig.psi - before.psi))).toBeLessThan(0.02)
        expect(Math.abs(rig.theta - rig.psi)).toBeLessThan(JACKKNIFE_RADIANS)
      })
      const sharpest = Math.max(...leg.curvatures.map(Math.abs))
      expect(steeringAngle(sharpest)).toBeLessThanOrEqual(TRACTOR.maxSteerRadians)
      expect(leg.speeds.at(-1)).toBe(0)
      expect(Math.max(...leg.speeds)).toBeLessThanOrEqual(6.71)
    }
  })

  it('back in from beyond the spot, as people do, and pull past it first', () => {
    const leg = firstLeg(yard, from, yard.spots.find(spot => spot.name === 'E20')!, gear)!
    expect(leg.sections.map(section => section.part)).toEqual(['pull', 'drive', 'back'])
    expect(leg.sections.map(section => section.direction)).toEqual([1, 1, -1])
    const back = leg.sections.at(-1)!
    const speeds = leg.speeds.slice(back.from, back.to)
    expect(Math.max(...speeds)).toBeLessThanOrEqual(TRACTOR.backingTrailerMetersPerSecond)
    expect(speeds.at(-3)).toBeLessThan(0.5)
  })

  it('leave room for a trailer in every other spot', () => {
    const random = seededRandom('room')
    const parked = new Map(
      spots
        .filter(spot => spot.kind !== 'waiting')
        .map(spot => [spot, trailerOutline(parkedPose(spot, gear), gear)]),
    )
    const touched: string[] = []
    for (let round = 0; round < 40; round++) {
      const one = random.pick([...parked.keys()])
      const other = random.pick([...parked.keys()].filter(spot => spot !== one))
      const leg = firstLeg(yard, one, other, gear)!
      for (let state = 0; state < leg.states.length; state += 6) {
        const rig = leg.states[state]!
        const bodies = rigOutlines(rig, gear)
        for (const [spot, outline] of parked) {
          if (spot === one || spot === other) continue
          if (Math.hypot(spot.mouth.x - rig.x, spot.mouth.y - rig.y) > 32) continue
          if (bodies.some(body => outlinesOverlap(body, outline)))
            touched.push(`${one.name}>${other.name}: ${spot.name}`)
        }
      }
    }
    expect([...new Set(touched)]).toEqual([])
  }, 60_000)
})

describe.each(['krems', 'seagirt'])('legs at %s', alias => {
  it('lead from any spot to any other', () => {
    const yard = simYard(demoYard(alias)!)
    const random = seededRandom(alias)
    const spots = yard.spots.filter(spot => spot.kind !== 'waiting')
    for (let round = 0; round < 120; round++) {
      const from = random.pick(spots)
      const to = random.pick(spots.filter(spot => spot !== from))
      const hitched = random.chance(0.5) ? gear : null
      expect(firstLeg(yard, from, to, hitched), `${from.name} to ${to.name}`).not.toBeNull()
    }
  }, 60_000)
})
