import { describe, expect, it } from 'vitest'
import { showsSpotNames, trailerText } from './map-texts.ts'

const trailer = { scac: 'UPSN', serial: '245507' }

describe('words on the map', () => {
  it('OP-OVL-13 OP-OVL-15 trailers have none at zoom 18 and their serial at 19', () => {
    expect(trailerText(18, trailer)).toBe('')
    expect(trailerText(19, trailer)).toBe('245507')
  })

  it('OP-OVL-14 OP-OPEN-94 trailers have carrier code and serial at zoom 20, with a space between', () => {
    expect(trailerText(20, trailer)).toBe('UPSN 245507')
  })

  it('OP-OVL-16 zones have theirs from zoom 19', () => {
    expect([18, 19, 20].map(step => showsSpotNames(step as 18 | 19 | 20))).toEqual([false, true, true])
  })
})
