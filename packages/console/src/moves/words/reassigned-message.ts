import { isRejectionCode, rejectionCodeLabel } from '@tractrix/domain/moves'
import { titleCase } from '@tractrix/domain/platform'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'

/** `Destination Occupied: door is blocked`; a code that this version does not know reads in title case. */
export function reassignedMessage(
  move: Pick<MoveRow, 'reassignedCode' | 'reassignedDescription'>,
): string | null {
  const code = move.reassignedCode === null ? null : codeLabel(move.reassignedCode)
  const parts = [code, move.reassignedDescription].filter(part => part !== null && part !== '')
  return parts.length === 0 ? null : parts.join(': ')
}

function codeLabel(code: string): string {
  return isRejectionCode(code) ? t(rejectionCodeLabel(code)) : titleCase(code)
}
