import { expect, it } from 'vitest'
import { LEGEND_KINDS, LEGEND_MARKS } from './legend-marks.ts'

it('OP-SDB-13 OP-OPEN-27 the legend has four entries, each with a color and a shape of its own', () => {
  const marks = LEGEND_KINDS.map(kind => LEGEND_MARKS[kind])
  expect(marks.map(mark => mark.label)).toEqual([
    'Misparked Trailer',
    'Missing Trailer Details',
    'Non-trailer Object',
    'Unknown Object',
  ])
  expect(new Set(marks.map(mark => mark.token)).size).toBe(4)
  expect(new Set(marks.map(mark => mark.shape)).size).toBe(4)
})
