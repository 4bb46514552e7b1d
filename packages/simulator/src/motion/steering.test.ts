import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drivePullOut } from '../planning/pull-out.ts'
import { rollOut } from './roll-out.ts'
import { backingGains } from './steering.ts'
import { TRACTOR } from './tractor.ts'

const gear = {
  lengthMeters: 16.154,
  widthMeters: 2.591,
  kingpinSetbackMeters: 0.914,
  kingpinToAxleMeters: 11.57,
}

/** The characteristic polynomial s³ + c2 s² + c1 s + c0 of a 3x3 matrix. */
function characteristic(m: number[][]): [number, number, number] {
  const [[a, b, c], [d, e, f], [g, h, i]] = m as [number[], number[], number[]] as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ]
  const trace = a + e + i
  const minors = a * e - b * d + (a * i - c * g) + (e * i - f * h)
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return [-trace, minors, -determinant]
}

describe('backing a trailer', () => {
  it('is stable: the closed loop has a triple pole left of zero at every fold', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1.2, max: 1.2, noNaN: true }),
        fc.double({ min: -0.18, max: 0.18, noNaN: true }),
        (fold, curvature) => {
          const [k1, k2, k3] = backingGains(fold, curvature, gear)
          const h = -TRACTOR.fifthWheelAheadMeters
          const c = Math.cos(fold) + h * Math.sin(fold) * curvature
          const a = c / gear.kingpinToAxleMeters
          const b = (h * Math.cos(fold)) / gear.kingpinToAxleMeters
          const loop = [
            [0, -c, 0],
            [-b * k1, a - b * k2, -a - b * k3],
            [k1, k2, k3],
          ]
          const [c2, c1, c0] = characteristic(loop)
          const pole = c2 / 3
          expect(pole).toBeGreaterThan(0.1)
          expect(c1).toBeCloseTo(3 * pole ** 2, 9)
          expect(c0).toBeCloseTo(pole ** 3, 9)
        },
      ),
    )
  })

  it('finds its way into the spot from a start that is off the plan', () => {
    const out = drivePullOut(
      { straightMeters: 9.7, radiusMeters: 5.8, overRadians: 0.4, slantMeters: 12, runOutMeters: 25 },
      gear,
    )
    const last = out.at(-1)!
    fc.assert(
      fc.property(
        fc.double({ min: -0.25, max: 0.25, noNaN: true }),
        fc.double({ min: -0.04, max: 0.04, noNaN: true }),
        fc.double({ min: -0.06, max: 0.06, noNaN: true }),
        (aside, turned, folded) => {
          const start = {
            x: last.x + aside,
            y: last.y,
            theta: last.theta + turned,
            psi: last.psi + turned + folded,
          }
          const { states } = rollOut(start, [...out].reverse(), -1, gear)
          const end = states.at(-1)!
          expect(Math.abs(end.psi)).toBeLessThan(0.05)
          expect(Math.abs(end.y)).toBeLessThan(0.15)
          expect(Math.max(...states.map(rig => Math.abs(rig.theta - rig.psi)))).toBeLessThan(1.45)
        },
      ),
      { numRuns: 40 },
    )
  })
})
