import { pixels, within } from '../../../map-kit/index.ts'
import type { Pen } from '../../drawing/live-map.ts'
import { alongWall, longestWall } from '../../drawing/longest-wall.ts'
import type { SceneShape } from '../../scene/scene-shapes.ts'

const STALL = { width: 2.6, length: 5 }
const AISLE = 6
/** Free ground between the edge and the first row. */
const BORDER = 1.5

/** A car park with its rows of stalls: two rows back to back, then an aisle. The lines are made up, not surveyed. */
export function drawCarPark(pen: Pen, carPark: SceneShape): void {
  const { context, colors } = pen
  context.fillStyle = colors['map-lane']
  context.fill(carPark.path)
  context.strokeStyle = colors['map-asphalt-edge']
  context.lineWidth = pixels(pen, 1)
  context.stroke(carPark.path)
  const frame = longestWall(carPark.lines[0] ?? [])
  if (!frame || pen.step === 18) return
  within(pen, () => {
    context.clip(carPark.path)
    context.strokeStyle = colors['map-paint-2']
    context.globalAlpha = 0.8
    context.lineWidth = pixels(pen, 0.8)
    alongWall(pen, frame, () => {
      context.beginPath()
      for (let low = frame.low + BORDER; low < frame.high - BORDER; low += 2 * STALL.length + AISLE) {
        const middle = low + STALL.length
        context.moveTo(frame.left + BORDER, middle)
        context.lineTo(frame.right - BORDER, middle)
        for (let x = frame.left + BORDER; x < frame.right - BORDER; x += STALL.width) {
          context.moveTo(x, low)
          context.lineTo(x, low + 2 * STALL.length)
        }
      }
      context.stroke()
    })
  })
}
