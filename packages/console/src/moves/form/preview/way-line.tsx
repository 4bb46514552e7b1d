import type { SitePoint } from '@tractrix/domain/platform'
import type { DrawingFrame } from './drawing-frame.ts'
import type { Way } from './way.ts'

/** The forecast as a line: whole where the truck drives forwards, dotted where it backs in. */
export function WayLine({ way, frame }: { way: Way; frame: DrawingFrame }) {
  const turn = way.forward.at(-1)
  const at = turn && frame.toPixel(turn)
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d={path(way.forward, frame)}
        stroke="var(--map-route-casing)"
        strokeOpacity=".6"
        strokeWidth="5.4"
      />
      <path d={path(way.forward, frame)} stroke="var(--map-route)" strokeWidth="3" />
      {way.backward.length > 0 && (
        <>
          <path d={path(way.backward, frame)} stroke="var(--surface)" strokeWidth="5.4" opacity=".9" />
          <path
            d={path(way.backward, frame)}
            stroke="var(--map-route)"
            strokeWidth="3"
            strokeDasharray="1.5 6"
          />
        </>
      )}
      {at && (
        <circle
          cx={at.x}
          cy={at.y}
          r="4"
          fill="var(--map-route)"
          stroke="var(--map-route-casing)"
          strokeWidth="1.2"
        />
      )}
    </g>
  )
}

function path(points: readonly SitePoint[], frame: DrawingFrame): string {
  return points
    .map(frame.toPixel)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}
