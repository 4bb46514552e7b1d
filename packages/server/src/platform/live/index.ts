export { LIVE_LIMITS, type LiveLimits } from './live-limits.ts'
export { LiveServer, type LiveServerOptions } from './live-server.ts'
export {
  enteredEvents,
  type LiveFieldOptions,
  type LiveSource,
  liveField,
  siteEvents,
} from './live-source.ts'
export { type LiveChannel, type LiveTopic, LiveTopics, liveTopic } from './live-topics.ts'
export { eventTopic, followEventFeed, mergeEvents } from './site-events.ts'
