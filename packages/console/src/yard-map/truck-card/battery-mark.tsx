import type { BatteryLevel } from '@tractrix/domain/trucks'
import styles from './battery-mark.module.css'

const TONES: Record<BatteryLevel, string> = { full: 'green', medium: 'yellow', low: 'red', empty: 'grey' }
const INSIDE_WIDTH = 13.4

/** A battery filled as far as it is charged; empty when nobody knows (OP-CNB-10 to OP-CNB-14). The number stands elsewhere. */
export function BatteryMark({ level, percent }: { level: BatteryLevel; percent: number | null }) {
  const width = level === 'empty' ? 0 : Math.max(1.6, (INSIDE_WIDTH * (percent ?? 0)) / 100)
  return (
    <svg width="20" height="11" viewBox="0 0 20 11" data-tone={TONES[level]} aria-hidden="true">
      <rect x=".6" y=".6" width="16.4" height="9.8" rx="2.6" className={styles.case} />
      <rect x="18" y="3.6" width="1.6" height="3.8" rx=".8" className={styles.cap} />
      {width > 0 && <rect x="2.2" y="2.2" width={width} height="6.6" rx="1.2" className={styles.charge} />}
    </svg>
  )
}
