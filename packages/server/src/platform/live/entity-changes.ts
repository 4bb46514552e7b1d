import { type LiveTopic, type LiveTopics, liveTopic } from './live-topics.ts'

/** What the change feed tells of one committed change; the entity itself is read anew by whoever wants it. */
export interface EntityChange {
  topic: ChangeTopic
  siteId: string
  entityId: string
  operation: ChangeOperation
}

/** The kinds of entity whose changes are told, as the outbox names them. */
export const CHANGE_TOPICS = ['move', 'zone', 'trailer', 'truck', 'site'] as const
export type ChangeTopic = (typeof CHANGE_TOPICS)[number]

/** What happened to the entity. */
export const CHANGE_OPERATIONS = ['create', 'update', 'delete'] as const
export type ChangeOperation = (typeof CHANGE_OPERATIONS)[number]

const topics = Object.fromEntries(
  CHANGE_TOPICS.map(name => [name, liveTopic<EntityChange>(`change:${name}`)]),
) as Record<ChangeTopic, LiveTopic<EntityChange>>

/** The live topic of an entity kind; its channels are site ids. */
export const changeTopic = (name: ChangeTopic): LiveTopic<EntityChange> => topics[name]

/** Puts a committed change on the news desk; the change feed calls this for every row it hears of. */
export function publishChange(live: LiveTopics, change: EntityChange): void {
  live.publish(changeTopic(change.topic), change.siteId, change)
}

/**
 * The one change that stands for two of the same entity that were not told yet: created and then updated is
 * created with the newest state, anything and then deleted is deleted, deleted and then created is an update.
 */
export function mergeChanges(earlier: EntityChange, later: EntityChange): EntityChange {
  if (later.operation === 'delete') return later
  if (earlier.operation === 'create') return { ...later, operation: 'create' }
  return { ...later, operation: 'update' }
}
