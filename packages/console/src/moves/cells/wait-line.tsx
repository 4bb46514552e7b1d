import { Hourglass } from 'lucide-react'
import { t } from '../../platform/words.ts'
import { type MoveRow, waitText } from '../../site-data/index.ts'
import { tipProps } from '../../ui/actions/tip-props.ts'
import { Quiet } from '../../ui/marks/text.tsx'
import { WaitHelp } from './wait-help.tsx'
import styles from './wait-line.module.css'

/** Why a pending move, and others that wait for the same, have not started: the first fact, and the one link that helps. */
export function WaitLine({ move, count = 1 }: { move: MoveRow; count?: number | undefined }) {
  const [first, ...others] = move.waitReasons
  if (first === undefined) return null
  const all = move.waitReasons.map(reason => sentence(waitText(reason)))
  return (
    <span className={styles.line} data-part="wait">
      <Hourglass size={13} aria-hidden />
      <span {...(others.length > 0 && tipProps({ title: t('Waiting'), reasons: all }))}>
        {count > 1 ? t('{count} moves wait:', { count }) : t('Waiting:')} {waitText(first)}
        {others.length > 0 && <Quiet> {t('and {count} more', { count: others.length })}</Quiet>}
      </span>
      <WaitHelp reason={first} move={move} />
    </span>
  )
}

/** The clause as a sentence of its own. */
export function sentence(clause: string): string {
  return clause === '' ? '' : `${clause[0]!.toUpperCase()}${clause.slice(1)}.`
}
