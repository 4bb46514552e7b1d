import type { LegendEntry } from '../../map-kit/index.ts'
import { t } from '../../platform/words.ts'
import { TRAILER_ENTRIES } from '../layers/live-map-legends.ts'
import { MapSection } from './map-section.tsx'
import styles from './trailer-legend.module.css'

/** What the marks at trailers mean (OP-SDB-13). */
export function TrailerLegend() {
  return (
    <MapSection title={t('Trailer Legend')}>
      <ul className={styles.legend}>
        {TRAILER_ENTRIES.map(({ id, label, mark }) => (
          <li key={id}>
            <Mark mark={mark} />
            {t(label)}
          </li>
        ))}
      </ul>
    </MapSection>
  )
}

function Mark({ mark }: { mark: LegendEntry['mark'] }) {
  if (mark.kind !== 'sign') return null
  return (
    <svg width="16" height="16" viewBox="-10.5 -10.5 21 21" aria-hidden="true">
      <path d={mark.shape} style={{ fill: `var(--map-mark-${mark.token})` }} className={styles.shape} />
      <path d={mark.strokes} className={styles.strokes} />
      {mark.dots.map(dot => (
        <circle key={dot.x} cx={dot.x} cy={dot.y} r={dot.radius} className={styles.dot} />
      ))}
    </svg>
  )
}
