import type { Page } from 'playwright-core'

/** Edit Notes: category, class and notes of a move that left the drafts. */
export function notesDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Edit Notes' })
  return {
    dialog,
    notes: dialog.getByRole('textbox', { name: 'Notes' }),
    category: dialog.getByRole('combobox', { name: 'Move Category', exact: true }),
    moveClass: dialog.getByRole('combobox', { name: 'Move Class', exact: true }),
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
    async closed() {
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}
