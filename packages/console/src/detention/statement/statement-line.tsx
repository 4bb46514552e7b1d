import { readClock, startedUnits } from '@tractrix/domain/detention'
import { useNow } from '../../platform/clock.ts'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { LOAD_WORDS, START_WORDS, termsSubjectText, termsText } from '../clock/clock-words.ts'
import { DetentionMark } from '../clock/detention-mark.tsx'
import { moneyText } from '../clock/money-text.ts'
import type { TrailerClock } from '../clock/trailer-clock.ts'
import styles from './detention-statement.module.css'

/** One clock of a stay: its period, its terms, its holds and its charge. */
export function StatementLine({ line }: { line: TrailerClock }) {
  const reading = readClock(line, useNow())
  const { terms, holds } = line
  return (
    <li className={styles.line}>
      <p className={styles.head}>
        <b>{t(LOAD_WORDS[line.load])}</b>
        <DetentionMark clock={line} />
        <b className={styles.charge}>{reading.charge ? moneyText(reading.charge) : '–'}</b>
      </p>
      <p>{periodText(line)}</p>
      <p>
        {t('Clock since {time}: {event}', {
          time: formatTimestamp(line.startedAt),
          event: t(START_WORDS[line.startedBy]),
        })}
      </p>
      <p>
        {terms === null
          ? t('The site has no terms for it.')
          : t('{subject}: {terms} (version {version})', {
              subject: termsSubjectText(terms),
              terms: termsText(terms),
              version: terms.version,
            })}
      </p>
      {reading.freeUntil !== null && (
        <p>{t('Free until {time}', { time: formatTimestamp(reading.freeUntil) })}</p>
      )}
      {holds.map(hold => (
        <p key={hold.from}>{holdText(hold)}</p>
      ))}
      {terms !== null && reading.leftMs !== null && reading.leftMs < 0 && (
        <p>{unitsText(terms, startedUnits(terms, reading.leftMs))}</p>
      )}
    </li>
  )
}

const periodText = ({ from, endedAt }: TrailerClock): string =>
  endedAt === null
    ? t('On site since {from}', { from: formatTimestamp(from) })
    : t('{from} to {to}', { from: formatTimestamp(from), to: formatTimestamp(endedAt) })

const holdText = ({ from, to, reason }: TrailerClock['holds'][number]): string =>
  to === null
    ? t('Held since {from}: {reason}', { from: formatTimestamp(from), reason })
    : t('Held {from} to {to}: {reason}', { from: formatTimestamp(from), to: formatTimestamp(to), reason })

function unitsText({ per, priceMinor, currency }: NonNullable<TrailerClock['terms']>, count: number): string {
  const rate = moneyText({ minor: priceMinor, currency })
  return per === 'day'
    ? t('{count, plural, one {# started day} other {# started days}} at {rate}', { count, rate })
    : t('{count, plural, one {# started hour} other {# started hours}} at {rate}', { count, rate })
}
