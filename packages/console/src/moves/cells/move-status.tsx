import { moveBadgeLabel, waitsForTurn } from '@tractrix/domain/moves'
import { t } from '../../platform/words.ts'
import { Age } from '../../ui/marks/age.tsx'
import { Badge, StatusMark } from '../../ui/marks/status-mark.tsx'
import { tipProps } from '../../ui/tips/tip-props.ts'
import { type MoveRow, statusSince } from '../move-row.ts'
import { moveStatusLook } from '../move-status-look.ts'
import { sentence } from './wait-line.tsx'

/**
 * The status with the time since the move entered it. A move that only waits for its turn says so when it is pointed at;
 * what stands in the way of one move alone has a line of its own (`WaitLine`).
 */
export function MoveStatus({ move }: { move: MoveRow }) {
  const turn = waitsForTurn(move.waitReasons) ? sentence(move.waitReasons[0]!.message) : null
  return (
    <span {...(turn !== null && tipProps({ title: t('Waiting'), reasons: [turn] }))}>
      <StatusMark {...moveStatusLook(move)}>
        {t(moveBadgeLabel(move))} <Age since={statusSince(move)} />
        {turn !== null && (
          <span className="sr-only">
            {t('Waiting:')} {turn}
          </span>
        )}
      </StatusMark>
    </span>
  )
}

/** The status as a badge, without its age (MV-HIS-08, MV-OPEN-106). */
export function MoveBadge({ move }: { move: MoveRow }) {
  return <Badge {...moveStatusLook(move)}>{t(moveBadgeLabel(move))}</Badge>
}
