import {
  parseTopic,
  RETAINED_TOPICS,
  SERVER_TOPICS,
  SERVER_USERNAME,
  VEHICLE_TOPICS,
} from '@tractrix/fleet-protocol'

/**
 * Whether a client may write to a topic. A truck writes only its own vehicle topics; the server only server topics.
 * `user` is the authenticated user name: a truck's serial number, or {@link SERVER_USERNAME}.
 */
export function mayPublish(user: string, topic: string): boolean {
  const parsed = parseTopic(topic)
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
  if (user === SERVER_USERNAME) return filter.startsWith('uagv/v2/')
  return mayRead(user, filter)
}

/** Whether a message on a topic may be handed to a client, also one from the queue of an earlier connection. */
export function mayReceive(user: string, topic: string): boolean {
  return user === SERVER_USERNAME ? parseTopic(topic) !== null : mayRead(user, topic)
}

function mayRead(user: string, topic: string): boolean {
  const parsed = parseTopic(topic)
  if (parsed === null || parsed.vehicle.serialNumber !== user) return false
  return isOneOf(SERVER_TOPICS, parsed.topic) || isOneOf(RETAINED_TOPICS, parsed.topic)
}

const isOneOf = (list: readonly string[], topic: string): boolean => list.includes(topic)
