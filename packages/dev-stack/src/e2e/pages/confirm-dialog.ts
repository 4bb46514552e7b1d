import type { Page } from 'playwright-core'
import { findAndTake, takeFrom } from './lists.ts'

/** The question before something that cannot be taken back, at times with a form in it. */
export function confirmDialog(page: Page) {
  const dialog = page.getByRole('alertdialog')
  const field = (name: string) => dialog.getByRole('combobox', { name, exact: true })
  return {
    dialog,
    title: dialog.getByRole('heading'),
    text: dialog.locator('[data-part=question]'),
    /** The first line of it; what the question is about stands below. */
    question: dialog.locator('[data-part=question] p').first(),
    /** A list in the question, by its label. */
    field,
    /** Finds something in a list that can be searched, and takes it. */
    find: (name: string, value: string) => findAndTake(field(name), value),
    /** Takes one of a short list. */
    pick: (name: string, option: string) => takeFrom(field(name), option),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    async answer(button: string) {
      await dialog.getByRole('button', { name: button, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}
