import { compareInQueue, waitsForTurn } from '@tractrix/domain/moves'
import type { ReactNode } from 'react'
import { t } from '../../platform/words.ts'
import { type MoveRow, useSiteData, waitText } from '../../site-data/index.ts'
import { tipProps } from '../../ui/actions/tip-props.ts'
import { Popover } from '../../ui/layers/popover.tsx'
import { WaitHelp } from './wait-help.tsx'
import { sentence } from './wait-line.tsx'
import styles from './why-it-waits.module.css'

/** Whether there is something to say about why a move does not go on. */
export function doesWait(move: MoveRow): boolean {
  return move.status === 'pending' || (move.status === 'in_progress' && move.waitReasons.length > 0)
}

/**
 * The status of a move that waits, as a button: pointed at or focused it says what the move waits for, pressed it offers
 * what helps.
 */
export function WhyItWaits({ move, children }: { move: MoveRow; children: ReactNode }) {
  const reasons = waitSentences(move)
  const trigger = (
    <button
      type="button"
      className={styles.button}
      data-part="why"
      aria-description={reasons.join(' ')}
      {...tipProps({ title: t('Waiting'), reasons })}
    >
      {children}
    </button>
  )
  return (
    <Popover title={t('Why it waits')} trigger={trigger}>
      <ul className={styles.reasons}>
        {move.waitReasons.length === 0 && <li>{reasons[0]}</li>}
        {move.waitReasons.map((reason, index) => (
          <li key={`${reason.code} ${reason.message}`}>
            {reasons[index]} <WaitHelp reason={reason} move={move} />
          </li>
        ))}
      </ul>
      {waitsForTurn(move.waitReasons) && <PlaceInQueue move={move} />}
    </Popover>
  )
}

function waitSentences({ waitReasons }: MoveRow): string[] {
  if (waitReasons.length === 0) return [t('It was queued a moment ago; a truck is being looked for.')]
  return waitReasons.map(reason => sentence(waitText(reason)))
}

/** How many moves come before one that waits for its turn. */
function PlaceInQueue({ move }: { move: MoveRow }) {
  const pending = useSiteData().openMoves.filter(({ status }) => status === 'pending')
  const count = pending.filter(other => compareInQueue(other, move) < 0).length
  return (
    <p className={styles.place}>
      {t(
        '{count, plural, =0 {It is the next.} one {# move comes before it.} other {# moves come before it.}}',
        {
          count,
        },
      )}
    </p>
  )
}
