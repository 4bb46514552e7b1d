/** The row or card that shows this row of a table; null: it is not on the page. */
export function rowElement(rowId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowId)}"]:not([aria-disabled])`)
}
