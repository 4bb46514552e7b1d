import { describe, expect, it } from 'vitest'
import { pixelsPerMeter } from '../../../map-kit/index.ts'
import { glyphScale, TRACTOR_LENGTH_METERS, tractorPaint, truckToken } from './truck-looks.ts'

describe('the marker of a truck', () => {
  it('OP-OVL-08 OP-OVL-09 OP-OVL-10 is blue when selected, grey when stale, else normal', () => {
    expect(tractorPaint({ isSelected: true, isStale: false })).toBe('selected')
    expect(tractorPaint({ isSelected: false, isStale: true })).toBe('stale')
    expect(tractorPaint({ isSelected: false, isStale: false })).toBe('normal')
  })

  it('OP-OPEN-92 blue wins over grey', () => {
    expect(tractorPaint({ isSelected: true, isStale: true })).toBe('selected')
    expect(truckToken({ isSelected: true, color: 'grey' })).toBe('map-truck-selected')
  })

  it('OP-CNB-06 OP-CNB-07 OP-CNB-08 OP-CNB-09 has its halo and dot in the color of its state', () => {
    const token = (color: 'grey' | 'green' | 'yellow' | 'red') => truckToken({ isSelected: false, color })
    expect(token('grey')).toBe('grey-icon')
    expect(token('green')).toBe('green-icon')
    expect(token('yellow')).toBe('yellow-icon')
    expect(token('red')).toBe('red-icon')
  })

  it('OP-OVL-17 is never shorter than 16, 20 and 26 pixels, and true to scale where that is longer', () => {
    const length = (step: 18 | 19 | 20) => {
      const scale = pixelsPerMeter(step, 39.27)
      return glyphScale(step, scale) * TRACTOR_LENGTH_METERS * scale
    }
    expect(length(18)).toBeCloseTo(16, 6)
    expect(length(19)).toBeCloseTo(21.6, 1)
    expect(length(20)).toBeCloseTo(43.3, 1)
    expect(glyphScale(19, 2) * TRACTOR_LENGTH_METERS * 2).toBeCloseTo(20, 6)
    expect(glyphScale(20, 3) * TRACTOR_LENGTH_METERS * 3).toBeCloseTo(26, 6)
  })
})
