import '../../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { expect, it } from 'vitest'
import { paintLayer } from '../../testing/paint-yard.ts'
import { surroundingsLayer } from './surroundings-layer.ts'

const hasName = (strokes: readonly string[]) =>
  strokes.some(stroke => stroke.startsWith('fillText("Broening Highway"'))

it('draws streets as wide as their class, with their names along them', () => {
  const strokes = paintLayer(surroundingsLayer, 18)
  expect(strokes).toContain('lineWidth = 9')
  expect(strokes).toContain('lineWidth = 15')
  expect(hasName(strokes)).toBe(true)
})

it('OP-SDB-10 writes no names while labels are off', () => {
  expect(hasName(paintLayer(surroundingsLayer, 18, { showLabels: false }))).toBe(false)
})

it('OP-MAP-14 leaves the ground to an image', () => {
  expect(paintLayer(surroundingsLayer, 18, { hasOverlay: true })).toEqual([])
})
