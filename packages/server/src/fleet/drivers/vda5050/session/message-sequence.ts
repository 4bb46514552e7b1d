import type { Header } from '@tractrix/fleet-protocol'

export type Arrival = 'new' | 'duplicate' | 'late'

/** After this long without an acceptable message the next one is believed, in milliseconds: its clock was set back. */
const DISTRUST_MS = 10_000

/**
 * Tells new messages of one vehicle from repeated and overtaken ones, per topic. A message is late when neither its
 * counter nor its time is ahead: after a restart the counter begins again while the time goes on.
 */
export class MessageSequence {
  readonly #last = new Map<string, { headerId: number; sentAt: number; acceptedAt: number }>()

  /** @param now milliseconds since 1970, by our clock */
  judge(topic: string, header: Partial<Header>, now: number): Arrival {
    // A position that carries no time cannot be put in order, and the next one follows soon.
    if (header.timestamp === undefined || header.headerId === undefined) return 'new'
    const sentAt = Date.parse(header.timestamp)
    const last = this.#last.get(topic)
    if (last !== undefined && now - last.acceptedAt < DISTRUST_MS) {
      if (header.headerId === last.headerId && sentAt === last.sentAt) return 'duplicate'
      if (header.headerId <= last.headerId && sentAt <= last.sentAt) return 'late'
    }
    this.#last.set(topic, { headerId: header.headerId, sentAt, acceptedAt: now })
    return 'new'
  }

  /** Forgets what came: the vehicle has connected anew. */
  reset(): void {
    this.#last.clear()
  }
}
