import type { SiteOrigin, SitePoint } from '@tractrix/domain/platform'
import { isSpot } from '@tractrix/domain/zones'
import type { Yard, ZoneRow } from '../../../site-data/index.ts'
import { freeSpotsBeside } from '../model/free-spots.ts'
import type { DrawingFrame } from './drawing-frame.ts'
import { shrink, zoneCorners } from './zone-shapes.ts'

interface Props {
  yard: Yard
  frame: DrawingFrame
  origin: SiteOrigin
  start: ZoneRow | undefined
  destination: ZoneRow | undefined
}

/** How much of its spot a trailer fills in the drawing. */
const TRAILER_SHARE = 0.78

/** The spots in sight with what stands in them; free neighbors of a taken destination are dashed green. */
export function SpotShapes({ yard, frame, origin, start, destination }: Props) {
  const spots = [...yard.zones.values()]
    .filter(zone => isSpot(zone.zoneType) || zone.id === destination?.id)
    .map(zone => ({ zone, corners: zoneCorners(zone, origin) }))
    .filter(({ corners }) => corners.length > 2 && frame.shows(corners))
  const taken = destination !== undefined && yard.parked.has(destination.id)
  const free = taken ? freeSpotsBeside(destination, yard).map(zone => zone.id) : []
  return spots.map(({ zone, corners }) => {
    const parked = yard.parked.has(zone.id)
    return (
      <g key={zone.id}>
        <polygon
          points={pixels(corners, frame)}
          fill="var(--map-spot)"
          {...edgeOf(zone.id, destination?.id, free, taken)}
        />
        {parked && (
          <polygon
            points={pixels(shrink(corners, TRAILER_SHARE), frame)}
            fill={zone.id === start?.id ? 'var(--accent)' : 'var(--map-trailer)'}
            stroke={zone.id === start?.id ? 'var(--accent-fg)' : 'var(--map-trailer-edge)'}
            strokeWidth=".8"
          />
        )}
      </g>
    )
  })
}

/** The name of an end of the way, on a plate beside it. */
export function EndLabel({ name, at, stroke }: { name: string; at: SitePoint; stroke: string }) {
  const width = 15 + name.length * 7.2
  const x = Math.min(Math.max(at.x - width / 2, 4), 318 - width - 4)
  const y = Math.min(Math.max(at.y + 12, 4), 372 - 24)
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height="20"
        rx="5"
        fill="var(--surface)"
        stroke={stroke}
        strokeWidth="1.4"
      />
      <text x={x + width / 2} y={y + 14} textAnchor="middle" fontSize="11.5" className="preview-name">
        {name}
      </text>
    </g>
  )
}

function edgeOf(id: string, destinationId: string | undefined, free: readonly string[], taken: boolean) {
  if (id === destinationId)
    return { stroke: taken ? 'var(--red-solid)' : 'var(--green-solid)', strokeWidth: 1.6 }
  if (free.includes(id)) return { stroke: 'var(--green-solid)', strokeWidth: 1.6, strokeDasharray: '3 2' }
  return { stroke: 'var(--map-spot-edge)', strokeWidth: 1 }
}

function pixels(corners: readonly SitePoint[], frame: DrawingFrame): string {
  return corners
    .map(frame.toPixel)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}
