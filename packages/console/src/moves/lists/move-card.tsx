import { moveSourceLabel, moveTypeLabel, waitsForTurn } from '@tractrix/domain/moves'
import { formatDuration } from '@tractrix/domain/platform'
import { ArrowRight, Hourglass } from 'lucide-react'
import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import { errorText, type MoveRow, statusSince, waitText } from '../../site-data/index.ts'
import { TruckName } from '../../trucks/index.ts'
import { Age } from '../../ui/marks/age.tsx'
import { Mono, Quiet } from '../../ui/marks/text.tsx'
import type { CardParts } from '../../ui/table/model/data-table-props.ts'
import { AddDestination } from '../cells/add-destination.tsx'
import { MoveBadge } from '../cells/move-status.tsx'
import { Priority } from '../cells/priority.tsx'
import { WaitHelp } from '../cells/wait-help.tsx'
import { sentence } from '../cells/wait-line.tsx'
import { doesWait, WhyItWaits } from '../cells/why-it-waits.tsx'
import { moveNames } from '../words/move-names.ts'
import { reassignedMessage } from '../words/reassigned-message.ts'
import styles from './move-card.module.css'

/** The card of a move, for `DataTable`. */
export function moveCard(move: MoveRow, parts: CardParts) {
  return <MoveCard move={move} {...parts} />
}

/**
 * A move on a small screen: trailer, status and age; start to end; truck, priority, type; why it waits. The integration
 * console has the reference in place of the priority (MV-SITE-08, MV-SITE-11).
 */
function MoveCard({ move, menu, check }: CardParts & { move: MoveRow }) {
  const { priorityColumn, referenceIdEverywhere } = useVariant()
  const { scac, serial, truck, reference } = moveNames(move)
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        {check}
        <Mono className={styles.name}>
          {[scac, serial].filter(Boolean).join(' ') || t(moveTypeLabel(move.type))}
        </Mono>
        {doesWait(move) ? (
          <WhyItWaits move={move}>
            <MoveBadge move={move} />
          </WhyItWaits>
        ) : (
          <MoveBadge move={move} />
        )}
        <Age since={statusSince(move)} />
        {menu}
      </div>
      <div className={styles.route}>
        <Ends move={move} />
      </div>
      <div className={styles.facts}>
        {truck && <TruckName truck={truck} />}
        {priorityColumn && (
          <span className={styles.fact}>
            <Priority priority={move.priority} label />
          </span>
        )}
        <span>{t(moveTypeLabel(move.type))}</span>
        <Quiet>{t(moveSourceLabel(move.source))}</Quiet>
        {move.status === 'complete' && move.moveDuration !== null && (
          <Quiet>{formatDuration(move.moveDuration)}</Quiet>
        )}
        {referenceIdEverywhere && reference !== null && <Mono>{reference}</Mono>}
      </div>
      <Outcome move={move} />
      <Waits move={move} />
    </div>
  )
}

function Ends({ move }: { move: MoveRow }) {
  const { start, end } = moveNames(move)
  if (move.type === 'repark') {
    return (
      <>
        <Mono>{start}</Mono>
        <ArrowRight size={17} aria-label={t('to')} />
        <span className={styles.stays}>{t('stays, parked again')}</span>
      </>
    )
  }
  return (
    <>
      {start !== null && <Mono>{start}</Mono>}
      <ArrowRight size={17} aria-label={t('to')} />
      {move.status === 'draft' && move.toZone === null ? (
        <AddDestination move={move} />
      ) : (
        end !== null && <Mono>{end}</Mono>
      )}
    </>
  )
}

/** What became of a move that failed or went back: the columns of the Errored and Reassigned tabs. */
function Outcome({ move }: { move: MoveRow }) {
  const message = move.reassignedAt === null ? errorText(move) : reassignedMessage(move)
  if (message === null || message === '') return null
  return <p className={styles.outcome}>{message}</p>
}

function Waits({ move }: { move: MoveRow }) {
  const [reason] = move.waitReasons
  if (reason === undefined || waitsForTurn(move.waitReasons)) return null
  return (
    <div className={styles.wait}>
      <Hourglass size={15} aria-hidden />
      <span className={styles.reason}>{sentence(waitText(reason))}</span>
      <WaitHelp reason={reason} move={move} />
    </div>
  )
}
