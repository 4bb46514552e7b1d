import { expect, it } from 'vitest'
import '../map-tokens.css'
import { LayerStack, mapFrame, takePen, type Viewport } from '../../map-kit/index.ts'
import { readMapColors } from '../drawing/map-colors.ts'
import { sceneZone } from '../scene/scene-zone.ts'
import { changedYard, EMPTY_YARD, type YardFacts } from '../scene/yard-scene.ts'
import { EdgeArrows } from './edge-arrows/edge-arrows-store.ts'
import { liveMapLayers } from './live-map-layers.ts'

const ORIGIN = { latitude: 39.28, longitude: -76.55 }
const SIZE = 400
/** Ten pixels to the meter, the site's origin in the middle. */
const view: Viewport = {
  center: { x: 0, y: 0 },
  pixelsPerMeter: 10,
  rotationRadians: 0,
  width: SIZE,
  height: SIZE,
}
const north = (meters: number) => meters / 111_000
const east = (meters: number) => meters / 86_000

/** A stall of 12 m by 4 m around the origin, its nose to the east. */
const STALL = sceneZone(
  {
    id: 'PA17',
    name: 'PA17',
    zoneType: 'trailer_parking_spot',
    enabled: true,
    bank: 'Row PA',
    coordinates: [
      [-6, -2],
      [6, -2],
      [6, 2],
      [-6, 2],
    ].map(([x = 0, y = 0]) => ({
      latitude: ORIGIN.latitude + north(y),
      longitude: ORIGIN.longitude + east(x),
    })),
    headingRadians: 0,
    lengthMeters: 12,
    widthMeters: 4,
  },
  mapFrame(ORIGIN),
)

/** Paints the yard; answers the opacity of what was painted at a pixel, 0 to 255. */
function paint(facts: Partial<YardFacts>): (left: number, top: number, size?: number) => number {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')!
  const pen = takePen(context, view, readMapColors(document.documentElement), 20, 1)
  // No ground: what is painted belongs to the zones.
  const scene = changedYard(EMPTY_YARD, { hasOverlay: true, ...facts })
  const layers = new LayerStack(liveMapLayers(new EdgeArrows()))
  layers.paintStill(pen, scene, view, { ...view, step: 20 })
  return (left, top, size = 1) => {
    const { data } = context.getImageData(left, top, size, size)
    return data.filter((_, index) => index % 4 === 3).reduce((sum, alpha) => sum + alpha, 0)
  }
}

it('OP-OVL-03 paints the polygon of a zone, and nothing outside of it', () => {
  const empty = paint({})
  expect(empty(200, 200)).toBe(0)
  const painted = paint({ zones: [STALL], showLabels: false })
  expect(painted(200, 200)).toBeGreaterThan(0)
  expect(painted(200, 200 - 30)).toBe(0)
  expect(painted(200 - 75, 200)).toBe(0)
})

it('OP-OVL-04 writes the name of a zone before its nose, and not while labels are off', () => {
  const ahead = { left: 200 + 62, top: 190, size: 20 }
  const named = paint({ zones: [STALL] })
  expect(named(ahead.left, ahead.top, ahead.size)).toBeGreaterThan(0)
  const nameless = paint({ zones: [STALL], showLabels: false })
  expect(nameless(ahead.left, ahead.top, ahead.size)).toBe(0)
})
