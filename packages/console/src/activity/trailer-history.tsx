import { formatClockOf, formatDay } from '../platform/times.ts'
import { t } from '../platform/words.ts'
import { Button } from '../ui/actions/button.tsx'
import { LoadFailed } from '../ui/surfaces/load-failed.tsx'
import { LoadingNotice } from '../ui/surfaces/loading-notice.tsx'
import { ActivityIcon } from './activity-icon.tsx'
import { type ActivityEntry, actorText, changedFacts, historyText } from './activity-words.ts'
import { joinedTrips } from './joined-trips.ts'
import { MarkedText } from './marked-text.tsx'
import styles from './trailer-history.module.css'
import { useTrailerHistory } from './use-trailer-history.ts'

interface Props {
  trailerId: string
  /** Changes when the trailer does; the history is read again then. */
  version: string
}

/** Who or what did what with a trailer, when, from where and to where, newest first; earlier stays of its name too. */
export function TrailerHistory(props: Props) {
  return (
    <section className={styles.history} aria-label={t('History')}>
      <h3 className={styles.title}>{t('History')}</h3>
      <Entries key={props.trailerId} {...props} />
    </section>
  )
}

function Entries({ trailerId, version }: Props) {
  const { known, asking, failed, refetch, ...older } = useTrailerHistory(trailerId, version)
  if (failed)
    return <LoadFailed title={t('The history could not be loaded.')} trying={asking} onRetry={refetch} />
  if (known === null) return <LoadingNotice />
  if (known.entries.length === 0)
    return <p className={styles.none}>{t('Nothing is recorded of this trailer.')}</p>
  const lines = joinedTrips(known.entries)
  return (
    <>
      <ol className={styles.entries}>
        {lines.map((entry, index) => (
          <HistoryLine key={entry.id} entry={entry} before={lines[index - 1]} />
        ))}
      </ol>
      {older.olderFailed && (
        <p className={styles.none} role="alert">
          {t('More could not be loaded.')}
        </p>
      )}
      {known.hasMore && (
        <Button size={26} busy={older.askingOlder} onClick={older.showMore}>
          {t('Show more')}
        </Button>
      )}
    </>
  )
}

function HistoryLine({ entry, before }: { entry: ActivityEntry; before: ActivityEntry | undefined }) {
  const day = formatDay(entry.at)
  const isNewDay = before === undefined || formatDay(before.at) !== day
  const facts = entry.name === 'trailer.edited' ? changedFacts(entry) : null
  // Of a truck that carried the trailer the sentence speaks already.
  const actor = entry.actorName !== null && entry.actorName === entry.truck ? null : actorText(entry)
  const detail = [facts, actor].filter(part => part !== null).join(', ')
  return (
    <li>
      {isNewDay && <p className={styles.day}>{day}</p>}
      <div className={styles.line}>
        <ActivityIcon entry={entry} />
        <span className={styles.text}>
          <MarkedText text={historyText(entry)} />
        </span>
        <time dateTime={entry.at}>{formatClockOf(entry.at)}</time>
      </div>
      {detail !== '' && <p className={styles.detail}>{detail}</p>}
    </li>
  )
}
