import type { SocketOutlet } from './socket-outlet.ts'

/** One client's part in a group. */
export interface GroupMember {
  readonly outlet: SocketOutlet
  /** The beginning of each of its messages, up to and with its operation's id. */
  readonly head: Buffer
  /** Ends the client's connection so that it comes back: its state could not be sent, or may be wrong by now. */
  readonly restart: (reason: 'resync' | 'tryAgain') => void
  /** Ends this one operation of the client with an error. */
  readonly fail: (error: unknown) => void
}
