import type { Locator, Page } from 'playwright-core'

/** A table of moves: `Draft Moves`, `Queue` or `History`. */
export function moveTable(page: Page, label: string) {
  const grid = page.getByRole('grid', { name: label })
  // A row that left stays, turned off, while the pointer or the focus is on it: it counts no longer.
  const listed = '[role=row]:not([aria-disabled=true])'
  const row = (trailer: string) =>
    grid.locator(listed).filter({ has: page.getByText(trailer, { exact: true }) })
  const rowOf = (moveId: string) => grid.locator(`${listed}[data-row="${moveId}"]`)
  const head = (column: string) => grid.getByRole('columnheader', { name: column })
  return {
    grid,
    /** The row of a trailer, by the trailer's number. */
    row,
    /** The row of a move, where a trailer may have several. */
    rowOf,
    /** The status of a pending row, which says on demand what it waits for. */
    waitsFor: (trailer: string, reason: string) =>
      row(trailer)
        .getByRole('button', { name: /^Pending/ })
        .and(page.locator(`[aria-description*="${reason}"]`)),
    /** Every row without the head. */
    rows: grid.locator(`${listed}[data-row]`),
    head,
    /** Column names in their order. */
    columns: async () =>
      (await grid.getByRole('columnheader').allTextContents()).map(text => text.trim()).filter(Boolean),
    /** The cell under a column head. */
    cell: async (trailer: string, column: string): Promise<Locator> => {
      const names = (await grid.getByRole('columnheader').allTextContents()).map(text => text.trim())
      return row(trailer).getByRole('gridcell').nth(names.indexOf(column))
    },
    /** A button of a row; those that come with the pointer are there too. */
    action: (trailer: string, name: string) => row(trailer).getByRole('button', { name, exact: true }),
    /** The same by the move, where a trailer may have several rows. */
    actionOf: (moveId: string, name: string) => rowOf(moveId).getByRole('button', { name, exact: true }),
    async sortBy(column: string) {
      await head(column).getByRole('button', { name: column, exact: true }).click()
    },
    /** Opens the filter of a column and types or ticks what to keep. */
    async filter(column: string, { text, choices = [] }: { text?: string; choices?: string[] }) {
      await head(column)
        .getByRole('button', { name: `Filter ${column}` })
        .click()
      const panel = page.getByRole('dialog', { name: column })
      if (text !== undefined) await panel.getByRole('textbox').fill(text)
      for (const choice of choices) await panel.getByRole('checkbox', { name: choice }).click()
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'hidden' })
    },
  }
}

export type MoveTable = ReturnType<typeof moveTable>
