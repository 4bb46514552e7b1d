import { catalogued } from '@tractrix/domain/errors'
import { type MoveType, moveTypeRefusal } from '@tractrix/domain/moves'
import type { Trx } from '../../platform/db/index.ts'
import { readSites } from '../../sites/index.ts'

/**
 * Refuses a type of move that neither a person nor a partner may make at this site (MV-KIN-02..06, MV-OPEN-66).
 *
 * @throws MOVE_DRAFT_VALIDATION:INVALID with the sentence
 */
export async function assertMoveType(trx: Trx, siteId: string, type: MoveType): Promise<void> {
  const [site] = await readSites(trx, [siteId])
  const problem = site && moveTypeRefusal(type, site.config)
  if (problem) throw catalogued('MOVE_DRAFT_VALIDATION:INVALID', { problems: [problem] })
}
