import '../../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { describe, expect, it } from 'vitest'
import { EMPTY_YARD } from '../../scene/yard-scene.ts'
import { paintLayer } from '../../testing/paint-yard.ts'
import { spotsLayer } from './spots-layer.ts'

/** The color in which the name of a spot is written; null where it is not. */
function colorOf(name: string, strokes: readonly string[]): string | null {
  const at = strokes.findIndex(stroke => stroke.startsWith(`fillText("${name}"`))
  if (at < 0) return null
  return strokes
    .slice(0, at)
    .findLast(stroke => stroke.startsWith('fillStyle'))!
    .slice('fillStyle = '.length)
}

describe('the spots of the yard', () => {
  const strokes = paintLayer(spotsLayer, 20)

  it('OP-OVL-19 are orange with an orange number while a move starts or ends there', () => {
    expect(colorOf('PA2', strokes)).toBe('"orange-fg"')
    expect(colorOf('PA1', strokes)).toBe('"map-bay-no"')
    expect(strokes.filter(stroke => stroke === 'fillStyle = "map-zn-in-use-fill"')).toHaveLength(2)
  })

  it('OP-OVL-18 are hatched while disabled, their number struck through', () => {
    expect(colorOf('PA6', strokes)).toBe('"text-disabled"')
    const written = strokes.findIndex(stroke => stroke.startsWith('fillText("PA6"'))
    expect(strokes[written + 1]).toMatch(/^fillRect\(.*, 0, 18, 1\)$/)
    expect(strokes).toContain('strokeStyle = "map-zn-disabled"')
  })

  it('have a frame in the accent color while their popup is open', () => {
    expect(strokes.filter(stroke => stroke === 'strokeStyle = "accent"')).toHaveLength(1)
    const closed = { marks: EMPTY_YARD.marks }
    expect(paintLayer(spotsLayer, 20, closed)).not.toContain('strokeStyle = "accent"')
  })

  it('OP-OVL-16 have no numbers at zoom 18, and none while labels are off', () => {
    expect(colorOf('PA1', paintLayer(spotsLayer, 18))).toBeNull()
    expect(colorOf('PA1', paintLayer(spotsLayer, 20, { showLabels: false }))).toBeNull()
  })

  it('OP-SDB-09 are drawn only while their type is shown', () => {
    const marks = { ...EMPTY_YARD.marks, shownTypes: new Set(['staging'] as const) }
    const staging = paintLayer(spotsLayer, 20, { marks })
    expect(staging).toContain('fillStyle = "map-zn-staging-fill"')
    expect(staging).not.toContain('fillStyle = "map-zn-parking-fill"')
  })
})
