import type { LengthUnit } from '@tractrix/domain/platform'
import { pixelsPerMeter } from '../../map-kit/index.ts'
import { t } from '../../platform/words.ts'
import { classNames } from '../../ui/class-names.ts'
import controlStyles from './controls.module.css'
import styles from './map-credit.module.css'
import { scaleBar } from './scale-bar.ts'

/** Scale bar and credit of the base map; always on the map. */
export function MapCredit(props: { attribution: string; zoom: number; latitude: number; unit: LengthUnit }) {
  const scale = pixelsPerMeter(props.zoom, props.latitude)
  const { length, pixels } = scaleBar(scale, props.unit)
  return (
    <div className={styles.credit}>
      <span className={styles.scale}>
        <i className={styles.bar} style={{ width: pixels }} aria-hidden="true" />
        {props.unit === 'feet' ? t('{feet} ft', { feet: length }) : t('{meters} m', { meters: length })}
      </span>
      <span>{props.attribution}</span>
    </div>
  )
}

/** Where north is, for who looks at a map that is turned so that the rows lie level. */
export function Compass({ headingDegrees }: { headingDegrees: number }) {
  const degrees = (360 - headingDegrees) % 360
  return (
    <div
      className={classNames(controlStyles.glass, controlStyles.compass)}
      data-over-map=""
      role="img"
      aria-label={t('North is {degrees}° from up', { degrees: Math.round(degrees) })}
    >
      <svg
        width="20"
        height="20"
        viewBox="-10 -10 20 20"
        style={{ transform: `rotate(${degrees}deg)` }}
        aria-hidden="true"
      >
        <path d="M0-8.5 3 0H-3Z" fill="var(--red-icon)" />
        <path d="M0 8.5 3 0H-3Z" fill="var(--text-3)" />
      </svg>
    </div>
  )
}
