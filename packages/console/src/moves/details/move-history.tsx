import { MOVE_EVENTS, moveStatusLabel } from '@tractrix/domain/moves'
import { ACTOR_KINDS, listLabel, titleCase } from '@tractrix/domain/platform'
import { useQuery } from 'urql'
import { MoveHistoryDocument, type MoveHistoryQuery } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import styles from './move-history.module.css'

type Entry = NonNullable<MoveHistoryQuery['move']>['history'][number]

/** Who did what to the move, oldest first; nothing until it is known. */
export function MoveHistory({ moveId }: { moveId: string }) {
  const [{ data, error, fetching }, execute] = useQuery({
    query: MoveHistoryDocument,
    variables: { id: moveId },
    requestPolicy: 'network-only',
    context: OWN_ERRORS,
  })
  if (!data && error)
    return (
      <section className={styles.history}>
        <h3>{t('History')}</h3>
        <LoadFailed
          title={t('The history of the move could not be loaded.')}
          trying={fetching}
          onRetry={() => execute({ requestPolicy: 'network-only' })}
        />
      </section>
    )
  const entries = data?.move?.history ?? []
  if (entries.length === 0) return null
  return (
    <section className={styles.history}>
      <h3>{t('History')}</h3>
      <ol>
        {entries.map(entry => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatTimestamp(entry.at)}</time>
            <span>{historyLine(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `Queued by Maya Operator, Draft to Pending`; the status only where it changed. */
export function historyLine({ event, actorKind, actorName, fromStatus, toStatus }: EntryFacts): string {
  const done = t('{event} by {actor}', {
    event: eventText(event),
    actor: actorName ?? actorText(actorKind),
  })
  if (toStatus === null || fromStatus === toStatus) return done
  const to = t(moveStatusLabel(toStatus))
  if (fromStatus === null) return `${done}, ${to}`
  return t('{done}, {from} to {to}', { done, from: t(moveStatusLabel(fromStatus)), to })
}

/** A kind of event or actor that this version does not know reads in title case. */
const eventText = (event: string): string => (isEvent(event) ? t(listLabel(event)) : titleCase(event))

const isEvent = (event: string): event is keyof typeof MOVE_EVENTS => Object.hasOwn(MOVE_EVENTS, event)

const actorText = (kind: string): string => {
  const known = ACTOR_KINDS.find(actor => actor === kind)
  return known === undefined ? titleCase(kind) : t(listLabel(known))
}

type EntryFacts = Pick<Entry, 'event' | 'actorKind' | 'actorName' | 'fromStatus' | 'toStatus'>
