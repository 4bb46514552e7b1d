import { useEffect, useEffectEvent, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { TrailerHistoryDocument } from '../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../platform/graphql/graphql-client.ts'
import { formatClockOf, formatDay } from '../platform/times.ts'
import { t } from '../platform/words.ts'
import { Button } from '../ui/actions/button.tsx'
import { LoadFailed } from '../ui/surfaces/load-failed.tsx'
import { ActivityIcon } from './activity-icon.tsx'
import { type ActivityEntry, actorText, changedFacts, historyText } from './activity-words.ts'
import { MarkedText } from './marked-text.tsx'
import styles from './trailer-history.module.css'

/** Entries of a page. */
const PAGE = 20

interface Props {
  trailerId: string
  /** Changes when the trailer does; the history is read again then. */
  version: string
}

/** Who or what did what with a trailer, when, from where and to where, newest first; earlier stays of its name too. */
export function TrailerHistory({ trailerId, version }: Props) {
  const client = useClient()
  const [{ data, error, fetching }, execute] = useQuery({
    query: TrailerHistoryDocument,
    variables: { trailerId, take: PAGE, before: null },
    requestPolicy: 'network-only',
    context: OWN_ERRORS,
  })
  const [older, setOlder] = useState<readonly ActivityEntry[]>([])
  const [isEnd, setEnd] = useState(false)
  const [busy, setBusy] = useState(false)
  const again = useEffectEvent(() => execute({ requestPolicy: 'network-only' }))
  const [seen, setSeen] = useState(version)
  useEffect(() => {
    if (seen === version) return
    setSeen(version)
    again()
  }, [seen, version])
  const newest = data?.trailerHistory
  if (newest === undefined) {
    if (error === undefined) return null
    return (
      <LoadFailed
        title={t('The history could not be loaded.')}
        trying={fetching}
        onRetry={() => execute({ requestPolicy: 'network-only' })}
      />
    )
  }
  const known = new Set(newest.map(({ id }) => id))
  const entries = [...newest, ...older.filter(({ id }) => !known.has(id))]
  const showMore = async () => {
    setBusy(true)
    const before = entries.at(-1)?.siteSeq ?? null
    const next = await client
      .query(TrailerHistoryDocument, { trailerId, take: PAGE, before }, OWN_ERRORS)
      .toPromise()
    setBusy(false)
    const page = next.data?.trailerHistory
    if (page === undefined) return
    setOlder(now => [...now, ...page])
    setEnd(page.length < PAGE)
  }
  return (
    <section className={styles.history} aria-label={t('History')}>
      <h3 className={styles.title}>{t('History')}</h3>
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <HistoryLine key={entry.id} entry={entry} before={entries[index - 1]} />
        ))}
      </ol>
      {newest.length === PAGE && !isEnd && (
        <Button size={26} busy={busy} onClick={() => void showMore()}>
          {t('Show more')}
        </Button>
      )}
    </section>
  )
}

function HistoryLine({ entry, before }: { entry: ActivityEntry; before: ActivityEntry | undefined }) {
  const day = formatDay(entry.at)
  const isNewDay = before === undefined || formatDay(before.at) !== day
  const facts = entry.name === 'trailer.edited' ? changedFacts(entry) : null
  const detail = [facts, actorText(entry)].filter(part => part !== null).join(', ')
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
