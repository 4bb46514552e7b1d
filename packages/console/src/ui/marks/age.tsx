import { useNow } from '../../platform/clock.ts'
import { formatAge } from '../../platform/times.ts'
import { classNames } from '../class-names.ts'
import styles from './age.module.css'

/** How long ago `since` (ISO time) was, ticking every second with every other age on the screen. */
export function Age({ since, className }: { since: string; className?: string | undefined }) {
  const age = formatAge(useNow() - Date.parse(since))
  return (
    <time className={classNames(styles.age, className)} dateTime={since}>
      {age}
    </time>
  )
}
