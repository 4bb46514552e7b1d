import type { ChangeFeed } from '../db/change-feed.ts'
import { CHANGE_TOPICS, type ChangeTopic, type NumberedChange } from '../db/record-change.ts'
import { type LiveTopic, type LiveTopics, liveTopic } from './live-topics.ts'

const topics = Object.fromEntries(
  CHANGE_TOPICS.map(name => [name, liveTopic<NumberedChange>(`change:${name}`)]),
) as Record<ChangeTopic, LiveTopic<NumberedChange>>

/** The live topic of an entity kind; its channels are site ids. */
export const changeTopic = (name: ChangeTopic): LiveTopic<NumberedChange> => topics[name]

/** Brings what any node committed to this node's live topics; returns how to stop. */
export function followChangeFeed(live: LiveTopics, feed: Pick<ChangeFeed, 'on' | 'sequences'>): () => void {
  live.follow(feed.sequences)
  return feed.on(event => {
    if (event.kind === 'resync') live.resync()
    else live.publish(changeTopic(event.change.topic), event.change.siteId, event.change)
  })
}

/**
 * The one change that stands for two of the same entity that were not sent yet: created and then updated is
 * created with the newest state, anything and then deleted is deleted, deleted and then created is an update.
 */
export function mergeChanges(earlier: NumberedChange, later: NumberedChange): NumberedChange {
  if (later.operation === 'delete') return later
  return { ...later, operation: earlier.operation === 'create' ? 'create' : 'update' }
}
