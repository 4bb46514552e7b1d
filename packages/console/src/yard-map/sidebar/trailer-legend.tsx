import { t } from '../../platform/words.ts'
import { LEGEND_KINDS, LEGEND_MARKS, type LegendMark } from '../drawing/trailers/legend-marks.ts'
import { MapSection } from './map-section.tsx'

/** What the marks at trailers mean (OP-SDB-13). */
export function TrailerLegend() {
  return (
    <MapSection title={t('Trailer Legend')}>
      <ul className="map-legend">
        {LEGEND_KINDS.map(kind => (
          <li key={kind}>
            <Mark mark={LEGEND_MARKS[kind]} />
            {t(LEGEND_MARKS[kind].label)}
          </li>
        ))}
      </ul>
    </MapSection>
  )
}

function Mark({ mark }: { mark: LegendMark }) {
  return (
    <svg width="16" height="16" viewBox="-10.5 -10.5 21 21" className="legend-mark" aria-hidden="true">
      <path d={mark.shape} style={{ fill: `var(--map-mark-${mark.token})` }} className="legend-shape" />
      <path d={mark.strokes} className="legend-strokes" />
      {mark.dots.map(dot => (
        <circle key={dot.x} cx={dot.x} cy={dot.y} r={dot.radius} className="legend-dot" />
      ))}
    </svg>
  )
}
