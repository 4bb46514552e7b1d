import type { Page } from 'playwright-core'

/** A finger needs this much, in pixels. */
const TOUCH = 44

/**
 * Controls below this selector that a finger would miss: pressing 21 px beside their middle reaches something else. Links
 * inside a sentence are let off, and so is what lies outside of the picture.
 */
export function smallTargets(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    ([selector, size]) => {
      const controls =
        'button, a[href], [role=tab], [role=radio], [role=checkbox], [role=combobox], [role=menuitem]'
      const inSentence = '[data-part=link], [data-part=sentence-link]'
      const reach = size / 2 - 1
      return [...document.querySelectorAll<HTMLElement>(selector)]
        .flatMap(part => [...part.querySelectorAll<HTMLElement>(controls)])
        .filter(
          control => control.checkVisibility() && !control.matches(inSentence) && control.tabIndex >= -1,
        )
        .flatMap(control => {
          const target = control.closest('label') ?? control
          const box = target.getBoundingClientRect()
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
          const inMiddle = document.elementFromPoint(x, y)
          if (inMiddle === null || !target.contains(inMiddle)) return []
          const around = [
            [x - reach, y],
            [x + reach, y],
            [x, y - reach],
            [x, y + reach],
          ] as const
          const hit = around.every(([at, down]) => {
            const found = document.elementFromPoint(at, down)
            return found !== null && target.contains(found)
          })
          const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
          return hit ? [] : [`${name.trim()}: ${Math.round(box.width)} x ${Math.round(box.height)}`]
        })
    },
    [within, TOUCH] as const,
  )
}
