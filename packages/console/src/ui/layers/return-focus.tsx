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

/**
 * What gets the focus when the layer closes: what had it; when that is gone, as the row of a deleted draft, the row that
 * took its place. True leaves the choice to the layer, when neither is there any more.
 */
export function focusBack(origin: FocusOrigin | null): HTMLElement | true {
  if (origin === null) return true
  // The answer that closes the layer may take the row away a moment later.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) placeOf(origin)?.focus()
  })
  return placeOf(origin) ?? true
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
