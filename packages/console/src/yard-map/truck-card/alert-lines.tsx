import { AV_BLOCKED_ALERT_CODE } from '@tractrix/domain/trucks'
import { ClockAlert, LifeBuoy, MapPinOff, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { tipProps } from '../../ui/actions/tip-props.ts'
import { VisuallyHidden } from '../../ui/marks/text.tsx'
import styles from './alert-lines.module.css'
import type { CardAlert } from './card-alerts.ts'

/** So many alerts stand on a card at first; the others behind a button. */
const AT_FIRST = 3

/** Errors and warnings of a truck with level, age and words, the most serious first. */
export function AlertLines({ alerts, omitted }: { alerts: readonly CardAlert[]; omitted: number }) {
  const [showsAll, setShowsAll] = useState(false)
  if (alerts.length === 0) return null
  const shown = showsAll ? alerts : alerts.slice(0, AT_FIRST)
  const more = alerts.length - AT_FIRST
  return (
    <>
      <ul className={styles.alerts} aria-label={t('Errors and warnings')}>
        {shown.map(alert => (
          <AlertLine key={alert.key} alert={alert} />
        ))}
        {showsAll && omitted > 0 && (
          <li className={styles.omitted}>{t('{count} more are not shown', { count: omitted })}</li>
        )}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('Show Fewer') : t('Show {count} More', { count: more + omitted })}
        </button>
      )}
    </>
  )
}

function AlertLine({ alert }: { alert: CardAlert }) {
  const { tone, level, title, text, age, firstSeenAt } = alert
  const Icon = iconOf(alert)
  return (
    <li
      className={styles.alert}
      data-tone={tone}
      {...tipProps({
        title: `${level}: ${text || title}`,
        reasons: [t('Since {time}', { time: formatTimestamp(firstSeenAt) })],
      })}
    >
      <Icon size={13} aria-hidden />
      <span className={styles.words}>
        <VisuallyHidden>{`${level}: `}</VisuallyHidden>
        <b>{title}</b>
        {text !== '' && <span className={styles.text}>{text}</span>}
      </span>
      <span className={styles.age}>{age}</span>
    </li>
  )
}

const ICONS = {
  [AV_BLOCKED_ALERT_CODE]: LifeBuoy,
  WRONG_MAP: MapPinOff,
  OUTSIDE_SITE: MapPinOff,
  CLOCK_OFFSET: ClockAlert,
} as const

function iconOf({ code, tone }: CardAlert) {
  const icons: Readonly<Record<string, typeof LifeBuoy>> = ICONS
  const known = Object.hasOwn(icons, code) ? icons[code] : undefined
  return known ?? (tone === 'red' ? OctagonAlert : TriangleAlert)
}
