import type { Locator, Page } from 'playwright-core'
import { confirmDialog } from './confirm-dialog.ts'
import { takeFrom } from './lists.ts'

/** `/console`: the same tables with the bulk testing actions in place of the actions of rows. */
export function integrationConsole(page: Page) {
  const { dialog, answer, button } = confirmDialog(page)
  const outcomes = dialog.getByRole('list', { name: 'Outcomes' }).getByRole('listitem')
  return {
    async open(siteId: string, query = '') {
      await page.goto(`/console?siteId=${siteId}${query}`)
    },
    /** The testing actions over the table that a part of the page holds. */
    testing: (part: Locator = page.getByRole('main')) =>
      part.getByRole('toolbar', { name: 'Testing actions' }),
    draftSection: page.getByRole('region', { name: 'Draft Moves' }),
    searchBox: page.getByRole('textbox', { name: 'Search by Mission ID' }),
    dialog,
    button,
    /** `2 of 2: 1 done, 1 refused`; there once it has begun. */
    progress: dialog.getByRole('status'),
    /** What became of each move, as one line for each. */
    outcomes: () => outcomes.allTextContents(),
    /** Takes a code in the list under this label. */
    async pick(label: string, code: string) {
      await takeFrom(dialog.getByRole('combobox', { name: label, exact: true }), code)
    },
    answer,
  }
}

export type IntegrationConsole = ReturnType<typeof integrationConsole>
