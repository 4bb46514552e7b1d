import { describe, expect, it } from 'vitest'
import { type PoseSample, TruckMotion } from './truck-motion.ts'

const sample = (receivedAt: number, x: number, rest: Partial<PoseSample> = {}): PoseSample => ({
  reportedAt: receivedAt,
  receivedAt,
  x,
  y: 0,
  headingRadians: 0,
  trailerAngleRadians: null,
  ...rest,
})

function driving(): TruckMotion {
  const motion = new TruckMotion()
  motion.sample(sample(0, 0))
  motion.sample(sample(1_000, 3))
  return motion
}

describe('OP-MAP-01 a truck on the live map between two samples', () => {
  it('moves on by its last speed, for at most one second', () => {
    const motion = driving()
    const settled = motion.at(3_000).x
    expect(settled).toBeCloseTo(6, 3)
    expect(motion.at(60_000).x).toBeCloseTo(6, 6)
  })

  it('never snaps: when a sample arrives the drawn pose goes on from where it was', () => {
    const motion = driving()
    const before = motion.at(2_000)
    motion.sample(sample(2_000, 4.2, { headingRadians: 0.4 }))
    const after = motion.at(2_000)
    expect(after.x).toBeCloseTo(before.x, 9)
    expect(after.headingRadians).toBeCloseTo(before.headingRadians, 9)
    expect(motion.at(60_000).headingRadians).toBeCloseTo(0.8, 6)
  })

  it('turns the short way round', () => {
    const motion = new TruckMotion()
    motion.sample(sample(0, 0, { headingRadians: Math.PI - 0.1 }))
    motion.sample(sample(1_000, 0, { headingRadians: -Math.PI + 0.1 }))
    const turned = motion.at(1_100).headingRadians
    expect(Math.abs(Math.cos(turned) + 1)).toBeLessThan(0.02)
  })

  it('is drawn at once where it reappears far away', () => {
    const motion = driving()
    motion.sample(sample(1_500, 900))
    expect(motion.at(1_500).x).toBe(900)
    expect(motion.at(2_500).x).toBe(900)
  })

  it('leaves out a sample that is not newer', () => {
    const motion = driving()
    motion.sample(sample(900, 500))
    expect(motion.at(1_000_000).x).toBeCloseTo(6, 6)
  })

  it('shows the trailer at its own angle and drops it when it is gone', () => {
    const motion = new TruckMotion()
    motion.sample(sample(0, 0, { trailerAngleRadians: 0.2 }))
    motion.sample(sample(500, 0, { trailerAngleRadians: 0.3 }))
    expect(motion.at(500).trailerAngleRadians).toBeCloseTo(0.2, 6)
    motion.sample(sample(1_000, 0))
    expect(motion.at(1_000).trailerAngleRadians).toBeNull()
  })

  it('comes to rest, so that nothing is drawn for a yard that stands still', () => {
    const motion = driving()
    expect(motion.pace(1_500)).toBeGreaterThan(3)
    expect(motion.pace(4_000)).toBe(0)
    motion.sample(sample(4_000, 6))
    motion.sample(sample(4_200, 6))
    expect(motion.pace(5_500)).toBe(0)
  })
})
