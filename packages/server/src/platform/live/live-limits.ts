/** How much the live server bears of one client, and how often it looks after its sockets. */
export interface LiveLimits {
  /** Time for `connection_init` after the upgrade, in milliseconds. */
  initTimeoutMs: number
  /** Between two checks whether the other side is still there, in milliseconds; two unanswered ones end the socket. */
  heartbeatMs: number
  /** Between two checks whether the session and the rights still hold, in milliseconds. */
  sessionCheckMs: number
  /** Largest message of a client in bytes; larger ones close the socket with 1009. */
  maxMessageBytes: number
  /** Open sockets of one person, or of one API key. */
  maxSocketsPerPerson: number
  /** Subscriptions, queries and mutations under way at once on one socket. */
  maxOperations: number
  /** Messages of one client that wait for their turn. */
  maxQueuedMessages: number
  /** Bytes of the messages that wait for their turn. */
  maxQueuedBytes: number
  /** Unsent bytes with which a client is taken for dead. */
  maxUnsentBytes: number
}

export const LIVE_LIMITS: LiveLimits = {
  initTimeoutMs: 5_000,
  heartbeatMs: 30_000,
  sessionCheckMs: 15_000,
  maxMessageBytes: 262_144,
  maxSocketsPerPerson: 250,
  maxOperations: 200,
  maxQueuedMessages: 500,
  maxQueuedBytes: 1_048_576,
  maxUnsentBytes: 33_554_432,
}
