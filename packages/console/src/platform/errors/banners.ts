import { useSyncExternalStore } from 'react'

/** A message under the header that stays until somebody closes it, or what it tells is over (MV-ERR-01). */
export interface BannerMessage {
  id: number
  tone: 'red' | 'yellow' | 'blue'
  title: string
  /** Further sentences, such as the rules that refused. */
  details: readonly string[]
}

/**
 * The banners of the page. The same words are never shown twice at once: of several with the same title the latest is
 * shown, and the one before it comes back once that is over.
 */
export class Banners {
  #messages: readonly BannerMessage[] = []
  #shown: readonly BannerMessage[] = []
  #nextId = 1
  readonly #listeners = new Set<() => void>()

  /** Answers the id by which it can be closed or withdrawn. */
  show(message: Omit<BannerMessage, 'id' | 'details'> & { details?: readonly string[] }): number {
    const id = this.#nextId++
    this.#change([...this.#messages, { details: [], ...message, id }])
    return id
  }

  /** Somebody closes it by hand, and with it all of its title. Closing what is closed already changes nothing. */
  close(id: number): void {
    const closed = this.#messages.find(message => message.id === id)
    if (closed !== undefined) this.#change(this.#messages.filter(({ title }) => title !== closed.title))
  }

  /** What this one tells is over; others of its title stay. Withdrawing what is closed already changes nothing. */
  withdraw(id: number): void {
    this.#change(this.#messages.filter(message => message.id !== id))
  }

  readonly current = (): readonly BannerMessage[] => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #change(messages: readonly BannerMessage[]): void {
    this.#messages = messages
    this.#shown = messages.filter(
      message => messages.findLast(({ title }) => title === message.title) === message,
    )
    for (const listener of this.#listeners) listener()
  }
}

/** The banners of this page: one page, one strip under its header. */
export const banners = new Banners()

export function useBanners(): readonly BannerMessage[] {
  return useSyncExternalStore(banners.subscribe, banners.current)
}
