import { expect, it } from 'vitest'
import { mapFrame, worldFrame } from '../../../../map-kit/index.ts'
import { shownRoute } from './shown-route.ts'

const ORIGIN = { latitude: 39.28, longitude: -76.55 }
const point = (x: number, reverse = false) => ({ ...worldFrame(ORIGIN)({ x, y: 0 }), reverse })
const meters = (points: readonly { x: number }[]) => points.map(({ x }) => Math.round(x))

it('parts a route where the truck turns back; both parts hold that place', () => {
  const { forward, backward } = shownRoute(
    [point(0), point(40), point(60, true), point(50, true)],
    mapFrame(ORIGIN),
  )
  expect([meters(forward), meters(backward)]).toEqual([
    [0, 40, 60],
    [60, 50],
  ])
})

it('has no part that is backed where the truck never backs up', () => {
  const { forward, backward } = shownRoute([point(0), point(40)], mapFrame(ORIGIN))
  expect([meters(forward), backward]).toEqual([[0, 40], []])
})
