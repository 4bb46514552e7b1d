import { phrase } from '@tractrix/domain/platform'
import type { KeyLine } from '../platform/feature/define-feature.ts'

/** What keys do in the tables and dialogs of moves. */
export const MOVE_KEYS: readonly KeyLine[] = [
  { keys: ['N'], does: phrase('Add Move'), order: 10 },
  { keys: ['1', '2', '3', '4', '5', '6'], does: phrase('Tabs of the queue'), order: 30 },
  { keys: ['Shift E', 'Shift X'], does: phrase('On a row: edit, cancel'), order: 80 },
  { keys: ['Shift N'], does: phrase('On a row that is no draft: edit notes'), order: 90 },
  {
    keys: ['Shift R', 'Shift B'],
    does: phrase('On a row: return, reassign or retry; bug ticket'),
    order: 100,
  },
  { keys: ['Shift Q', 'Shift D'], does: phrase('On a draft: add to queue, add destination'), order: 110 },
  { keys: ['Shift M'], does: phrase('On a draft, a pending or an ended move: Manual Complete'), order: 120 },
  { keys: ['Alt 1', 'Alt 8'], does: phrase('In Create New Move: mission kind'), order: 150 },
  {
    keys: ['Ctrl S', 'Ctrl Enter'],
    does: phrase('In Create New Move: Save as Draft, Save to Queue'),
    order: 160,
  },
]
