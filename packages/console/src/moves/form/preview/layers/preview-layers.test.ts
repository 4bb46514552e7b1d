import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SvgMap, viewportAround } from '../../../../map-kit/index.ts'
import type { PreviewScene, PreviewSpot } from '../scene/preview-scene.ts'
import { previewLayers } from './preview-layers.ts'

const viewport = viewportAround([{ x: 0, y: 0 }], {
  width: 318,
  height: 372,
  marginMeters: 18,
  rotationRadians: 0,
  mostPixelsPerMeter: 4,
})
const spot = (id: string, x: number, changes: Partial<PreviewSpot> = {}): PreviewSpot => ({
  id,
  corners: [
    { x, y: 0 },
    { x: x + 4, y: 0 },
    { x: x + 4, y: 16 },
    { x, y: 16 },
  ],
  role: 'other',
  trailer: null,
  ...changes,
})

/** The picture of a scene. */
function draw(changes: Partial<PreviewScene>): string {
  const still = { spots: [], route: null, ends: [], ...changes }
  const picture = SvgMap({ layers: previewLayers, scene: { still, moving: null }, viewport, label: 'Yard' })
  return renderToStaticMarkup(picture as ReactElement)
}

it('draws ground, spots, route and names from bottom to top', () => {
  const picture = draw({
    spots: [spot('a', 0)],
    route: {
      forward: [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
      ],
      backward: [],
    },
    ends: [{ name: 'E16', at: { x: 0, y: 0 }, tone: 'free' }],
  })
  const places = ['var(--map-road)', 'var(--map-spot)', 'var(--map-route)', 'E16'].map(part =>
    picture.indexOf(part),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('frames the goal green, red while something stands there, and its free neighbors dashed', () => {
  expect(draw({ spots: [spot('a', 0, { role: 'goal' })] })).toContain('stroke="var(--green-solid)"')
  expect(draw({ spots: [spot('a', 0, { role: 'blocked' })] })).toContain('stroke="var(--red-solid)"')
  expect(draw({ spots: [spot('a', 0, { role: 'neighbor' })] })).toContain('stroke-dasharray="3 2"')
})

it('fills the trailer of the move with the accent color, others not', () => {
  expect(draw({ spots: [spot('a', 0, { trailer: 'moved' })] })).toContain('fill="var(--accent)"')
  expect(draw({ spots: [spot('a', 0, { trailer: 'other' })] })).toContain('fill="var(--map-trailer)"')
  expect(draw({ spots: [spot('a', 0)] }).match(/<polygon/g)).toHaveLength(1)
})

it('leaves out spots that are out of sight, and keeps names inside the picture', () => {
  expect(draw({ spots: [spot('far', 200)] })).not.toContain('polygon')
  const plate = draw({ ends: [{ name: 'E16', at: { x: 100, y: -100 }, tone: 'start' }] })
  expect(plate).toContain(`x="${318 - 4 - (15 + 3 * 7.2)}" y="348"`)
})
