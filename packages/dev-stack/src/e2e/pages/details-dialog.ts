import type { Page } from 'playwright-core'

/** Move Details: every field of a move. */
export function detailsDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Move Details' })
  return {
    dialog,
    /** Keys and values in the order in which they stand there; `nested` for those of an object inside. */
    async lines(): Promise<{ key: string; value: string; nested: boolean }[]> {
      await dialog.locator('dt').first().waitFor()
      return dialog.locator('dt').evaluateAll(keys =>
        keys.map(key => ({
          key: key.textContent,
          value: key.nextElementSibling?.textContent ?? '',
          nested: Number.parseFloat(getComputedStyle(key).paddingLeft) > 0,
        })),
      )
    },
    async close() {
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}
