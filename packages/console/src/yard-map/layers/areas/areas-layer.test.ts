import '../../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { expect, it } from 'vitest'
import { EMPTY_YARD } from '../../scene/yard-scene.ts'
import { paintLayer } from '../../testing/paint-yard.ts'
import { areasLayer } from './areas-layer.ts'

const NAME = /^fillText\("Operating area"/
const shown = (...types: ('autonomous' | 'intersection')[]) => ({
  marks: { ...EMPTY_YARD.marks, shownTypes: new Set(types) },
})

it('hatches intersections, and outlines operating areas with their name', () => {
  const strokes = paintLayer(areasLayer, 18)
  expect(strokes).toContain('strokeStyle = "map-paint-box"')
  expect(strokes).toContain('strokeStyle = "map-zn-autonomous"')
  expect(strokes.some(stroke => NAME.test(stroke))).toBe(true)
})

it('OP-SDB-09 draws only the types that are shown', () => {
  const strokes = paintLayer(areasLayer, 18, shown('intersection'))
  expect(strokes).toContain('strokeStyle = "map-paint-box"')
  expect(strokes).not.toContain('strokeStyle = "map-zn-autonomous"')
  expect(strokes.some(stroke => NAME.test(stroke))).toBe(false)
  expect(paintLayer(areasLayer, 18, shown('autonomous'))).not.toContain('strokeStyle = "map-paint-box"')
})

it('OP-SDB-10 writes no name while labels are off', () => {
  expect(paintLayer(areasLayer, 18, { showLabels: false }).some(stroke => NAME.test(stroke))).toBe(false)
})
