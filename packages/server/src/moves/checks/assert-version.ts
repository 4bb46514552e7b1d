import { catalogued } from '@tractrix/domain/errors'
import type { Move } from '@tractrix/domain/moves'

/**
 * Refuses an edit of a move that somebody else has edited since it was read; read under the site's lock.
 *
 * @param version what the person saw; null or left out: whatever it is
 * @throws CONFLICT
 */
export function assertVersion(move: Move, version: number | null | undefined): void {
  if (version != null && version !== move.version) throw catalogued('CONFLICT')
}
