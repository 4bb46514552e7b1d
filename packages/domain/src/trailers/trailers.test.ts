import { describe, expect, it } from 'vitest'
import { buildTrailerFacts } from '../testing/index.ts'
import { TRAILER_TYPES, trailerName, trailerTypeLabel } from './trailer.ts'
import { TRAILER_DIMENSIONS, trailerDimension, UNSUPPORTED_DIMENSION_CODE } from './trailer-dimensions.ts'
import { TRAILER_SELECTION_TEXTS, trailerSelectionReasons } from './trailer-selection.ts'
import { isHighlightedLength, trailerSizeLabel } from './trailer-size-label.ts'

describe('trailers', () => {
  it('MV-ENT-17 OP-ENT-04 seven types', () => {
    expect(TRAILER_TYPES.map(trailerTypeLabel)).toEqual([
      'Container Chassis',
      'Dry Van',
      'Empty Chassis',
      'Reefer',
      'Tanker',
      'Wedge',
      'Unknown',
    ])
  })

  it('OP-OPEN-94 are named by carrier code and serial', () => {
    expect(trailerName({ scac: 'WERN', serial: '744205' })).toBe('WERN 744205')
  })
})

describe('trailer sizes', () => {
  it('OP-ENT-03 OP-OPEN-132 MV-OPEN-129 six labels and the code that no move supports', () => {
    const supported = TRAILER_DIMENSIONS.filter(spec => spec.dimensionCode !== UNSUPPORTED_DIMENSION_CODE)
    expect(supported.map(spec => spec.label)).toEqual([
      'standard',
      'pup',
      '48 dry',
      '48 container',
      '40 container',
      '20 container',
    ])
    expect(trailerDimension('16822660')).toMatchObject({ lengthMeters: null, widthMeters: null })
    expect(trailerDimension('no such code')).toBeNull()
    expect(trailerDimension(null)).toBeNull()
  })

  it('OP-INV-14 OP-OPEN-95 are shown as type, feet by inches', () => {
    const dryVan = { type: 'dryVan', lengthMeters: 16.154, widthMeters: 2.591 } as const
    expect(trailerSizeLabel(dryVan, 'feet')).toBe(`Dry Van 53' x 102"`)
    expect(trailerSizeLabel({ ...dryVan, widthMeters: null }, 'feet')).toBe(`Dry Van 53'`)
    expect(trailerSizeLabel({ ...dryVan, lengthMeters: null }, 'feet')).toBe('Dry Van 102"')
    expect(trailerSizeLabel({ type: 'unknown', lengthMeters: null, widthMeters: null }, 'feet')).toBe(
      'Unknown',
    )
    expect(trailerSizeLabel(dryVan, 'meters')).toBe('Dry Van 16.2 m x 2.6 m')
    expect(trailerSizeLabel({ ...dryVan, widthMeters: null }, 'meters')).toBe('Dry Van 16.2 m')
  })

  it('OP-INV-16 53 ft is highlighted', () => {
    expect([16.154, 14.63, null].map(isHighlightedLength)).toEqual([true, false, false])
  })
})

describe('trailerSelectionReasons', () => {
  it('MV-OPEN-123 a confirmed trailer that stands in a zone can be picked', () => {
    expect(trailerSelectionReasons(buildTrailerFacts())).toEqual([])
  })

  for (const [row, changes, reason] of [
    ['OP-TRS-11', { otrDropOffConfirmed: false }, 'drop_off_unconfirmed'],
    ['OP-TRS-12', { inTransit: true }, 'in_transit'],
    ['OP-TRS-13', { zoneId: null }, 'no_zone'],
    ['OP-TRS-01', { archived: true }, 'checked_out'],
  ] as const) {
    it(`${row} refuses it: ${reason}`, () => {
      expect(trailerSelectionReasons(buildTrailerFacts(changes))).toEqual([reason])
      expect(TRAILER_SELECTION_TEXTS[reason]).toMatch(/^This trailer .*\.$|^The drop-off .*\.$/)
    })
  }
})
