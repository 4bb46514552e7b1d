import type { Page } from 'playwright-core'
import { confirmDialog } from './confirm-dialog.ts'
import { detailsDialog } from './details-dialog.ts'
import { moveDialog } from './move-dialog.ts'
import { moveTable } from './move-table.ts'
import { notesDialog } from './notes-dialog.ts'

/** The Queue tab: the panel with its tabs and the dialogs that open over it. */
export function queuePage(page: Page) {
  const tile = page.getByRole('region', { name: 'Queue' })
  const tab = (name: string) => tile.getByRole('tab', { name: new RegExp(`^${name}`) })
  return {
    tile,
    tab,
    /** What is new on a tab since it was last looked at, as its red dot says. */
    unseenMark: (name: string) => tab(name).getByRole('img', { name: 'New since your last visit' }),
    dateFilter: tile.getByRole('combobox', { name: 'Date filter' }),
    draftsFold: tile.getByRole('button', { name: /^Draft Moves/ }),
    returnOrDelete: tile.getByRole('button', { name: 'Return/Delete' }),
    queued: moveTable(page, 'Queue'),
    drafts: moveTable(page, 'Draft Moves'),
    history: moveTable(page, 'History'),
    /** The rows of a table as a small screen shows them. */
    cards: (label: string) => tile.getByRole('list', { name: label }),
    newMove: moveDialog(page, 'Create New Move'),
    editedMove: moveDialog(page, 'Edit Move'),
    retriedMove: moveDialog(page, 'Retry Move'),
    editedNotes: notesDialog(page),
    details: detailsDialog(page),
    confirmation: confirmDialog(page),
    async openTab(name: string) {
      await tab(name).click()
    },
  }
}

export type QueuePage = ReturnType<typeof queuePage>
