import { openHold, readClock } from '@tractrix/domain/detention'
import { useNow } from '../../platform/clock.ts'
import { formatAge, formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { START_WORDS, termsSubjectText, termsText } from './clock-words.ts'
import { DetentionCost } from './detention-cost.tsx'
import styles from './detention-facts.module.css'
import { DetentionMark } from './detention-mark.tsx'
import { moneyText } from './money-text.ts'
import type { TrailerClock } from './trailer-clock.ts'

/**
 * The clock of a trailer in lines for its details: what started it, the terms that apply, how it stands, what it costs and
 * when more is added (OP-OPEN-30).
 */
export function DetentionFacts({ clock }: { clock: TrailerClock | null }) {
  const now = useNow()
  if (clock === null) return null
  const { nextCharge } = readClock(clock, now)
  const hold = openHold(clock)
  return (
    <dl className={styles.facts}>
      <dt>{t('Free time')}</dt>
      <dd>
        <DetentionMark clock={clock} />
        {clock.terms && <span className={styles.quiet}>{termsSubjectText(clock.terms)}</span>}
        {clock.terms && <span className={styles.quiet}>{termsText(clock.terms)}</span>}
      </dd>
      <dt>{t('Clock since')}</dt>
      <dd>
        {formatTimestamp(clock.startedAt)}
        <span className={styles.quiet}>{t(START_WORDS[clock.startedBy])}</span>
      </dd>
      {hold && (
        <>
          <dt>{t('Held since')}</dt>
          <dd>
            {formatTimestamp(hold.from)}
            <span className={styles.quiet}>{hold.reason}</span>
          </dd>
        </>
      )}
      <dt>{t('Cost so far')}</dt>
      <dd>
        <b>
          <DetentionCost clock={clock} />
        </b>
        {nextCharge && (
          <span className={styles.quiet}>
            {t('{amount} more in {time}', {
              amount: moneyText(nextCharge.amount),
              time: formatAge(Date.parse(nextCharge.at) - now),
            })}
          </span>
        )}
      </dd>
    </dl>
  )
}
