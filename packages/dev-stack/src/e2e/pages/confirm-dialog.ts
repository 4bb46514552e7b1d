import type { Page } from 'playwright-core'

/** The question before something that cannot be taken back. */
export function confirmDialog(page: Page) {
  const dialog = page.getByRole('alertdialog')
  return {
    dialog,
    title: dialog.getByRole('heading'),
    text: dialog.locator('.dialog-body'),
    async answer(button: string) {
      await dialog.getByRole('button', { name: button, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}
