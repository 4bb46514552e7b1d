import { isSpot, type ZoneType, zoneLook } from '@tractrix/domain/zones'
import { isInView } from '../frame/yard-frame.ts'
import { hatch } from './hatch.ts'
import type { MapToken } from './map-colours.ts'
import { type Pen, pixels, weight, within } from './pen.ts'
import type { SceneZone } from './yard-scene.ts'

/** Which zones are in a move now, which types are shown, and which spot's popup is open. */
export interface ZoneMarks {
  inMove: ReadonlySet<string>
  shownTypes: ReadonlySet<ZoneType>
  openZoneId: string | null
}

const SPOT_FILLS: Partial<Record<ZoneType, MapToken>> = {
  trailer_dock_spot: 'map-zn-dock-fill',
  trailer_parking_spot: 'map-zn-parking-fill',
  staging: 'map-zn-staging-fill',
  charging_station: 'map-zn-charging-fill',
}

/** Layers 6 to 9: box hatches, the operating area, spots with their painted lines, and what overrides their colour. */
export function drawZones(pen: Pen, zones: readonly SceneZone[], marks: ZoneMarks): void {
  const shown = zones.filter(
    zone => marks.shownTypes.has(zone.zoneType) && isInView(pen.view, zone.center, reach(zone)),
  )
  for (const zone of shown) if (!isSpot(zone.zoneType)) drawArea(pen, zone)
  const spots = shown.filter(zone => isSpot(zone.zoneType))
  for (const spot of spots) drawSpotFill(pen, spot)
  for (const spot of spots) drawStallLines(pen, spot)
  for (const spot of spots) if (spot.zoneType === 'charging_station') drawChargingPost(pen, spot)
  for (const spot of spots) drawOverride(pen, spot, marks)
}

function reach(zone: SceneZone): number {
  return Math.max(...zone.corners.map(c => Math.hypot(c.x - zone.center.x, c.y - zone.center.y)), 1)
}

function drawArea(pen: Pen, zone: SceneZone): void {
  const { context, colours } = pen
  within(pen, () => {
    if (zone.zoneType === 'intersection') {
      context.globalAlpha = 0.6
      hatch(pen, zone.path, zone.corners, colours['map-paint-box'], 2.4, 0.24)
      context.strokeStyle = colours['map-paint-box']
      context.lineWidth = pixels(pen, 1)
    } else if (zone.zoneType === 'autonomous') {
      context.globalAlpha = 0.75
      context.strokeStyle = colours['map-zn-autonomous']
      context.lineWidth = pixels(pen, 1.5)
      context.setLineDash([pixels(pen, 8), pixels(pen, 5)])
    } else if (zone.zoneType === 'no_go') {
      context.strokeStyle = colours['map-zn-no-go']
      context.lineWidth = pixels(pen, 1)
      context.globalAlpha = 0.8
      context.setLineDash([pixels(pen, 2), pixels(pen, 4)])
    } else if (zone.zoneType === 'no_go_dynamic') {
      const spacing = pixels(pen, 7)
      hatch(pen, zone.path, zone.corners, colours['map-zn-no-go-dynamic'], spacing, spacing / 2.6)
      context.strokeStyle = colours['map-zn-no-go-dynamic']
      context.lineWidth = pixels(pen, 1.6)
      context.setLineDash([pixels(pen, 6), pixels(pen, 3)])
    }
    context.stroke(zone.path)
  })
}

function drawSpotFill({ context, colours }: Pen, spot: SceneZone): void {
  const token = SPOT_FILLS[spot.zoneType]
  if (!token) return
  context.fillStyle = colours[token]
  context.fill(spot.path)
}

const STALL_LINE = { 18: 0.8, 19: 1.1, 20: 1.4 }

/** Two painted lines along the stall, open at the nose, and the kerb at its back. */
function drawStallLines(pen: Pen, spot: SceneZone): void {
  const { context, colours } = pen
  inSpot(pen, spot, (halfLength, halfWidth) => {
    context.globalAlpha = 0.85
    context.strokeStyle = colours['map-paint']
    context.lineWidth = weight(pen, STALL_LINE)
    context.beginPath()
    for (const side of [-halfWidth, halfWidth]) {
      context.moveTo(-halfLength, side)
      context.lineTo(halfLength, side)
    }
    context.stroke()
    context.strokeStyle = colours['map-asphalt-edge']
    context.lineWidth = pixels(pen, 2)
    context.beginPath()
    context.moveTo(-halfLength, -halfWidth)
    context.lineTo(-halfLength, halfWidth)
    context.stroke()
  })
}

const BOLT = new Path2D('M0.5,1.4 L-0.9,-0.2 L0,-0.2 L-0.5,-1.4 L0.9,0.2 L0,0.2 Z')

function drawChargingPost(pen: Pen, spot: SceneZone): void {
  const { context, colours } = pen
  inSpot(pen, spot, halfLength => {
    context.fillStyle = colours['map-zn-charging']
    context.fillRect(-halfLength + 0.2, -0.5, 0.6, 1)
    context.translate(-halfLength + 2.4, 0)
    context.fill(BOLT)
  })
}

function drawOverride(pen: Pen, spot: SceneZone, marks: ZoneMarks): void {
  const { context, colours } = pen
  const look = zoneLook({
    enabled: spot.enabled,
    inMove: marks.inMove.has(spot.id),
    zoneType: spot.zoneType,
  })
  if (look === 'disabled') {
    within(pen, () => {
      context.globalAlpha = 0.26
      context.fillStyle = colours['map-zn-disabled']
      context.fill(spot.path)
      context.globalAlpha = 0.85
      hatch(pen, spot.path, spot.corners, colours['map-zn-disabled'], pixels(pen, 6), pixels(pen, 1))
    })
  } else if (look === 'in_use') {
    context.fillStyle = colours['map-zn-in-use-fill']
    context.fill(spot.path)
    context.strokeStyle = colours['map-zn-in-use']
    context.lineWidth = pixels(pen, 1.6)
    context.stroke(spot.path)
  }
  if (marks.openZoneId !== spot.id) return
  context.strokeStyle = colours.accent
  context.lineWidth = pixels(pen, 2)
  context.stroke(spot.path)
}

/** Draws with the origin in the middle of a spot and x towards the nose of what parks there. */
export function inSpot(
  pen: Pen,
  spot: SceneZone,
  draw: (halfLength: number, halfWidth: number) => void,
): void {
  if (spot.headingRadians === null) return
  const heading = spot.headingRadians
  within(pen, () => {
    pen.context.translate(spot.center.x, spot.center.y)
    pen.context.rotate(heading)
    draw(spot.lengthMeters / 2, spot.widthMeters / 2)
  })
}
