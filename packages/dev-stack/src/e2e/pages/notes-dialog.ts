import type { Page } from 'playwright-core'
import { takeFrom } from './lists.ts'

/** Edit Notes: category, class and notes of a move that left the drafts. */
export function notesDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Edit Notes' })
  const field = (name: string) => dialog.getByRole('combobox', { name, exact: true })
  return {
    dialog,
    notes: dialog.getByRole('textbox', { name: 'Notes' }),
    /** There only where the environment turns classes on. */
    moveClass: field('Move Class'),
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
    /** Takes one of a short list. */
    pick: (name: string, option: string) => takeFrom(field(name), option),
    async closed() {
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}
