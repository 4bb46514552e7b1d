import { type MapPoint, showsPart, type Viewport } from '../../../../map-kit/index.ts'
import type { PreviewLayer, PreviewSpot } from '../scene/preview-scene.ts'
import { pointList } from './svg-points.ts'

/** How much of its spot a trailer fills in the drawing. */
const TRAILER_SHARE = 0.78

/** The spots in sight with what stands in them; free neighbors of a taken destination are dashed green. */
export const spotsLayer: PreviewLayer = {
  id: 'spots',
  order: 200,
  surface: 'still',
  paint: (pen, { spots }, viewport) => {
    for (const spot of spots)
      if (showsPart(viewport, spot.corners)) pen.draw(<Spot spot={spot} viewport={viewport} />)
  },
}

function Spot({ spot: { corners, role, trailer }, viewport }: { spot: PreviewSpot; viewport: Viewport }) {
  return (
    <g>
      <polygon points={pointList(corners, viewport)} fill="var(--map-spot)" {...EDGES[role]} />
      {trailer !== null && (
        <polygon
          points={pointList(shrink(corners, TRAILER_SHARE), viewport)}
          fill={trailer === 'moved' ? 'var(--accent)' : 'var(--map-trailer)'}
          stroke={trailer === 'moved' ? 'var(--accent-fg)' : 'var(--map-trailer-edge)'}
          strokeWidth=".8"
        />
      )}
    </g>
  )
}

const EDGES = {
  goal: { stroke: 'var(--green-solid)', strokeWidth: 1.6 },
  blocked: { stroke: 'var(--red-solid)', strokeWidth: 1.6 },
  neighbor: { stroke: 'var(--green-solid)', strokeWidth: 1.6, strokeDasharray: '3 2' },
  other: { stroke: 'var(--map-spot-edge)', strokeWidth: 1 },
} as const satisfies Record<PreviewSpot['role'], object>

/** The corners pulled towards their middle: a trailer in its spot. `share` 1 leaves them. */
function shrink(corners: readonly MapPoint[], share: number): MapPoint[] {
  const middle = {
    x: corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length,
    y: corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length,
  }
  return corners.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * share,
    y: middle.y + (y - middle.y) * share,
  }))
}
