import '../../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { describe, expect, it } from 'vitest'
import { paintLayer } from '../../testing/paint-yard.ts'
import { scriptedTruck } from '../../testing/scripted-yard.ts'
import { trucksLayer } from './trucks-layer.ts'

const paint = (...trucks: ReturnType<typeof scriptedTruck>[]) =>
  paintLayer(trucksLayer, 19, { moving: { trucks } })

describe('the trucks of the yard', () => {
  it('OP-OVL-08 OP-OVL-09 are blue while selected, grey while stale', () => {
    expect(paint(scriptedTruck('av', {}, { isSelected: true }))).toContain('fillStyle = "map-truck-selected"')
    expect(paint(scriptedTruck('av', {}, { isStale: true }))).toContain('fillStyle = "map-truck-stale"')
  })

  it('OP-OVL-22 fade as they appear and go', () => {
    expect(paint(scriptedTruck('av', {}, { opacity: 0.25 }))).toContain('globalAlpha = 0.25')
  })

  it('cost nothing outside of the picture', () => {
    expect(paint(scriptedTruck('av', { x: 400 }))).toEqual([])
  })

  it('are drawn in their order, so that the last lies on top', () => {
    const places = paint(scriptedTruck('a', { x: 7 }), scriptedTruck('b', { x: 9 })).flatMap(
      stroke => /^translate\((7|9), 0\)$/.exec(stroke)?.[1] ?? [],
    )
    expect(places).toEqual(['7', '9'])
  })
})
