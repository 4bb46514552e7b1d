import { useLiveStatus } from '../../platform/live/live-link-context.tsx'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { Pulse } from '../../ui/marks/small-marks.tsx'
import styles from './queue-summary.module.css'

/** `Live  5 in progress, 4 pending`: the line over the cards of a small screen. Null: the moves are not there. */
export function QueueSummary({ moves }: { moves: readonly MoveRow[] | null }) {
  const live = useLiveStatus().state === 'connected'
  const count = (status: MoveRow['status']) => moves?.filter(move => move.status === status).length ?? 0
  return (
    <p className={styles.summary}>
      {live && <Pulse />}
      {live && <b>{t('Live')}</b>}
      {moves !== null &&
        t('{running} in progress, {pending} pending', {
          running: count('in_progress'),
          pending: count('pending'),
        })}
    </p>
  )
}
