import { MOVE_EVENTS, moveStatusLabel } from '@tractrix/domain/moves'
import { type Actor, listLabel, titleCase } from '@tractrix/domain/platform'
import { useQuery } from 'urql'
import { MoveStoryDocument, type MoveStoryQuery } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { formatTimestamp } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import { LoadFailed } from '../../ui/surfaces/load-failed.tsx'
import styles from './move-story.module.css'

type Entry = NonNullable<MoveStoryQuery['move']>['history'][number]

/** Who did what to the move, oldest first; nothing until it is known. */
export function MoveStory({ moveId }: { moveId: string }) {
  const [{ data, error, fetching }, execute] = useQuery({
    query: MoveStoryDocument,
    variables: { id: moveId },
    requestPolicy: 'network-only',
    context: OWN_ERRORS,
  })
  if (!data && error)
    return (
      <section className={styles.story}>
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
    <section className={styles.story}>
      <h3>{t('History')}</h3>
      <ol>
        {entries.map(entry => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatTimestamp(entry.at)}</time>
            <span>{storyLine(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `Queued by Maya Operator, Draft to Pending`; the status only where it changed. */
export function storyLine({ event, actorKind, actorName, fromStatus, toStatus }: StoryFacts): string {
  const done = t('{event} by {actor}', {
    event: eventWords(event),
    actor: actorName ?? actorWords(actorKind),
  })
  if (toStatus === null || fromStatus === toStatus) return done
  const to = t(moveStatusLabel(toStatus))
  if (fromStatus === null) return `${done}, ${to}`
  return t('{done}, {from} to {to}', { done, from: t(moveStatusLabel(fromStatus)), to })
}

/** A kind of event or actor that this version does not know reads in title case. */
const eventWords = (event: string): string => (isEvent(event) ? t(listLabel(event)) : titleCase(event))

const isEvent = (event: string): event is keyof typeof MOVE_EVENTS => Object.hasOwn(MOVE_EVENTS, event)

const actorWords = (kind: string): string => {
  const known = ACTOR_KINDS.find(actor => actor === kind)
  return known === undefined ? titleCase(kind) : t(listLabel(known))
}

const ACTOR_KINDS = ['user', 'api_key', 'truck', 'dispatch', 'system'] as const satisfies Actor['kind'][]

type StoryFacts = Pick<Entry, 'event' | 'actorKind' | 'actorName' | 'fromStatus' | 'toStatus'>
