import { catalogued } from '@tractrix/domain/errors'
import { type MoveClass, moveFieldProblems } from '@tractrix/domain/moves'
import type { ActionContext } from '../changes/action-context.ts'

/**
 * Refuses a move without a class while the feature is on, as its form does (MV-VAL-02).
 *
 * @throws BAD_INPUT that names the field and says what the form says
 */
export function assertMoveClass(
  { config }: Pick<ActionContext, 'config'>,
  moveClass: MoveClass | null,
): void {
  const [missing] = moveFieldProblems({ moveClass }, config.publicSettings).filter(
    ({ field }) => field === 'moveClass',
  )
  if (!missing) return
  const problems = [`${missing.field}: ${missing.message}.`]
  throw catalogued('BAD_INPUT', { message: problems.join(' '), problems })
}
