import type { Header } from '../wire/header.ts'

/** OFFLINE: left on purpose; CONNECTIONBROKEN: the last will, sent by the broker. */
export type ConnectionState = 'ONLINE' | 'OFFLINE' | 'CONNECTIONBROKEN'

/** Topic `connection`, vehicle to server, QoS 1, retained. */
export interface Connection extends Header {
  connectionState: ConnectionState
}
