import { type MapPoint, toPixel, type Viewport } from '../../../../map-kit/index.ts'
import { t } from '../../../../platform/words.ts'
import type { PreviewLayer } from '../scene/preview-scene.ts'
import type { ShownRoute } from '../scene/shown-route.ts'
import styles from './route-layer.module.css'
import { linePath } from './svg-points.ts'

/** The estimated route, where one is known. */
export const routeLayer: PreviewLayer = {
  id: 'route',
  order: 300,
  surface: 'still',
  paint: (pen, { route }, viewport) => {
    if (route !== null) pen.draw(<RouteLine route={route} viewport={viewport} />)
  },
}

/**
 * The estimated route: a whole line with an arrow where the truck drives forwards, dotted with an arrow at its end where
 * it backs in, and a dot where it turns back.
 */
function RouteLine({ route, viewport }: { route: ShownRoute; viewport: Viewport }) {
  const { forward, backward } = route
  const turn = backward[0] && toPixel(viewport, backward[0])
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d={linePath(forward, viewport)}
        stroke="var(--map-route-casing)"
        strokeOpacity=".6"
        strokeWidth="5.4"
      />
      <path d={linePath(forward, viewport)} stroke="var(--map-route)" strokeWidth="3" />
      {backward.length > 1 && (
        <>
          <path d={linePath(backward, viewport)} stroke="var(--surface)" strokeWidth="5.4" opacity=".9" />
          <path
            d={linePath(backward, viewport)}
            stroke="var(--map-route)"
            strokeWidth="3"
            strokeDasharray="1.5 6"
          />
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
      <Arrow points={(backward.length > 1 ? backward : forward).map(point => toPixel(viewport, point))} />
    </g>
  )
}

/** Beside the place where the truck turns back; on the side with more room. */
function BacksIn({ at }: { at: MapPoint }) {
  const isLeft = at.x > 240
  return (
    <text
      x={at.x + (isLeft ? -9 : 9)}
      y={at.y - 6}
      textAnchor={isLeft ? 'end' : 'start'}
      fontSize="11"
      className={styles.note}
    >
      {t('backs in')}
    </text>
  )
}

/** Points to where the line ends; looks back far enough to know from where it comes. */
function Arrow({ points }: { points: readonly MapPoint[] }) {
  const end = points.at(-1)
  const before = end && points.findLast(point => Math.hypot(point.x - end.x, point.y - end.y) > 6)
  if (!end || !before) return null
  const degrees = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return (
    <path
      data-part="arrow"
      d="M4 0-9-6.5-6 0-9 6.5Z"
      transform={`translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${degrees.toFixed(0)})`}
      fill="var(--map-route)"
      stroke="var(--map-route-casing)"
      strokeWidth="1.2"
    />
  )
}
