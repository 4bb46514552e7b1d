import type { Page } from 'playwright-core'
import { findAndTake, offersOf, takeFrom } from './lists.ts'

/** Create New Move, Edit Move, or Retry Move. */
export function moveDialog(page: Page, title: 'Create New Move' | 'Edit Move' | 'Retry Move') {
  const dialog = page.getByRole('dialog', { name: title })
  const field = (name: string) => dialog.getByRole('combobox', { name, exact: true })
  const warnings = dialog.getByRole('status').filter({ hasText: 'Move is Invalid' }).getByRole('listitem')
  return {
    dialog,
    kind: (name: string) => dialog.getByRole('tab', { name, exact: true }),
    kinds: dialog.getByRole('tablist', { name: 'Mission kind' }),
    field,
    /** An input that is locked: it shows its value and cannot be changed. */
    locked: (name: string) =>
      dialog.getByRole('textbox', { name, exact: true }).and(dialog.locator('[aria-readonly=true]')),
    /** A picker, or locked where it only follows. */
    start: dialog.getByRole('combobox', { name: 'Start' }).or(dialog.getByRole('textbox', { name: 'Start' })),
    notes: dialog.getByRole('textbox', { name: 'Notes' }),
    priority: (value: number) => dialog.getByRole('radio', { name: String(value), exact: true }),
    repark: dialog.getByRole('checkbox', { name: 'Repark' }),
    saveAsDraft: dialog.getByRole('button', { name: /^Save as Draft/ }),
    saveToQueue: dialog.getByRole('button', { name: 'Save to Queue' }),
    /** The only button for a move that left the drafts. */
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
    cancel: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    invalid: dialog.getByRole('heading', { name: 'Move is Invalid' }),
    warnings,
    /** The link of a warning that repairs it. */
    repair: (sentence: string) => warnings.filter({ hasText: sentence }).getByRole('button'),
    /** Why Save to Queue is off, as it stands beside the button. */
    whyOff: dialog.getByText(/^Save to Queue is off/),
    /** The sentences under `Move is Invalid`, without their links. */
    sentences: () => warnings.evaluateAll(items => items.map(item => item.firstChild?.textContent ?? '')),
    async nameBy(what: 'Trailer' | 'Location') {
      await dialog.getByRole('radio', { name: what, exact: true }).click()
    },
    /** Finds something in one of the lists by its name and takes it. */
    choose: (name: string, value: string) => findAndTake(field(name), value),
    /** What a short list offers. */
    offers: (name: string) => offersOf(field(name)),
    /** Takes one of a short list: a category, a route direction, … */
    pick: (name: string, option: string) => takeFrom(field(name), option),
    async closed() {
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}

export type MoveDialog = ReturnType<typeof moveDialog>
