import {
  NEWER_TOPIC_PREFIX,
  parseNewerTopic,
  parseTopic,
  RETAINED_TOPICS,
  SERVER_TOPICS,
  SERVER_USERNAME,
  TOPIC_PREFIX,
  VEHICLE_TOPICS,
} from '@tractrix/fleet-protocol'

/**
 * Whether a client may write to a topic. A truck writes only its own vehicle topics, also those of
 * VDA 5050 3.x, which are only noticed; the server only server topics.
 * `user` is the authenticated user name: a truck's serial number, or {@link SERVER_USERNAME}.
 */
export function mayPublish(user: string, topic: string): boolean {
  const parsed = parseTopic(topic)
  // Nobody reads it, but the server can say why instead of a truck that is cut off again and again.
  if (parsed === null && user !== SERVER_USERNAME) return parseNewerTopic(topic)?.serialNumber === user
  if (parsed === null) return false
  if (user === SERVER_USERNAME) return isOneOf(SERVER_TOPICS, parsed.topic)
  const own = parsed.vehicle.serialNumber === user
  return own && (parsed.topic === 'yardMap' || isOneOf(VEHICLE_TOPICS, parsed.topic))
}

/**
 * Whether a client may subscribe to a filter. A truck reads its own server topics, and what it left behind itself in
 * retained topics, so that it can go on after a restart; it gets no wildcard. The server reads everything of vehicles.
 */
export function maySubscribe(user: string, filter: string): boolean {
  if (user === SERVER_USERNAME)
    return [TOPIC_PREFIX, NEWER_TOPIC_PREFIX].some(prefix => filter.startsWith(`${prefix}/`))
  return mayRead(user, filter)
}

/** Whether a message on a topic may be handed to a client, also one from the queue of an earlier connection. */
export function mayReceive(user: string, topic: string): boolean {
  if (user !== SERVER_USERNAME) return mayRead(user, topic)
  return parseTopic(topic) !== null || parseNewerTopic(topic) !== null
}

function mayRead(user: string, topic: string): boolean {
  const parsed = parseTopic(topic)
  if (parsed === null || parsed.vehicle.serialNumber !== user) return false
  return isOneOf(SERVER_TOPICS, parsed.topic) || isOneOf(RETAINED_TOPICS, parsed.topic)
}

const isOneOf = (list: readonly string[], topic: string): boolean => list.includes(topic)
