import { HardDrive, OctagonX, WifiOff } from 'lucide-react'
import { formatAge } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { tipProps } from '../../ui/actions/tip-props.ts'
import styles from './alert-lines.module.css'
import { AlertLines } from './alert-lines.tsx'
import type { CardFacts } from './card-facts.ts'

/** What of a truck wants to be noticed (OP-TRC-08, OP-TRC-14 to OP-TRC-17). */
export function CardMarks({ facts }: { facts: CardFacts }) {
  const { eStopIsActive, hardDriveWarns, hardDrivePercent, stale, alerts, alertsOmitted } = facts
  return (
    <>
      {eStopIsActive && (
        <p
          className={styles.alert}
          data-tone="red"
          {...tipProps({ title: t('Truck needs immeditate attention to continue operations.') })}
        >
          <OctagonX size={13} aria-hidden />
          {t('E-Stop Active')}
        </p>
      )}
      <AlertLines alerts={alerts} omitted={alertsOmitted} />
      {hardDriveWarns && (
        <p className={styles.alert} data-tone="yellow">
          <HardDrive size={13} aria-hidden />
          {t('Hard Drive at {share}%', { share: hardDrivePercent ?? 0 })}
        </p>
      )}
      {stale !== null && (
        <p className={styles.alert} data-tone="grey">
          <WifiOff size={13} aria-hidden />
          {stale === 'default' ? t('Default') : t('Stale, last update {age} ago', { age: staleAge(stale) })}
        </p>
      )}
    </>
  )
}

const staleAge = (seconds: number) =>
  seconds < 60 ? t('{seconds} s', { seconds }) : formatAge(seconds * 1000)
