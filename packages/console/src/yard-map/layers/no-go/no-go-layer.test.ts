import '../../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { expect, it } from 'vitest'
import { EMPTY_YARD } from '../../scene/yard-scene.ts'
import { paintLayer } from '../../testing/paint-yard.ts'
import { noGoLayer } from './no-go-layer.ts'

const TAG = /^fillText\("NO-GO Crane"/

it('dots the edge of what no truck enters, and hatches what is closed for now, with a tag', () => {
  const strokes = paintLayer(noGoLayer, 18)
  expect(strokes).toContain('strokeStyle = "map-zn-no-go"')
  expect(strokes).toContain('strokeStyle = "map-zn-no-go-dynamic"')
  expect(strokes.filter(stroke => TAG.test(stroke))).toHaveLength(1)
})

it('keeps the tag while labels are off: it is a warning', () => {
  expect(paintLayer(noGoLayer, 18, { showLabels: false }).some(stroke => TAG.test(stroke))).toBe(true)
})

it('OP-SDB-09 draws only the types that are shown', () => {
  const marks = { ...EMPTY_YARD.marks, shownTypes: new Set(['no_go'] as const) }
  const strokes = paintLayer(noGoLayer, 18, { marks })
  expect(strokes).toContain('strokeStyle = "map-zn-no-go"')
  expect(strokes.some(stroke => TAG.test(stroke))).toBe(false)
})
