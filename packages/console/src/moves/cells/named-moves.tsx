import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { describeMove } from '../words/move-toast.ts'
import styles from './named-moves.module.css'

/** So many are named; of more the rest is counted. */
const NAMED = 3

/** Which moves a question is about, so that nobody answers it for another one. */
export function NamedMoves({ moves }: { moves: readonly MoveRow[] }) {
  const named = moves.length > NAMED + 1 ? moves.slice(0, NAMED) : moves
  const others = moves.length - named.length
  return (
    <ul className={styles.list}>
      {named.map(move => (
        <li key={move.id}>{describeMove(move)}</li>
      ))}
      {others > 0 && <li>{t('and {count} more', { count: others })}</li>}
    </ul>
  )
}
