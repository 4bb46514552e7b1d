import { useSyncExternalStore } from 'react'

/** A message under the header that stays until somebody closes it, or what it tells is over (MV-ERR-01). */
export interface BannerMessage {
  id: number
  tone: 'red' | 'yellow' | 'blue'
  title: string
  /** Further sentences, such as the rules that refused. */
  details: readonly string[]
}

/** The banners of the page. The same words are never shown twice at once. */
export class Banners {
  #messages: readonly BannerMessage[] = []
  #nextId = 1
  readonly #listeners = new Set<() => void>()

  /** Answers the id by which it can be closed. */
  show(message: Omit<BannerMessage, 'id' | 'details'> & { details?: readonly string[] }): number {
    const id = this.#nextId++
    const others = this.#messages.filter(known => known.title !== message.title)
    this.#change([...others, { details: [], ...message, id }])
    return id
  }

  /** Closing what is closed already changes nothing. */
  close(id: number): void {
    this.#change(this.#messages.filter(message => message.id !== id))
  }

  readonly current = (): readonly BannerMessage[] => this.#messages

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #change(messages: readonly BannerMessage[]): void {
    this.#messages = messages
    for (const listener of this.#listeners) listener()
  }
}

/** The banners of this page: one page, one strip under its header. */
export const banners = new Banners()

export function useBanners(): readonly BannerMessage[] {
  return useSyncExternalStore(banners.subscribe, banners.current)
}
