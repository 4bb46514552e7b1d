import { describe, expect, it } from 'vitest'
import { trailerNameSize } from './trailer-name-size.ts'

const at19 = { pixelsPerMeter: 4.33, step: 19 } as const
const at20 = { pixelsPerMeter: 8.65, step: 20 } as const
const PUP = { lengthMeters: 8.53, widthMeters: 2.44 }
const VAN = { lengthMeters: 16.15, widthMeters: 2.59 }
const STALL_METERS = 16.8

describe('the size of a trailer’s name', () => {
  it('OP-OVL-13 OP-OVL-15 a short trailer has its serial at zoom 19, over its ends when it is long', () => {
    for (let letters = 4; letters <= 12; letters++)
      expect(trailerNameSize(letters, PUP, STALL_METERS, at19), `${letters} letters`).toBeGreaterThanOrEqual(
        6.8,
      )
  })

  it('never reaches out of the ground that belongs to the trailer', () => {
    for (let letters = 1; letters <= 40; letters++) {
      const width = letters * 0.6 * trailerNameSize(letters, PUP, STALL_METERS, at19)
      expect(width).toBeLessThanOrEqual(STALL_METERS * 4.33)
    }
    expect(trailerNameSize(30, PUP, STALL_METERS, at19)).toBe(0)
  })

  it('is as large as its zoom allows where it fits', () => {
    expect(trailerNameSize(6, VAN, STALL_METERS, at19)).toBeCloseTo(9.2, 1)
    expect(trailerNameSize(11, VAN, STALL_METERS, at20)).toBe(11.5)
  })

  it('OP-OVL-13 is nothing at zoom 18', () => {
    expect(trailerNameSize(6, VAN, STALL_METERS, { pixelsPerMeter: 2.16, step: 18 })).toBe(0)
  })
})
