import { readTip, type Tip } from '../actions/tip-props.ts'

/** How long the pointer has to rest on an element before its tooltip opens, in milliseconds. */
const REST_MS = 450
/** The same for an element that is off: whoever points at it wants to know why. */
const REST_OFF_MS = 120
/** Time to travel from the element into its tooltip, in milliseconds. */
const TRAVEL_MS = 140
/** After a tooltip closed, the next one opens at once for this long, in milliseconds. */
const WARM_MS = 350

export interface OpenTip extends Tip {
  anchor: Element
}

/**
 * Watches the page for elements that carry a tooltip and tells which one is to be open. One for the whole page:
 * hover and focus open; a tap, a press or Enter opens where an element is off; Escape, scrolling, pressing
 * elsewhere and the end of the element close.
 */
export class TipTracker {
  #open: OpenTip | null = null
  #over: Element | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #closedAt = 0
  #listeners = new Set<() => void>()
  #stop = new AbortController()
  #watch = new MutationObserver(() => this.#refresh())
  readonly #page: Document

  constructor(page: Document) {
    this.#page = page
    const options = { capture: true, passive: true, signal: this.#stop.signal }
    page.addEventListener('pointerover', event => this.#pointerOver(event), options)
    page.addEventListener('pointerdown', event => this.#pointerDown(event), options)
    page.addEventListener('focusin', event => this.#focusIn(event), options)
    page.addEventListener('focusout', () => this.#close(), options)
    page.addEventListener('keydown', event => this.#keyDown(event), options)
    page.addEventListener('scroll', event => this.#scroll(event), options)
  }

  /** The tooltip that is open now, or null. */
  readonly current = (): OpenTip | null => this.#open

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  dispose(): void {
    clearTimeout(this.#timer)
    this.#stop.abort()
    this.#watch.disconnect()
  }

  #pointerOver(event: PointerEvent): void {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return
    if (event.target.closest('[role=tooltip]')) {
      clearTimeout(this.#timer)
      return
    }
    const anchor = event.target.closest('[data-tip]')
    if (anchor === this.#over && (anchor === null) === (this.#open === null)) return
    this.#over = anchor
    clearTimeout(this.#timer)
    if (anchor === null) {
      if (this.#open !== null) this.#timer = setTimeout(() => this.#close(), TRAVEL_MS)
      return
    }
    if (anchor === this.#open?.anchor) return
    const warm = this.#open !== null || performance.now() - this.#closedAt < WARM_MS
    const rest = isOff(anchor) ? REST_OFF_MS : REST_MS
    this.#timer = setTimeout(() => this.#show(anchor), warm ? 0 : rest)
  }

  #pointerDown(event: PointerEvent): void {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[role=tooltip]')) return
    const anchor = target?.closest('[data-tip]') ?? null
    clearTimeout(this.#timer)
    if (anchor !== null && isOff(anchor)) this.#show(anchor)
    else this.#close()
  }

  #focusIn(event: FocusEvent): void {
    const anchor = event.target instanceof Element ? event.target : null
    if (anchor?.hasAttribute('data-tip') && anchor.matches(':focus-visible')) this.#show(anchor)
  }

  #keyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.#close()
    if (event.key !== 'Enter' && event.key !== ' ') return
    const anchor = this.#page.activeElement
    if (anchor?.hasAttribute('data-tip') && isOff(anchor)) this.#show(anchor)
  }

  #scroll(event: Event): void {
    if (event.target instanceof Node && this.#open && event.target.contains(this.#open.anchor)) this.#close()
  }

  #show(anchor: Element): void {
    const tip = readTip(anchor)
    if (tip === null || !anchor.isConnected) return
    this.#open = { anchor, ...tip }
    this.#watch.disconnect()
    this.#watch.observe(this.#page.body, { childList: true, subtree: true })
    this.#watch.observe(anchor, { attributeFilter: ['data-tip', 'data-tip-reasons', 'data-tip-keys'] })
    this.#tell()
  }

  #close(): void {
    clearTimeout(this.#timer)
    if (this.#open === null) return
    this.#open = null
    this.#closedAt = performance.now()
    this.#watch.disconnect()
    this.#tell()
  }

  /** The element left the page, or what it says changed under the open tooltip. */
  #refresh(): void {
    if (this.#open === null) return
    const { anchor } = this.#open
    const tip = anchor.isConnected ? readTip(anchor) : null
    if (tip === null) this.#close()
    else if (JSON.stringify({ anchor: null, ...tip }) !== JSON.stringify({ ...this.#open, anchor: null })) {
      this.#open = { anchor, ...tip }
      this.#tell()
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

const isOff = (element: Element) => element.getAttribute('aria-disabled') === 'true'
