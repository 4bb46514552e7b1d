import {
  drawAlong,
  lengthOf,
  type MapPoint,
  pixels,
  sees,
  strokeDashes,
  weight,
  within,
} from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { DockApron } from '../../scene/dock-aprons.ts'
import type { SceneShape } from '../../scene/scene-shapes.ts'
import { drawCarPark } from './draw-car-park.ts'

const YARD_ROAD_WIDTH = 8.4
/** Asphalt under a lane that leads out of the operating area. */
const LINK_WIDTH = 9
const LANE_WIDTH = 7
const ARROW_EVERY = 30
const ARROW_ASIDE = 2.1
const LANE_DASH = { 18: 0.8, 19: 1.1, 20: 1.6 }
const JOINT_EVERY = 4.9
const FIRST_JOINT = 4

/** Layers 3 to 5 of the drawn yard: the ground inside the fence, asphalt, concrete before the doors, and lanes. */
export function drawGround(pen: Pen, shapes: readonly SceneShape[], aprons: readonly DockApron[]): void {
  const seen = shapes.filter(shape => sees(pen, shape.box, YARD_ROAD_WIDTH))
  const of = (kind: string) => seen.filter(shape => shape.kind === kind)
  pen.context.fillStyle = pen.colors['map-grass-2']
  for (const ground of of('ground')) pen.context.fill(ground.path)
  const lanes = of('lane')
  drawAsphalt(
    pen,
    of('asphalt'),
    of('yard_road'),
    lanes.filter(lane => lane.class === 'road'),
  )
  for (const apron of aprons) if (sees(pen, apron.box)) drawApron(pen, apron)
  for (const carPark of of('car_park')) drawCarPark(pen, carPark)
  for (const place of of('waiting_place')) drawWaitingPlace(pen, place)
  drawLanes(pen, lanes)
}

function drawAsphalt(
  pen: Pen,
  areas: readonly SceneShape[],
  roads: readonly SceneShape[],
  links: readonly SceneShape[],
): void {
  const { context, colors } = pen
  const strokeAll = (lines: readonly SceneShape[], width: number) => {
    context.lineWidth = width
    for (const line of lines) context.stroke(line.path)
  }
  within(pen, () => {
    context.lineJoin = 'round'
    context.strokeStyle = colors['map-asphalt-edge']
    strokeAll(areas, pixels(pen, 3))
    strokeAll(roads, YARD_ROAD_WIDTH + pixels(pen, 2))
    strokeAll(links, LINK_WIDTH + pixels(pen, 2))
    context.strokeStyle = colors['map-asphalt']
    strokeAll(roads, YARD_ROAD_WIDTH)
    strokeAll(links, LINK_WIDTH)
    context.fillStyle = colors['map-asphalt']
    for (const area of areas) context.fill(area.path)
    context.strokeStyle = colors['map-paint-2']
    context.lineWidth = weight(pen, LANE_DASH)
    for (const road of roads) for (const line of road.lines) strokeDashes(pen, line, [3, 4.5])
  })
}

/** Concrete 19 m deep with a joint every 4.9 m, along the wall. */
function drawApron(pen: Pen, apron: DockApron): void {
  const { context, colors } = pen
  within(pen, () => {
    context.translate(apron.origin.x, apron.origin.y)
    context.rotate(apron.headingRadians)
    context.fillStyle = colors['map-concrete']
    context.fillRect(0, apron.from, apron.depth, apron.to - apron.from)
    context.strokeStyle = colors['map-joint']
    context.lineWidth = pixels(pen, 1)
    context.beginPath()
    for (let x = FIRST_JOINT; x < apron.depth; x += JOINT_EVERY) {
      context.moveTo(x, apron.from)
      context.lineTo(x, apron.to)
    }
    context.stroke()
  })
}

function drawWaitingPlace(pen: Pen, place: SceneShape): void {
  within(pen, () => {
    pen.context.setLineDash([pixels(pen, 3), pixels(pen, 3)])
    pen.context.strokeStyle = pen.colors['map-paint-2']
    pen.context.lineWidth = pixels(pen, 1)
    pen.context.stroke(place.path)
  })
}

function drawLanes(pen: Pen, lanes: readonly SceneShape[]): void {
  const { context, colors } = pen
  within(pen, () => {
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.strokeStyle = colors['map-lane']
    context.lineWidth = LANE_WIDTH
    for (const lane of lanes) context.stroke(lane.path)
    context.lineCap = 'butt'
    context.strokeStyle = colors['map-paint-2']
    context.lineWidth = weight(pen, LANE_DASH)
    for (const lane of lanes) for (const line of lane.lines) strokeDashes(pen, line, [1.6, 3.2])
  })
  context.fillStyle = colors['map-paint-2']
  for (const lane of lanes) for (const line of lane.lines) drawArrows(pen, line)
}

/** One arrow each way every 30 m, right of the center. */
function drawArrows(pen: Pen, line: readonly MapPoint[]): void {
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

const ARROW = new Path2D('M-2.3-.14H.7V-.62L2.3 0 .7.62V.14H-2.3Z')
