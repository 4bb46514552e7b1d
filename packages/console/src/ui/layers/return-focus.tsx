import { type RefObject, useLayoutEffect } from 'react'

/** Where the focus was when a layer opened: the element, and the table around it if it was a row. */
export interface FocusOrigin {
  element: Element | null
  grid: Element | null
}

export function focusOrigin(): FocusOrigin {
  const element = document.activeElement
  return { element, grid: element?.closest('[role=grid]') ?? null }
}

let made: (() => HTMLElement | null) | null = null

/**
 * The layer that closes next gives the focus to what was made in it, which may stand on the page a moment later; when that
 * does not come, to what had it before.
 */
export function focusOnClose(find: () => HTMLElement | null): void {
  made = find
}

/**
 * What gets the focus when the layer closes: what had it; when that is gone, as the row of a deleted draft, the row that
 * took its place. True leaves the choice to the layer, when neither is there any more.
 */
export function focusBack(origin: FocusOrigin | null): HTMLElement | true {
  const find = made
  made = null
  const first = find?.() ?? null
  if (first !== null) return first
  if (find !== null) focusOnceThere(find, origin)
  if (origin === null) return true
  // The answer that closes the layer may take the row away a moment later.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) placeOf(origin)?.focus()
  })
  return placeOf(origin) ?? true
}

const AWAITED_MS = 3_000

/** Focuses what comes, unless somebody does something else meanwhile. */
function focusOnceThere(find: () => HTMLElement | null, origin: FocusOrigin | null): void {
  const waiting = new AbortController()
  const look = () => {
    const element = find()
    if (element === null) return
    const { activeElement } = document
    if (activeElement === document.body || activeElement === origin?.element) element.focus()
    waiting.abort()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => waiting.abort(), AWAITED_MS)
  waiting.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
  const stop = { capture: true, signal: waiting.signal }
  document.addEventListener('keydown', () => waiting.abort(), stop)
  document.addEventListener('pointerdown', () => waiting.abort(), stop)
}

function placeOf({ element, grid }: FocusOrigin): HTMLElement | null {
  if (element instanceof HTMLElement && element !== document.body && element.isConnected) return element
  return grid?.querySelector<HTMLElement>('[data-row][tabindex="0"]') ?? null
}

/** Stands in a layer and notes where the focus was before the layer takes it. */
export function NoteOrigin({ origin }: { origin: RefObject<FocusOrigin | null> }) {
  useLayoutEffect(() => {
    origin.current = focusOrigin()
  }, [origin])
  return null
}
