export { type LiveChannel, type LiveTopic, LiveTopics, liveTopic } from '../topics/live-topics.ts'
export { eventTopic, followEventFeed, mergeEvents } from '../topics/site-events.ts'
export {
  enteredEvents,
  type LiveFieldOptions,
  type LiveSource,
  liveField,
  siteEvents,
} from './groups/live-source.ts'
export { LIVE_LIMITS, type LiveLimits } from './live-limits.ts'
export { LiveServer, type LiveServerOptions } from './live-server.ts'
