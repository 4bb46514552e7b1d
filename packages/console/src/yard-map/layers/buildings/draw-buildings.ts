import { pixels, sees, within } from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import { alongWall, longestWall, type WallFrame } from '../../drawing/longest-wall.ts'
import type { SceneShape } from '../../scene/scene-shapes.ts'

const RIB_EVERY = 3
const RIM = 2
const SKYLIGHT = { width: 2.6, height: 1.3, everyX: 15, everyY: 18 }
const PARAPET_INSIDE = 1.1
const PLANT = { width: 4, height: 2.7, inside: 9.5, everyX: 90, everyY: 47, fan: 0.8 }
/** How far the shadow reaches, in meters. */
const SHADOW_REACH = 6

/** Layer 10: the yard's own buildings with roof, ribs, skylights, plants and parapet. */
export function drawBuildings(pen: Pen, shapes: readonly SceneShape[]): void {
  for (const building of shapes)
    if (building.kind === 'building' && sees(pen, building.box, SHADOW_REACH)) drawRoof(pen, building)
}

function drawRoof(pen: Pen, building: SceneShape): void {
  const { context, colors, pixelRatio, view } = pen
  within(pen, () => {
    // Canvas shadows count device pixels and do not follow the transform.
    const meter = view.pixelsPerMeter * pixelRatio
    context.shadowColor = colors['map-roof-shadow']
    context.shadowBlur = 3.2 * meter
    context.shadowOffsetX = 1.6 * meter
    context.shadowOffsetY = 1.8 * meter
    context.fillStyle = colors['map-roof']
    context.fill(building.path)
  })
  const frame = longestWall(building.lines[0] ?? [])
  if (frame)
    within(pen, () => {
      context.clip(building.path)
      alongWall(pen, frame, () => {
        drawRibs(pen, frame)
        drawSkylights(pen, frame)
        for (const plant of plantsOf(frame)) drawPlant(pen, plant)
      })
    })
  drawParapet(pen, building)
  context.strokeStyle = colors['map-roof-edge']
  context.lineWidth = pixels(pen, 1.6)
  context.stroke(building.path)
}

function drawRibs({ context, colors, view }: Pen, { left, right, low, high }: WallFrame): void {
  context.strokeStyle = colors['map-roof-rib']
  context.lineWidth = 1 / view.pixelsPerMeter
  context.beginPath()
  for (let y = low + RIB_EVERY; y < high - RIM; y += RIB_EVERY) {
    context.moveTo(left + RIM, y)
    context.lineTo(right - RIM, y)
  }
  context.stroke()
}

function drawSkylights({ context, colors }: Pen, { left, right, low, high }: WallFrame): void {
  context.fillStyle = colors['map-skylight']
  for (let x = left + 8; x < right - RIM; x += SKYLIGHT.everyX)
    for (let y = low + 9; y < high - RIM; y += SKYLIGHT.everyY)
      context.fillRect(x, y, SKYLIGHT.width, SKYLIGHT.height)
}

/** Places of the plants: rows that start at both short walls. */
function plantsOf({ left, right, low, high }: WallFrame): { x: number; y: number }[] {
  const middle = (left + right) / 2
  const places: { x: number; y: number }[] = []
  for (let y = low + PLANT.everyY / 2; y < high - PLANT.inside; y += PLANT.everyY)
    for (let away = PLANT.inside; left + away < middle; away += PLANT.everyX)
      places.push({ x: left + away, y }, { x: right - away - PLANT.width, y })
  return places
}

function drawPlant(pen: Pen, { x, y }: { x: number; y: number }): void {
  const { context, colors } = pen
  context.fillStyle = colors['map-shadow']
  context.fillRect(x - 0.2, y - 0.3, PLANT.width, PLANT.height)
  context.strokeStyle = colors['map-roof-edge']
  context.lineWidth = pixels(pen, 0.8)
  context.beginPath()
  context.roundRect(x, y, PLANT.width, PLANT.height, 0.3)
  context.fillStyle = colors['map-plant']
  context.fill()
  context.stroke()
  context.fillStyle = colors['map-roof']
  for (const across of [1.15, 2.9]) {
    context.beginPath()
    context.arc(x + across, y + PLANT.height / 2, PLANT.fan, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
  }
}

/** A hairline 1.1 m inside the outer edge: the border of a stroke whose middle is covered again. */
function drawParapet(pen: Pen, building: SceneShape): void {
  const { context, colors } = pen
  within(pen, () => {
    context.clip(building.path)
    context.lineJoin = 'miter'
    context.strokeStyle = colors['map-roof-edge']
    context.globalAlpha = 0.4
    context.lineWidth = 2 * PARAPET_INSIDE + pixels(pen, 2)
    context.stroke(building.path)
    context.globalAlpha = 1
    context.strokeStyle = colors['map-roof']
    context.lineWidth = 2 * PARAPET_INSIDE
    context.stroke(building.path)
  })
}
