import { type CanvasPen, within } from '../../map-kit/index.ts'
import type { SceneSpot } from '../scene/scene-zone.ts'

/** Draws with the origin in the middle of a spot and x towards the nose of what stands there. */
export function inSpot(pen: CanvasPen, spot: SceneSpot, draw: () => void): void {
  within(pen, () => {
    pen.context.translate(spot.center.x, spot.center.y)
    pen.context.rotate(spot.spot.headingRadians)
    draw()
  })
}
