/** The keys of the console in the order of their sheet. Only what works in this version is listed. */
export const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['N'], does: 'Add Move' },
  { keys: ['G Q', 'G M'], does: 'Queue, Map' },
  { keys: ['1', '2', '3', '4', '5', '6'], does: 'Tabs of the queue' },
  { keys: ['F6', 'Shift F6'], does: 'Next and previous tile' },
  { keys: ['J', 'K'], does: 'Next and previous row' },
  { keys: ['Space', 'Shift ↓'], does: 'Select the row, select on' },
  { keys: ['Enter'], does: 'Details of the row' },
  { keys: ['Shift E', 'Shift X'], does: 'On a row: edit, cancel' },
  { keys: ['Shift N'], does: 'On a row that is no draft: edit notes' },
  { keys: ['Shift R', 'Shift B'], does: 'On a row: return or reassign, bug ticket' },
  { keys: ['Shift Q', 'Shift D'], does: 'On a draft: add to queue, add destination' },
  { keys: ['/'], does: 'Filter of the table' },
  { keys: ['Alt 1', 'Alt 8'], does: 'In Create New Move: mission kind' },
  { keys: ['Ctrl S', 'Ctrl Enter'], does: 'In Create New Move: Save as Draft, Save to Queue' },
  { keys: ['Esc'], does: 'Close' },
  { keys: ['?'], does: 'This list' },
]
