import { type EventHeader, SUBJECT_TYPES, type SubjectType } from '@tractrix/domain/events'
import type { EventFeed } from '../event-log/event-feed.ts'
import { type LiveTopic, type LiveTopics, liveTopic } from './live-topics.ts'

const topics = Object.fromEntries(
  SUBJECT_TYPES.map(subject => [subject, liveTopic<EventHeader>(`events:${subject}`)]),
) as Record<SubjectType, LiveTopic<EventHeader>>

/** The live topic of the events about one type of record; its channels are site ids. */
export const eventTopic = (subject: SubjectType): LiveTopic<EventHeader> => topics[subject]

/** Brings what any node committed to this node's live topics; returns how to stop. */
export function followEventFeed(live: LiveTopics, feed: Pick<EventFeed, 'on' | 'sequences'>): () => void {
  live.follow(feed.sequences)
  return feed.on(message => {
    if (message.kind === 'resync') return live.resync()
    const { subject, siteId } = message.event
    // What belongs to no site reaches no console.
    if (siteId !== null) live.publish(eventTopic(subject), siteId, message.event)
  })
}

/**
 * The one event that stands for two of the same record that were not sent yet: created and then updated is
 * created with the newest state, anything and then deleted is deleted, deleted and then created is an update.
 */
export function mergeEvents(earlier: EventHeader, later: EventHeader): EventHeader {
  if (later.operation === 'delete') return later
  return { ...later, operation: earlier.operation === 'create' ? 'create' : 'update' }
}
