import { t } from '../../platform/words.ts'
import { type MoveRow, newestOf, statusSince } from '../../site-data/index.ts'

/**
 * What became of a move that left the list in which it was last shown as `move`: `Completed 3 s ago.` `now` in
 * milliseconds since the epoch.
 */
export function departedText(move: MoveRow, now: number): string {
  const newest = newestOf(move.id)
  if (newest === null) return t('Deleted.')
  const became = newest === undefined || newest.version < move.version ? move : newest
  if (became.reassignedAt !== null) return t('Returned {ago}.', { ago: ago(became.reassignedAt, now) })
  const since = ago(statusSince(became), now)
  const words = {
    draft: t('Moved back to the drafts {ago}.', { ago: since }),
    pending: t('Added to the queue {ago}.', { ago: since }),
    in_progress: t('Started {ago}.', { ago: since }),
    complete: t('Completed {ago}.', { ago: since }),
    canceled: t('Canceled {ago}.', { ago: since }),
    error: t('Failed {ago}.', { ago: since }),
  } satisfies Record<MoveRow['status'], string>
  return became.status === move.status ? t('No longer in this list.') : words[became.status]
}

/** `3 s ago`, `4 min ago`, `2 h ago`; a clock that is behind ours counts as just now. */
function ago(isoTime: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(isoTime)) / 1000))
  if (seconds < 60) return t('{count} s ago', { count: seconds })
  if (seconds < 3600) return t('{count} min ago', { count: Math.floor(seconds / 60) })
  return t('{count} h ago', { count: Math.floor(seconds / 3600) })
}
