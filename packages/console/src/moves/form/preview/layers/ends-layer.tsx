import { toPixel, type Viewport } from '../../../../map-kit/index.ts'
import type { PreviewEnd, PreviewLayer } from '../scene/preview-scene.ts'
import styles from './ends-layer.module.css'

/** The names of start and destination, on plates beside them. */
export const endsLayer: PreviewLayer = {
  id: 'ends',
  order: 400,
  surface: 'still',
  paint: (pen, { ends }, viewport) => {
    for (const end of ends) pen.draw(<EndLabel end={end} viewport={viewport} />)
  },
}

const STROKES = {
  start: 'var(--accent)',
  free: 'var(--green-solid)',
  blocked: 'var(--red-solid)',
} as const satisfies Record<PreviewEnd['tone'], string>

/** Letters, room at the sides and free space to the edge of the picture, in pixels. */
const PLATE = { letter: 7.2, sides: 15, height: 20, below: 12, edge: 4 }

function EndLabel({ end: { name, at, tone }, viewport }: { end: PreviewEnd; viewport: Viewport }) {
  const place = toPixel(viewport, at)
  const width = PLATE.sides + name.length * PLATE.letter
  const x = between(PLATE.edge, place.x - width / 2, viewport.width - width - PLATE.edge)
  const y = between(PLATE.edge, place.y + PLATE.below, viewport.height - PLATE.height - PLATE.edge)
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={PLATE.height}
        rx="5"
        fill="var(--surface)"
        stroke={STROKES[tone]}
        strokeWidth="1.4"
      />
      <text x={x + width / 2} y={y + 14} textAnchor="middle" fontSize="11.5" className={styles.name}>
        {name}
      </text>
    </g>
  )
}

function between(low: number, value: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
