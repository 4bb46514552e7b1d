import type { MoveTable } from '@tractrix/domain/moves'

/** What the tables of moves end with, before their actions: written by hand, as the requirements list it. */
export const LAST_HEADERS: Readonly<Record<MoveTable, readonly string[]>> = {
  drafts: ['Notes'],
  queue: ['Notes'],
  history: ['Notes'],
}
