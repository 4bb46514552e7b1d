import '../../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { expect, it } from 'vitest'
import { paintLayer } from '../../testing/paint-yard.ts'
import { groundLayer } from './ground-layer.ts'

it('draws lanes of 7 m, and concrete 19 m deep along the doors with 2 m beyond the last', () => {
  const strokes = paintLayer(groundLayer, 19)
  expect(strokes).toContain('lineWidth = 7')
  // Two doors 5 m apart, 4 m wide each.
  expect(strokes.filter(stroke => /^fillRect\(0, -4, 19, 13\)$/.test(stroke))).toHaveLength(1)
})

it('has no concrete without doors', () => {
  expect(paintLayer(groundLayer, 19, { zones: [] }).some(stroke => stroke.startsWith('fillRect(0,'))).toBe(
    false,
  )
})

it('OP-MAP-14 leaves the ground to an image', () => {
  expect(paintLayer(groundLayer, 19, { hasOverlay: true })).toEqual([])
})
