import { moveBadgeLabel } from '@tractrix/domain/moves'
import { t } from '../../platform/words.ts'
import { Age } from '../../ui/marks/age.tsx'
import { Badge, StatusMark } from '../../ui/marks/status-mark.tsx'
import { type MoveRow, statusSince } from '../move-row.ts'
import { moveStatusLook } from '../move-status-look.ts'

/** The status with the time since the move entered it. */
export function MoveStatus({ move }: { move: MoveRow }) {
  return (
    <StatusMark {...moveStatusLook(move)}>
      {t(moveBadgeLabel(move))} <Age since={statusSince(move)} />
    </StatusMark>
  )
}

/** The status as a badge, without its age (MV-HIS-08, MV-OPEN-106). */
export function MoveBadge({ move }: { move: MoveRow }) {
  return <Badge {...moveStatusLook(move)}>{t(moveBadgeLabel(move))}</Badge>
}
