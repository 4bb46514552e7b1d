import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, kingpin, type RigState, trailerAxle } from './kinematics.ts'
import { MAX_CURVATURE, TRACTOR } from './tractor.ts'

const gear = {
  lengthMeters: 16.154,
  widthMeters: 2.591,
  kingpinSetbackMeters: 0.914,
  kingpinToAxleMeters: 11.57,
}

/** The equations of yard-tractor.json as they stand there, by Euler's method in very small steps of time. */
function byTheBook(rig: RigState, distance: number, curvature: number): RigState {
  const steps = 20_000
  const v = 1
  const dt = distance / steps
  const h = -0.23
  const { x, y, theta, psi } = rig
  const state = { x, y, theta, psi }
  for (let step = 0; step < steps; step++) {
    const dtheta = v * curvature
    const dpsi =
      (v / 11.57) * Math.sin(state.theta - state.psi) -
      (h / 11.57) * Math.cos(state.theta - state.psi) * dtheta
    state.x += v * Math.cos(state.theta) * dt
    state.y += v * Math.sin(state.theta) * dt
    state.theta += dtheta * dt
    state.psi += dpsi * dt
  }
  return state
}

const rigs = fc.record({
  x: fc.double({ min: -50, max: 50, noNaN: true }),
  y: fc.double({ min: -50, max: 50, noNaN: true }),
  theta: fc.double({ min: -3, max: 3, noNaN: true }),
  fold: fc.double({ min: -1.2, max: 1.2, noNaN: true }),
})
const curvatures = fc.double({ min: -MAX_CURVATURE, max: MAX_CURVATURE, noNaN: true })

describe('advance', () => {
  it('follows the equations of motion, forwards and backwards', () => {
    fc.assert(
      fc.property(rigs, curvatures, fc.constantFrom(-0.5, 0.5), ({ fold, ...rest }, curvature, distance) => {
        const rig = { ...rest, psi: rest.theta - fold }
        const got = advance(rig, distance, curvature, gear)
        const wanted = byTheBook(rig, distance, curvature)
        for (const key of ['x', 'y', 'theta', 'psi'] as const) expect(got[key]).toBeCloseTo(wanted[key], 4)
      }),
      { numRuns: 30 },
    )
  })

  it('undoes itself when driven back with the same steering', () => {
    fc.assert(
      fc.property(rigs, curvatures, ({ fold, ...rest }, curvature) => {
        const rig = { ...rest, psi: rest.theta - fold }
        const there = advance(rig, 0.1, curvature, gear)
        const back = advance(there, -0.1, curvature, gear)
        for (const key of ['x', 'y', 'theta', 'psi'] as const) expect(back[key]).toBeCloseTo(rig[key], 7)
      }),
    )
  })

  it('never lets the axle of a trailer slip sideways, nor the kingpin leave the fifth wheel', () => {
    fc.assert(
      fc.property(rigs, curvatures, ({ fold, ...rest }, curvature) => {
        const rig = { ...rest, psi: rest.theta - fold }
        const next = advance(rig, 0.01, curvature, gear)
        const from = trailerAxle(rig, gear)
        const to = trailerAxle(next, gear)
        const middle = (rig.psi + next.psi) / 2
        expect(-Math.sin(middle) * (to.x - from.x) + Math.cos(middle) * (to.y - from.y)).toBeCloseTo(0, 6)
        const pin = kingpin(next)
        expect(Math.hypot(pin.x - to.x, pin.y - to.y)).toBeCloseTo(gear.kingpinToAxleMeters, 9)
      }),
    )
  })

  it('draws the trailer into line when driving straight on', () => {
    let rig: RigState = { x: 0, y: 0, theta: 0, psi: 1 }
    for (let step = 0; step < 600; step++) rig = advance(rig, 0.1, 0, gear)
    // The tractrix: tan(ψ/2) shrinks by e per length of the trailer.
    expect(Math.tan(rig.psi / 2)).toBeCloseTo(Math.tan(0.5) * Math.exp(-60 / gear.kingpinToAxleMeters), 6)
  })

  it('turns a tractor on a circle of wheelbase through tangent of the steering angle', () => {
    const radius = TRACTOR.wheelbaseMeters / Math.tan(TRACTOR.maxSteerRadians)
    const half = advance({ x: 0, y: 0, theta: 0, psi: 0 }, Math.PI * radius, MAX_CURVATURE, null)
    // One Runge-Kutta step over half a circle is coarse; the heading is exact all the same.
    expect(half.theta).toBeCloseTo(Math.PI, 9)
    let rig: RigState = { x: 0, y: 0, theta: 0, psi: 0 }
    for (let step = 0; step < 100; step++) rig = advance(rig, (Math.PI * radius) / 100, MAX_CURVATURE, null)
    expect(rig.x).toBeCloseTo(0, 6)
    expect(rig.y).toBeCloseTo(2 * radius, 6)
  })
})
