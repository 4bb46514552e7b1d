import { sees, within } from '../../../map-kit/index.ts'
import { inSpot } from '../../drawing/in-spot.ts'
import type { Pen } from '../../drawing/live-map.ts'
import type { SceneSpot } from '../../scene/scene-zone.ts'

const DOOR = { width: 2.7, outside: 0.2, inside: 0.56 }
const BUMPER = { size: 0.45, from: 0.1, aside: 1.05 }

/** A door of 2.7 m in the wall behind each dock spot, with its two bumpers. */
export function drawDoors(pen: Pen, spots: readonly SceneSpot[]): void {
  pen.context.fillStyle = pen.colors['map-door']
  for (const spot of spots)
    if (spot.zoneType === 'trailer_dock_spot' && sees(pen, spot.box, 1)) drawDoor(pen, spot)
}

function drawDoor(pen: Pen, spot: SceneSpot): void {
  const { context } = pen
  const wall = -spot.spot.lengthMeters / 2
  inSpot(pen, spot, () => {
    context.fillRect(wall - DOOR.inside, -DOOR.width / 2, DOOR.inside + DOOR.outside, DOOR.width)
    within(pen, () => {
      context.globalAlpha = 0.75
      for (const side of [-BUMPER.aside - BUMPER.size, BUMPER.aside])
        context.fillRect(wall + BUMPER.from, side, BUMPER.size * 0.8, BUMPER.size)
    })
  })
}
