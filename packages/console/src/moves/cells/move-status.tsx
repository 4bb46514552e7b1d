import { moveBadgeLabel } from '@tractrix/domain/moves'
import { t } from '../../platform/words.ts'
import { type MoveRow, statusSince } from '../../site-data/index.ts'
import { Age } from '../../ui/marks/age.tsx'
import { Badge, StatusMark } from '../../ui/marks/status-mark.tsx'
import { moveStatusLook } from './move-status-look.ts'
import { doesWait, WhyItWaits } from './why-it-waits.tsx'

/** The status with the time since the move entered it; of a move that waits it says on demand what for. */
export function MoveStatus({ move }: { move: MoveRow }) {
  const status = (
    <StatusMark {...moveStatusLook(move)}>
      {t(moveBadgeLabel(move))} <Age since={statusSince(move)} />
    </StatusMark>
  )
  return doesWait(move) ? <WhyItWaits move={move}>{status}</WhyItWaits> : status
}

/** The status as a badge, without its age (MV-HIS-08, MV-OPEN-106). */
export function MoveBadge({ move }: { move: MoveRow }) {
  return <Badge {...moveStatusLook(move)}>{t(moveBadgeLabel(move))}</Badge>
}
