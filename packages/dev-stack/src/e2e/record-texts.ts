import type { Locator } from 'playwright-core'

/**
 * Records which of these words a part of the page shows, in the order in which they come, so that nothing is missed
 * however short it stands there. With `row` only the row that holds that text counts. Answers how to read the record.
 */
export async function recordTexts(
  part: Locator,
  words: readonly string[],
  row?: string,
): Promise<() => Promise<string[]>> {
  const record = await part.evaluateHandle(
    (element, { wanted, holds }) => {
      const seen: string[] = []
      const text = () => {
        if (holds === undefined) return element.textContent ?? ''
        const rows = [...element.querySelectorAll('[role=row]')]
        return rows.find(({ textContent }) => textContent?.includes(holds))?.textContent ?? ''
      }
      const look = () => {
        const shown = text()
        const word = wanted.find(candidate => shown.includes(candidate))
        if (word !== undefined && seen.at(-1) !== word) seen.push(word)
      }
      new MutationObserver(look).observe(element, { childList: true, subtree: true, characterData: true })
      look()
      return seen
    },
    { wanted: words, holds: row },
  )
  return () => record.jsonValue()
}
