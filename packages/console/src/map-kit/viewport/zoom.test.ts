import { describe, expect, it } from 'vitest'
import { DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM, pixelsPerMeter, zoomStep } from './zoom.ts'

describe('the zoom of the map', () => {
  it('OP-MAP-06 OP-MAP-07 lies between 18 and 20 and is 19 at first', () => {
    expect([MIN_ZOOM, DEFAULT_ZOOM, MAX_ZOOM]).toEqual([18, 19, 20])
  })

  it('gives a meter at Baltimore 2.16, 4.33 and 8.65 pixels', () => {
    expect([18, 19, 20].map(zoom => Number(pixelsPerMeter(zoom, 39.27).toFixed(2)))).toEqual([
      2.16, 4.33, 8.65,
    ])
  })

  it('counts for labels as the whole number below it', () => {
    expect([18, 18.99, 19, 19.5, 20].map(zoomStep)).toEqual([18, 18, 19, 19, 20])
  })
})
