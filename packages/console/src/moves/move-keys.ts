import type { KeyLine } from '../platform/feature/define-feature.ts'

/** What keys do in the tables and dialogs of moves. */
export const MOVE_KEYS: readonly KeyLine[] = [
  { keys: ['N'], does: 'Add Move', order: 10 },
  { keys: ['1', '2', '3', '4', '5', '6'], does: 'Tabs of the queue', order: 30 },
  { keys: ['Shift E', 'Shift X'], does: 'On a row: edit, cancel', order: 80 },
  { keys: ['Shift N'], does: 'On a row that is no draft: edit notes', order: 90 },
  { keys: ['Shift R', 'Shift B'], does: 'On a row: return, reassign or retry; bug ticket', order: 100 },
  { keys: ['Shift Q', 'Shift D'], does: 'On a draft: add to queue, add destination', order: 110 },
  { keys: ['Shift M'], does: 'On a draft, a pending or an ended move: Manual Complete', order: 120 },
  { keys: ['Alt 1', 'Alt 8'], does: 'In Create New Move: mission kind', order: 150 },
  {
    keys: ['Ctrl S', 'Ctrl Enter'],
    does: 'In Create New Move: Save as Draft, Save to Queue',
    order: 160,
  },
]
