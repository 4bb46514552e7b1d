import type { YardPoint } from '../frame/yard-frame.ts'
import { inSpot } from './draw-zones.ts'
import { type Pen, pixels, within } from './pen.ts'
import type { SceneShape, SceneZone } from './yard-scene.ts'

const RIB_EVERY = 3
const SKYLIGHT = { width: 2.6, height: 1.3, everyX: 15, everyY: 18 }
const DOOR_WIDTH = 2.7

/** Layer 10: the yard's own buildings with roof, ribs, skylights and parapet, and the doors in their walls. */
export function drawBuildings(pen: Pen, shapes: readonly SceneShape[], zones: readonly SceneZone[]): void {
  for (const building of shapes) if (building.kind === 'building') drawRoof(pen, building)
  for (const spot of zones) if (spot.zoneType === 'trailer_dock_spot') drawDoor(pen, spot)
  for (const gate of shapes) if (gate.kind === 'gate') drawGate(pen, gate)
}

function drawRoof(pen: Pen, building: SceneShape): void {
  const { context, colours, pixelRatio, view } = pen
  within(pen, () => {
    // Canvas shadows count device pixels and do not follow the transform.
    context.shadowColor = colours['map-roof-shadow']
    context.shadowBlur = 1.6 * view.pixelsPerMeter * pixelRatio
    context.shadowOffsetX = 1.6 * view.pixelsPerMeter * pixelRatio
    context.shadowOffsetY = 1.8 * view.pixelsPerMeter * pixelRatio
    context.fillStyle = colours['map-roof']
    context.fill(building.path)
  })
  const outline = building.lines[0] ?? []
  within(pen, () => {
    context.clip(building.path)
    alongLongestWall(pen, outline, (left, right, low, high) => {
      context.strokeStyle = colours['map-roof-rib']
      context.lineWidth = pixels(pen, 1)
      context.beginPath()
      for (let x = left; x < right; x += RIB_EVERY) {
        context.moveTo(x, low)
        context.lineTo(x, high)
      }
      context.stroke()
      context.fillStyle = colours['map-skylight']
      for (let x = left + 8; x < right; x += SKYLIGHT.everyX)
        for (let y = low + 9; y < high; y += SKYLIGHT.everyY)
          context.fillRect(x, y, SKYLIGHT.width, SKYLIGHT.height)
    })
    context.strokeStyle = colours['map-roof-edge']
    context.globalAlpha = 0.4
    context.lineWidth = 2.2 + pixels(pen, 2)
    context.stroke(building.path)
    context.globalAlpha = 1
    context.strokeStyle = colours['map-roof']
    context.lineWidth = 2.2
    context.stroke(building.path)
  })
  context.strokeStyle = colours['map-roof-edge']
  context.lineWidth = pixels(pen, 1.6)
  context.stroke(building.path)
}

/** Turns the canvas along the building's longest wall and hands over the bounds in that frame. */
function alongLongestWall(
  pen: Pen,
  outline: readonly YardPoint[],
  draw: (left: number, right: number, low: number, high: number) => void,
): void {
  const origin = outline[0]
  if (!origin) return
  let direction = 0
  let longest = 0
  for (let index = 1; index < outline.length; index++) {
    const dx = outline[index]!.x - outline[index - 1]!.x
    const dy = outline[index]!.y - outline[index - 1]!.y
    if (Math.hypot(dx, dy) <= longest) continue
    longest = Math.hypot(dx, dy)
    direction = Math.atan2(dy, dx)
  }
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const xs = outline.map(p => (p.x - origin.x) * cos + (p.y - origin.y) * sin)
  const ys = outline.map(p => (p.y - origin.y) * cos - (p.x - origin.x) * sin)
  pen.context.translate(origin.x, origin.y)
  pen.context.rotate(direction)
  draw(Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys))
  pen.context.rotate(-direction)
  pen.context.translate(-origin.x, -origin.y)
}

/** A door of 2.7 m in the wall behind a dock spot, with its two bumpers. */
function drawDoor(pen: Pen, spot: SceneZone): void {
  inSpot(pen, spot, halfLength => {
    pen.context.fillStyle = pen.colours['map-door']
    pen.context.fillRect(-halfLength - 0.5, -DOOR_WIDTH / 2, 0.7, DOOR_WIDTH)
    for (const side of [-DOOR_WIDTH / 2 - 0.35, DOOR_WIDTH / 2]) {
      pen.context.fillRect(-halfLength + 0.2, side, 0.35, 0.35)
    }
  })
}

/** Two arms of 4.6 m, red and white, and a booth. */
function drawGate(pen: Pen, gate: SceneShape): void {
  const at = gate.lines[0]?.[0]
  if (!at) return
  const { context, colours } = pen
  within(pen, () => {
    context.translate(at.x, at.y)
    context.fillStyle = colours['map-roof']
    context.strokeStyle = colours['map-roof-edge']
    context.lineWidth = pixels(pen, 1)
    context.fillRect(-1.2, -1.2, 2.4, 2.4)
    context.strokeRect(-1.2, -1.2, 2.4, 2.4)
    for (const side of [-1, 1]) {
      context.beginPath()
      context.moveTo(0, side * 1.2)
      context.lineTo(0, side * 5.8)
      context.setLineDash([])
      context.strokeStyle = colours['map-street']
      context.lineWidth = pixels(pen, 3)
      context.stroke()
      context.setLineDash([pixels(pen, 5), pixels(pen, 5)])
      context.strokeStyle = colours['red-solid']
      context.stroke()
    }
  })
}
