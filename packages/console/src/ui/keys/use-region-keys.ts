import { useShortcuts } from './use-shortcuts.ts'

/** Marks a part of the page that F6 leads to: a tile, a section, a panel. */
const REGION = '[data-region]'
/** Where work goes on in a region: the row of a table that had the focus last, else what takes the focus first. */
const ACTIVE_ROW = '[role=grid] [data-row][tabindex="0"]'
const FOCUSABLE = ':is(a[href], button, input, textarea, [tabindex="0"]):not([tabindex="-1"])'

/** F6 and Shift F6 go from tile to tile; J and K, from anywhere, to the rows of the first table. */
export function useRegionKeys(): void {
  const rows = () => document.querySelector<HTMLElement>(ACTIVE_ROW)?.focus()
  useShortcuts({ f6: () => leave(1), 'shift+f6': () => leave(-1), j: rows, k: rows })
}

function leave(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGION)].filter(region => entryOf(region))
  const here = regions.findLastIndex(region => region.contains(document.activeElement))
  const next = here === -1 ? (step === 1 ? 0 : regions.length - 1) : here + step
  const region = regions.at(next % regions.length)
  if (region) entryOf(region)?.focus()
}

/** What gets the focus when a region is entered; undefined for one that is hidden or has nothing to focus. */
function entryOf(region: HTMLElement): HTMLElement | undefined {
  const own = (element: HTMLElement) => element.closest(REGION) === region && element.checkVisibility()
  const first = (selector: string) => [...region.querySelectorAll<HTMLElement>(selector)].find(own)
  return first(ACTIVE_ROW) ?? first(FOCUSABLE)
}
