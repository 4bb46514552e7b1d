import type { SitePoint } from '@tractrix/domain/platform'
import { t } from '../../../platform/words.ts'
import type { DrawingFrame } from './drawing-frame.ts'
import { type ShownRoute, splitRoute } from './shown-route.ts'

/**
 * The estimated route: a whole line with an arrow where the truck drives forwards, dotted with an arrow at its end where
 * it backs in, and a dot where it turns back.
 */
export function RouteLine({ route, frame }: { route: ShownRoute; frame: DrawingFrame }) {
  const { forward, backward } = splitRoute(route)
  const turn = backward[0] && frame.toPixel(backward[0])
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={path(forward, frame)} stroke="var(--map-route-casing)" strokeOpacity=".6" strokeWidth="5.4" />
      <path d={path(forward, frame)} stroke="var(--map-route)" strokeWidth="3" />
      {backward.length > 1 && (
        <>
          <path d={path(backward, frame)} stroke="var(--surface)" strokeWidth="5.4" opacity=".9" />
          <path d={path(backward, frame)} stroke="var(--map-route)" strokeWidth="3" strokeDasharray="1.5 6" />
        </>
      )}
      {turn && (
        <>
          <circle
            cx={turn.x}
            cy={turn.y}
            r="4"
            fill="var(--map-route)"
            stroke="var(--map-route-casing)"
            strokeWidth="1.2"
          />
          <BacksIn at={turn} />
        </>
      )}
      <Arrow points={(backward.length > 1 ? backward : forward).map(frame.toPixel)} />
    </g>
  )
}

/** Beside the place where the truck turns back; on the side with more room. */
function BacksIn({ at }: { at: SitePoint }) {
  const isLeft = at.x > 240
  return (
    <text
      x={at.x + (isLeft ? -9 : 9)}
      y={at.y - 6}
      textAnchor={isLeft ? 'end' : 'start'}
      fontSize="11"
      className="preview-note"
    >
      {t('backs in')}
    </text>
  )
}

/** Points to where the line ends; looks back far enough to know from where it comes. */
function Arrow({ points }: { points: readonly SitePoint[] }) {
  const end = points.at(-1)
  const before = end && points.findLast(point => Math.hypot(point.x - end.x, point.y - end.y) > 6)
  if (!end || !before) return null
  const degrees = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return (
    <path
      className="preview-arrow"
      d="M4 0-9-6.5-6 0-9 6.5Z"
      transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${degrees.toFixed(0)})`}
      fill="var(--map-route)"
      stroke="var(--map-route-casing)"
      strokeWidth="1.2"
    />
  )
}

function path(points: readonly SitePoint[], frame: DrawingFrame): string {
  return points
    .map(frame.toPixel)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}
