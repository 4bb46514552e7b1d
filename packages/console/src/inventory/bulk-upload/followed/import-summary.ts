import { t } from '../../../platform/words.ts'
import type { ImportFacts } from './use-trailer-import.ts'

/** What an import did, in one line; what it did not do is left out. */
export function importSummary(found: ImportFacts): string {
  const { addedCount, changedCount, unchangedCount, refusedCount, takenBackCount, keptCount } = found
  const parts = [
    addedCount > 0 && t('{count} added', { count: addedCount }),
    changedCount > 0 && t('{count} changed', { count: changedCount }),
    unchangedCount > 0 && t('{count} unchanged', { count: unchangedCount }),
    takenBackCount > 0 && t('{count} taken back', { count: takenBackCount }),
    keptCount > 0 && t('{count} kept', { count: keptCount }),
    refusedCount > 0 && t('{count, plural, one {# error} other {# errors}}', { count: refusedCount }),
  ]
  return parts.filter(part => part !== false).join(', ')
}
