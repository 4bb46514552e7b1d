import '../../testing/recorded-canvas.ts' // first: layers make paths as they are loaded
import { expect, it } from 'vitest'
import { paintLayer } from '../../testing/paint-yard.ts'
import { routeLayer } from './route-layer.ts'

const route = (...reverse: boolean[]) => ({
  moving: { route: reverse.map((each, index) => ({ x: index * 20, y: 0, reverse: each })) },
})
const dashes = (strokes: readonly string[]) => strokes.filter(stroke => /^setLineDash\(\[\d/.test(stroke))
const dots = (strokes: readonly string[]) => strokes.filter(stroke => stroke.startsWith('arc('))

it('OP-OVL-02 dashes the route where the truck backs up, with a dot where it turns back', () => {
  const strokes = paintLayer(routeLayer, 19, route(false, false, true, true))
  expect(dashes(strokes)).toHaveLength(1)
  expect(dots(strokes)).toEqual([expect.stringMatching(/^arc\(40, 0, /)])
})

it('OP-OVL-02 is one whole line where the truck only drives forward', () => {
  const strokes = paintLayer(routeLayer, 19, route(false, false, false))
  expect([dashes(strokes), dots(strokes)]).toEqual([[], []])
  expect(strokes).toContain('strokeStyle = "map-route"')
})

it('draws nothing without a route', () => {
  expect(paintLayer(routeLayer, 19, route())).toEqual([])
})
