import type { Logger } from 'pino'
import type { SiteSequences } from '../event-log/site-sequences.ts'

/** A stream of updates of one kind. Made once with `liveTopic`; the type parameter is what a listener receives. */
export interface LiveTopic<Event> {
  readonly name: string
  /** Carries the type only; never set. */
  readonly $event?: Event
}

/** One stream of a topic: updates of one site, of one truck, … . The id's meaning belongs to the topic. */
export interface LiveChannel<Event> {
  readonly topic: LiveTopic<Event>
  readonly id: string
}

/** Makes a topic. The name must be unique in the server; the same name means the same stream. */
export const liveTopic = <Event>(name: string): LiveTopic<Event> => ({ name })

type Listener<Event> = (event: Event) => void

/**
 * Publish and subscribe within one server node: features publish, subscriptions listen.
 * Events are not kept: what is published without a listener is gone, so a listener reads the state of record first.
 * A listener that throws is logged and does not keep the event from the others.
 */
export class LiveTopics {
  readonly #listeners = new Map<string, Set<Listener<unknown>>>()
  readonly #resyncListeners = new Set<() => void>()
  readonly #log: Pick<Logger, 'error'>
  #sequences: SiteSequences | null = null

  constructor(log: Pick<Logger, 'error'>) {
    this.#log = log
  }

  /** Takes the numbers of the event feed whose events are published here. */
  follow(sequences: SiteSequences): void {
    this.#sequences = sequences
  }

  /**
   * The number of the newest change that was published, by site; a site that is missing has had no change. Null while
   * no event feed is followed.
   */
  siteSequences(): ReadonlyMap<string, number> | null {
    return this.#sequences?.snapshot() ?? null
  }

  /** Hands the event to everyone who listens to the channel, at once and in order of subscribing. */
  publish<Event>(topic: LiveTopic<Event>, channelId: string, event: Event): void {
    for (const listener of this.#listeners.get(keyOf(topic, channelId)) ?? [])
      this.#guard(() => listener(event), topic.name)
  }

  /** Listens to one channel until the returned function is called; calling it twice is harmless. */
  subscribe<Event>({ topic, id }: LiveChannel<Event>, listener: Listener<Event>): () => void {
    const key = keyOf(topic, id)
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners)
    const own: Listener<unknown> = event => listener(event as Event)
    listeners.add(own)
    return () => {
      listeners.delete(own)
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key)
    }
  }

  /** Whether anybody listens; lets a publisher skip work nobody wants. */
  hasListeners<Event>(topic: LiveTopic<Event>, channelId: string): boolean {
    return this.#listeners.has(keyOf(topic, channelId))
  }

  /** How many channels are listened to now; zero when every subscription has gone. */
  get openChannels(): number {
    return this.#listeners.size
  }

  /** Announces that updates may have been lost (the event feed was cut off): every listener must take the state anew. */
  resync(): void {
    for (const listener of this.#resyncListeners) this.#guard(listener, 'resync')
  }

  /** Calls the listener at every `resync` until the returned function is called. */
  onResync(listener: () => void): () => void {
    this.#resyncListeners.add(listener)
    return () => void this.#resyncListeners.delete(listener)
  }

  #guard(call: () => void, topic: string): void {
    try {
      call()
    } catch (error) {
      this.#log.error({ err: error, topic }, 'a live listener failed')
    }
  }
}

const keyOf = (topic: LiveTopic<unknown>, channelId: string) => `${topic.name}\n${channelId}`
