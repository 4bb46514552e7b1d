import type { YardPoint } from '../frame/yard-frame.ts'
import { drawAlong, lengthOf } from './along-line.ts'
import type { MapToken } from './map-colours.ts'
import { type Pen, pixels, weight, within } from './pen.ts'
import type { SceneShape } from './yard-scene.ts'

/** Widths of streets by their OpenStreetMap class, in metres; other classes are as wide as a service road. */
const STREET_WIDTHS: Readonly<Record<string, number>> = {
  motorway: 15,
  trunk: 15,
  primary: 9,
  secondary: 15,
  residential: 7,
  service: 5.5,
  footway: 2,
  path: 2,
}
const SERVICE_WIDTH = 5.5
const YARD_ROAD_WIDTH = 8.4
const LANE_WIDTH = 7
const ARROW_EVERY = 30
const ARROW_ASIDE = 2.1

/** Layers 1 to 5 of the drawn yard: outside, streets, the ground inside the fence, asphalt and lanes. */
export function drawGround(pen: Pen, shapes: readonly SceneShape[]): void {
  const of = (kind: string) => shapes.filter(shape => shape.kind === kind)
  for (const shape of [...of('water'), ...of('other_building')]) fill(pen, shape, 'map-context-building')
  for (const rail of of('rail')) drawRail(pen, rail)
  drawStreets(pen, of('street'))
  for (const ground of of('ground')) fill(pen, ground, 'map-grass-2')
  drawAsphalt(pen, of('asphalt'), of('yard_road'))
  for (const carPark of of('car_park')) drawCarPark(pen, carPark)
  for (const place of of('waiting_place')) drawWaitingPlace(pen, place)
  drawLanes(pen, of('lane'))
  for (const fence of of('fence')) drawFence(pen, fence)
}

function fill({ context, colours }: Pen, shape: SceneShape, token: MapToken): void {
  context.fillStyle = colours[token]
  context.fill(shape.path)
}

function stroke(pen: Pen, path: Path2D, token: MapToken, widthMeters: number): void {
  pen.context.strokeStyle = pen.colours[token]
  pen.context.lineWidth = widthMeters
  pen.context.stroke(path)
}

/** A band of 1.5 m with its ties; a disused one is faint. */
function drawRail(pen: Pen, rail: SceneShape): void {
  within(pen, () => {
    pen.context.globalAlpha = rail.class === 'rail' ? 0.7 : 0.3
    stroke(pen, rail.path, 'map-rail', pixels(pen, 1))
    pen.context.setLineDash([0.35, 1.15])
    stroke(pen, rail.path, 'map-rail', 1.5)
  })
}

function drawStreets(pen: Pen, streets: readonly SceneShape[]): void {
  within(pen, () => {
    pen.context.lineJoin = 'round'
    pen.context.lineCap = 'round'
    const width = (street: SceneShape) => STREET_WIDTHS[street.class ?? ''] ?? SERVICE_WIDTH
    for (const street of streets) stroke(pen, street.path, 'map-street-edge', width(street) + pixels(pen, 2))
    for (const street of streets) stroke(pen, street.path, 'map-street', width(street))
  })
}

function drawAsphalt(pen: Pen, areas: readonly SceneShape[], roads: readonly SceneShape[]): void {
  within(pen, () => {
    pen.context.lineJoin = 'round'
    for (const area of areas) stroke(pen, area.path, 'map-asphalt-edge', pixels(pen, 3))
    for (const road of roads) stroke(pen, road.path, 'map-asphalt-edge', YARD_ROAD_WIDTH + pixels(pen, 2))
    for (const road of roads) stroke(pen, road.path, 'map-asphalt', YARD_ROAD_WIDTH)
    for (const area of areas) fill(pen, area, 'map-asphalt')
    pen.context.setLineDash([3, 4.5])
    for (const road of roads) stroke(pen, road.path, 'map-paint-2', weight(pen, LANE_DASH))
  })
}

const LANE_DASH = { 18: 0.8, 19: 1.1, 20: 1.6 }

function drawCarPark(pen: Pen, carPark: SceneShape): void {
  fill(pen, carPark, 'map-lane')
  stroke(pen, carPark.path, 'map-asphalt-edge', pixels(pen, 1))
}

function drawWaitingPlace(pen: Pen, place: SceneShape): void {
  within(pen, () => {
    pen.context.setLineDash([pixels(pen, 3), pixels(pen, 3)])
    stroke(pen, place.path, 'map-paint-2', pixels(pen, 1))
  })
}

function drawLanes(pen: Pen, lanes: readonly SceneShape[]): void {
  within(pen, () => {
    pen.context.lineJoin = 'round'
    pen.context.lineCap = 'round'
    for (const lane of lanes) stroke(pen, lane.path, 'map-lane', LANE_WIDTH)
    pen.context.lineCap = 'butt'
    pen.context.setLineDash([1.6, 3.2])
    for (const lane of lanes) stroke(pen, lane.path, 'map-paint-2', weight(pen, LANE_DASH))
  })
  pen.context.fillStyle = pen.colours['map-paint-2']
  for (const lane of lanes) for (const line of lane.lines) drawArrows(pen, line)
}

/** One arrow each way every 30 m, right of the centre. */
function drawArrows(pen: Pen, line: readonly YardPoint[]): void {
  const count = Math.floor(lengthOf(line) / ARROW_EVERY)
  for (let index = 0; index < count; index++) {
    const at = (index + 0.5) * ARROW_EVERY
    for (const turn of [0, Math.PI])
      drawAlong(pen, line, at, turn, context => {
        context.translate(0, -ARROW_ASIDE)
        context.fill(ARROW)
      })
  }
}

const ARROW = new Path2D('M-2.3,-0.11 L1,-0.11 L1,-0.5 L2.3,0 L1,0.5 L1,0.11 L-2.3,0.11 Z')

function drawFence(pen: Pen, fence: SceneShape): void {
  stroke(pen, fence.path, 'map-fence', pixels(pen, 1.1))
  within(pen, () => {
    pen.context.setLineDash([pixels(pen, 1.4), 3])
    stroke(pen, fence.path, 'map-fence', pixels(pen, 4.2))
  })
}
